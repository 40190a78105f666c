public import Foundation

extension Path {
  /// Adds an arc, with a line to its start if there is a current point.
  ///
  /// `clockwise` is Core Graphics' term: angles decrease. On screen, where y points down, that
  /// looks counterclockwise.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    )
  }

  /// Adds an arc that turns by `delta` radians, with a line to its start.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    let delta = delta.withFewTurns
    let arc = Arc(center: center, radius: radius)
    let start = arc.point(at: startAngle)
    if isEmpty { move(to: start) } else if lastPoint != start { addLine(to: start) }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    for index in 0..<count where delta != 0 {
      elements.append(arc.cubic(from: startAngle + step * CGFloat(index), by: step))
    }
  }

  /// Adds a line and the arc that touches both tangents: current point → `corner` → `end`.
  public mutating func addArc(
    tangent1End corner: CGPoint,
    tangent2End end: CGPoint,
    radius: CGFloat
  ) {
    guard let start = currentPoint else { return }
    let incoming = SIMD2(start) - SIMD2(corner)
    let outgoing = SIMD2(end) - SIMD2(corner)
    guard let fillet = Fillet(corner: SIMD2(corner), incoming, outgoing, radius: Double(radius))
    else {
      addLine(to: corner)
      return
    }
    addArc(
      center: CGPoint(fillet.center),
      radius: radius,
      startAngle: CGFloat(fillet.startAngle),
      delta: CGFloat(fillet.delta)
    )
  }

  /// The start of the next element; nil in an empty path.
  public var currentPoint: CGPoint? {
    guard elements.last == .close else { return lastPoint }
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }
}

/// The angle from start to end in the given direction; whole turns in the other one count as one.
private func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
  let delta = clockwise ? start - end : end - start
  guard delta < 0 else { return clockwise ? -delta : delta }
  let rest = delta.truncatingRemainder(dividingBy: 2 * .pi)
  let turned = 2 * .pi + rest
  return clockwise ? -turned : turned
}

extension CGFloat {
  /// The angle, without the whole turns beyond the first 64, which draw the same circle.
  fileprivate var withFewTurns: CGFloat {
    let most: CGFloat = 2 * .pi * 64  // [I]
    guard magnitude > most else { return self }
    return truncatingRemainder(dividingBy: 2 * .pi) + (self < 0 ? -most : most)
  }
}

private struct Arc {
  let center: CGPoint
  let radius: CGFloat

  func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// At most a quarter turn as one cubic, within 2.7e-4 of the radius.
  func cubic(from start: CGFloat, by delta: CGFloat) -> Path.Element {
    let reach = radius * 4 / 3 * tan(delta / 4)
    let (from, to) = (point(at: start), point(at: start + delta))
    return .cubic(
      CGPoint(x: from.x - reach * sin(start), y: from.y + reach * cos(start)),
      CGPoint(x: to.x + reach * sin(start + delta), y: to.y - reach * cos(start + delta)),
      to: to
    )
  }
}

/// The circle that touches two rays from a corner.
private struct Fillet {
  let center: SIMD2<Double>
  let startAngle: Double
  let delta: Double

  /// Nil if a ray has no length, both are on one line, or the radius is not positive.
  init?(
    corner: SIMD2<Double>,
    _ incoming: SIMD2<Double>,
    _ outgoing: SIMD2<Double>,
    radius: Double
  ) {
    guard radius > 0, incoming.length > 0, outgoing.length > 0 else { return nil }
    let (u, v) = (incoming / incoming.length, outgoing / outgoing.length)
    let cross = u.cross(v)
    guard abs(cross) > 1e-9 else { return nil }
    let reach = radius * (1 + u.dot(v)) / abs(cross)
    let side = cross > 0 ? 1.0 : -1.0
    let normal = SIMD2(-u.y, u.x) * side
    center = corner + u * reach + normal * radius
    startAngle = atan2(-normal.y, -normal.x)
    // The arc turns the direction of travel from −u to v.
    delta = atan2((-u).cross(v), (-u).dot(v))
  }
}
