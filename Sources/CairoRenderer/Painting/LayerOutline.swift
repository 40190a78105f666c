internal import Foundation
internal import Geometry
internal import Scene

extension Layer {
  /// The rounded bounds.
  var outline: Path { outline(inset: 0) }

  /// The rounded bounds, inset on all sides, including the corners.
  func outline(inset: Double) -> Path {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let fitted = cornerRadii.fitted(to: bounds.size)
    let radii = CornerRadii(
      topLeft: max(0, fitted.topLeft - inset),
      topRight: max(0, fitted.topRight - inset),
      bottomRight: max(0, fitted.bottomRight - inset),
      bottomLeft: max(0, fitted.bottomLeft - inset)
    )
    return hasContinuousCorners && !radii.isZero
      ? Path(continuousRect: rect, radii: radii)
      : Path(roundedRect: rect, cornerRadii: radii)
  }
}

extension Path {
  /// A rectangle with the smooth corners of `CALayerCornerCurve.continuous`.
  ///
  /// If a side is too short for the whole curve, the corner becomes circular.
  init(continuousRect rect: CGRect, radii: CornerRadii) {
    let corners: [(CGPoint, CGVector, CGVector, CGFloat)] = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1),
        radii.topRight
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0),
        radii.bottomRight
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1),
        radii.bottomLeft
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0),
        radii.topLeft
      ),
    ]
    self.init()
    let room = min(rect.width, rect.height) / 2
    for (corner, back, ahead, radius) in corners {
      addContinuousCorner(corner, back: back, ahead: ahead, radius: radius, room: room)
    }
    close()
  }

  private mutating func addContinuousCorner(
    _ corner: CGPoint,
    back: CGVector,
    ahead: CGVector,
    radius: CGFloat,
    room: CGFloat
  ) {
    let smooth = SmoothCorner.points(reach: radius > 0 ? room / radius : 1)
    func mapped(_ p: CGPoint) -> CGPoint {
      CGPoint(
        x: corner.x + (back.dx * p.x + ahead.dx * p.y) * radius,
        y: corner.y + (back.dy * p.x + ahead.dy * p.y) * radius
      )
    }
    let p = smooth.map(mapped)
    if isEmpty { move(to: p[0]) } else { addLine(to: p[0]) }
    guard radius > 0 else { return }
    for i in stride(from: 1, to: 10, by: 3) {
      addCubic(to: p[i + 2], control1: p[i], control2: p[i + 1])
    }
  }
}

/// The shape of a corner of radius 1: distances from its tip along both sides.
private enum SmoothCorner {
  // [W] measured from UIBezierPath by PaintCode, "Mathematics of iOS 7 icons"; three cubics.
  private static let continuous: [CGPoint] = mirrored([
    CGPoint(x: 1.52866, y: 0), CGPoint(x: 1.08849, y: 0), CGPoint(x: 0.86841, y: 0),
    CGPoint(x: 0.63149, y: 0.07491), CGPoint(x: 0.37282, y: 0.16906),
  ])

  // A quarter circle, cut into three where the curve above is.
  private static let circular: [CGPoint] = mirrored([
    CGPoint(x: 1, y: 0), CGPoint(x: 0.87335, y: 0), CGPoint(x: 0.74758, y: 0.02413),
    CGPoint(x: 0.62992, y: 0.07100), CGPoint(x: 0.37501, y: 0.17255),
  ])

  private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }

  /// Ten points of three cubics; `reach` is the space along a side, in radii.
  static func points(reach: CGFloat) -> [CGPoint] {
    let share = min(max((reach - 1) / (continuous[0].x - 1), 0), 1)
    return zip(circular, continuous).map { round, smooth in
      CGPoint(
        x: round.x + (smooth.x - round.x) * share,
        y: round.y + (smooth.y - round.y) * share
      )
    }
  }
}
