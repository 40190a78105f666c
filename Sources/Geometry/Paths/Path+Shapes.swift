public import Foundation

/// The distance of a quarter circle's control points from its ends, in radii.
private let quarter: CGFloat = 4.0 / 3.0 * (CGFloat(2).squareRoot() - 1)

extension Path {
  /// From the corner at the origin along x, as Core Graphics draws it.
  public init(rect: CGRect) {
    let rect = rect.standardized
    self.init([
      .move(CGPoint(x: rect.minX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// Four cubics from the middle of the right side, for any rectangle.
  public init(ellipseIn rect: CGRect) {
    let rect = rect.standardized
    let (x, y) = (rect.midX, rect.midY)
    let (dx, dy) = (rect.width / 2 * quarter, rect.height / 2 * quarter)
    let (right, bottom) = (CGPoint(x: rect.maxX, y: y), CGPoint(x: x, y: rect.maxY))
    let (left, top) = (CGPoint(x: rect.minX, y: y), CGPoint(x: x, y: rect.minY))
    func near(_ point: CGPoint, dx: CGFloat, dy: CGFloat) -> CGPoint {
      CGPoint(x: point.x + dx, y: point.y + dy)
    }
    self.init([
      .move(right),
      .cubic(near(right, dx: 0, dy: dy), near(bottom, dx: dx, dy: 0), to: bottom),
      .cubic(near(bottom, dx: -dx, dy: 0), near(left, dx: 0, dy: dy), to: left),
      .cubic(near(left, dx: 0, dy: -dy), near(top, dx: -dx, dy: 0), to: top),
      .cubic(near(top, dx: dx, dy: 0), near(right, dx: 0, dy: -dy), to: right),
      .close,
    ])
  }

  /// A plain rectangle if no corner is round.
  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii) {
    let rect = rect.standardized
    let radii = cornerRadii.fitted(to: rect.size)
    guard !radii.isZero else {
      self.init(rect: rect)
      return
    }
    self.init(
      frame: rect,
      corners: [radii.bottomRight, radii.bottomLeft, radii.topLeft, radii.topRight]
        .map { CGSize(width: $0, height: $0) }
    )
  }

  /// A line and a cubic for each corner, for any rectangle.
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let rect = rect.standardized
    let corner = CGSize(
      width: min(max(0, cornerWidth), rect.width / 2),
      height: min(max(0, cornerHeight), rect.height / 2)
    )
    self.init(frame: rect, corners: [corner, corner, corner, corner])
  }

  /// Corners in the order of drawing: bottom right, bottom left, top left, top right.
  private init(frame: CGRect, corners: [CGSize]) {
    let anchors = [
      (CGPoint(x: frame.maxX, y: frame.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: frame.minX, y: frame.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: frame.minX, y: frame.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: frame.maxX, y: frame.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
    ]
    // Half-way down, unless a corner is larger: a stroke would show the way back.
    let (below, above) = (frame.minY + corners[3].height, frame.maxY - corners[0].height)
    let start = CGPoint(x: frame.maxX, y: max(below, min(frame.midY, above)))
    self.init([.move(start)])
    for (corner, (anchor, arriving, leaving)) in zip(corners, anchors) {
      addCorner(at: anchor, size: corner, arriving: arriving, leaving: leaving)
    }
    close()
  }

  /// Adds sides and curves of zero length too, so that paths of one kind can be interpolated.
  private mutating func addCorner(
    at tip: CGPoint,
    size: CGSize,
    arriving: CGVector,
    leaving: CGVector
  ) {
    func along(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x + direction.dx * size.width * share,
        y: tip.y + direction.dy * size.height * share
      )
    }
    let isRound = size.width > 0 && size.height > 0
    let bend = isRound ? 1 - quarter : 0
    addLine(to: isRound ? along(arriving, -1) : tip)
    addCubic(
      to: isRound ? along(leaving, 1) : tip,
      control1: along(arriving, -bend),
      control2: along(leaving, bend)
    )
  }

  /// The end point of the last element that has one.
  package var lastPoint: CGPoint? {
    elements.last { $0 != .close }?.points.last
  }
}
