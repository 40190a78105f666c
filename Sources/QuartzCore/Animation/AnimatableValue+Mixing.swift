import Foundation
import Geometry
import Timeline

/// The type that four lanes of doubles represent.
package enum LaneKind {
  case number, point, size, rect

  package func value(_ lanes: SIMD4<Double>) -> AnimatableValue {
    switch self {
    case .number: .number(lanes.x)
    case .point: .point(CGPoint(x: lanes.x, y: lanes.y))
    case .size: .size(CGSize(width: lanes.x, height: lanes.y))
    case .rect: .rect(CGRect(lanes))
    }
  }
}

extension AnimatableValue {
  package var laneKind: LaneKind? {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform, .color, .path, .numbers, .colors, .object: nil
    }
  }

  /// Nil for values that are not a few numbers, and for those that are nowhere, such as the frame of a
  /// view in `CGRect.null`: nothing lies between them and others.
  package var lanes: SIMD4<Double>? {
    let lanes: SIMD4<Double>
    switch self {
    case .number(let value): lanes = SIMD4(value, 0, 0, 0)
    case .point(let value): lanes = SIMD4(value.x, value.y, 0, 0)
    case .size(let value): lanes = SIMD4(value.width, value.height, 0, 0)
    case .rect(let value): lanes = SIMD4(value)
    case .transform, .color, .path, .numbers, .colors, .object: return nil
    }
    return lanes.magnitudeSquared.isFinite ? lanes : nil
  }

  /// A number that nobody has set is 0.
  private var lanesOrNothing: SIMD4<Double>? {
    if case .object(nil) = self { .zero } else { lanes }
  }

  package static func mix(_ a: Self, _ b: Self, _ progress: Double) -> Self {
    if let kind = b.laneKind, let from = a.lanesOrNothing, let to = b.lanes {
      return kind.value(SIMD4.mix(from, to, progress))
    }
    switch (a, b) {
    case (.transform(let a), .transform(let b)): return .transform(.mix(a, b, progress))
    case (.color(let a), .color(let b)): return .color(.mix(a, b, progress))
    case (.object(nil), .color(let b)): return .color(.mix(b.withAlpha(0), b, progress))
    case (.color(let a), .object(nil)): return .color(.mix(a, a.withAlpha(0), progress))
    case (.path(let a), .path(let b)): return .path(.mix(a, b, progress))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { .mix($0, $1, progress) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { .mix($0, $1, progress) })
    case (.object(let a), .object(let b)) where progress > 0 && progress < 1:
      // [W] One picture dissolves into the other.
      return .object(MixedContents(from: a, to: b, share: progress) ?? a)
    default: return progress < 1 ? a : b
    }
  }

  /// The sum; transforms are concatenated, `other` first.
  package func plus(_ other: Self, times factor: Double = 1) -> Self {
    if let kind = laneKind, let below = lanes, let offset = other.lanes {
      return kind.value(below + offset * factor)
    }
    switch (self, other) {
    case (.transform(let below), .transform(let offset)):
      let change = factor < 0 ? CATransform3DInvert(offset) : offset
      return .transform(CATransform3DConcat(change, below))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 * factor })
    case (.color(let a), .color(let b)):
      return .color(
        Color(
          red: a.red + b.red * factor,
          green: a.green + b.green * factor,
          blue: a.blue + b.blue * factor,
          alpha: a.alpha + b.alpha * factor
        )
      )
    default: return other
    }
  }
}
