import Foundation

/// How far content follows a finger that drags it beyond its edge.
struct ScrollRubberBand {
  static let coefficient: CGFloat = 0.55  // [M] Numbers.md
  /// [M] The seconds before the finger is lifted over which a speed is measured.
  private static let memory: CGFloat = 0.1
  /// The length of the scroll view.
  let length: CGFloat

  /// [W] Never more than the length of the view.
  func stretch(_ pull: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let ratio = abs(pull) * Self.coefficient / length
    return (pull < 0 ? -1 : 1) * (1 - 1 / (ratio + 1)) * length
  }

  /// The drag for an offset.
  func pull(_ stretch: CGFloat) -> CGFloat {
    let part = min(abs(stretch), length * 0.999)
    guard length > part else { return 0 }
    return (stretch < 0 ? -1 : 1) * length / Self.coefficient * part / (length - part)
  }

  /// A position limited to a range, with a rubber band.
  func limited(_ wanted: CGFloat, in limits: ClosedRange<CGFloat>) -> CGFloat {
    let inside = min(max(wanted, limits.lowerBound), limits.upperBound)
    return inside + stretch(wanted - inside)
  }

  /// The unlimited position for a limited one.
  func unlimited(_ limited: CGFloat, in limits: ClosedRange<CGFloat>) -> CGFloat {
    let inside = min(max(limited, limits.lowerBound), limits.upperBound)
    return inside + pull(limited - inside)
  }

  /// The speed of a limited position while the unlimited one, which began at `base`, is pulled.
  func speed(
    at position: CGFloat,
    in limits: ClosedRange<CGFloat>,
    pulledAt speed: CGFloat,
    since base: CGFloat
  ) -> CGFloat {
    guard speed != 0 else { return 0 }
    let now = unlimited(position, in: limits)
    let time = min(Self.memory, abs(now - base) / abs(speed))
    let before = now - speed * time
    guard time > 0, !limits.contains(now) || !limits.contains(before) else { return speed }
    return (position - limited(before, in: limits)) / time
  }
}
