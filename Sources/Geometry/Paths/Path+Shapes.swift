public import Foundation

/// How far a quarter circle's control points stand from its ends, in radii.
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

  /// Four cubics from the middle of the right side.
  public init(ellipseIn rect: CGRect) {
    let rect = rect.standardized
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    self.init(frame: rect, corners: [half, half, half, half])
  }

  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii) {
    let rect = rect.standardized
    let radii = cornerRadii.fitted(to: rect.size)
    self.init(
      frame: rect,
      corners: [radii.bottomRight, radii.bottomLeft, radii.topLeft, radii.topRight]
        .map { CGSize(width: $0, height: $0) }
    )
  }

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
    let sharp = corners.allSatisfy { $0.width == 0 || $0.height == 0 }
    guard !sharp else {
      self.init(rect: frame)
      return
    }
    let places = [
      (CGPoint(x: frame.maxX, y: frame.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: frame.minX, y: frame.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: frame.minX, y: frame.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: frame.maxX, y: frame.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
    ]
    // Half-way down, unless a corner reaches further: a stroke would show the way back to it.
    let (below, above) = (frame.minY + corners[3].height, frame.maxY - corners[0].height)
    let start = CGPoint(x: frame.maxX, y: max(below, min(frame.midY, above)))
    self.init([.move(start)])
    for (corner, (place, arriving, leaving)) in zip(corners, places) {
      addCorner(at: place, size: corner, arriving: arriving, leaving: leaving)
    }
    if lastPoint != start { addLine(to: start) }
    close()
  }

  private mutating func addCorner(
    at place: CGPoint,
    size: CGSize,
    arriving: CGVector,
    leaving: CGVector
  ) {
    func along(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
      CGPoint(
        x: place.x + direction.dx * size.width * share,
        y: place.y + direction.dy * size.height * share
      )
    }
    let (from, to) = (along(arriving, -1), along(leaving, 1))
    if from != lastPoint { addLine(to: from) }
    guard size.width > 0, size.height > 0 else { return }
    addCubic(to: to, control1: along(arriving, quarter - 1), control2: along(leaving, 1 - quarter))
  }

  /// The end point of the last element that has one.
  package var lastPoint: CGPoint? {
    elements.last { $0 != .close }?.points.last
  }
}
