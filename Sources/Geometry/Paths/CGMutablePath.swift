public import Foundation

/// A mutable path.
public class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() {
    self.init(Path())
  }
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    value.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint else { return }
    value.addLine(to: point.applying(transform))
  }

  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint else { return }
    value.addQuad(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint else { return }
    value.addCubic(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  public func closeSubpath() {
    guard hasCurrentPoint, value.elements.last != .close else { return }
    value.close()
  }

  // Like Core Graphics, we refuse to continue without a current point.
  private var hasCurrentPoint: Bool { value.currentPoint != nil }
}

extension CGMutablePath {
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    value.append(Path(rect: rect).applying(transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A new subpath through `points`.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    value.append(Path(ellipseIn: rect).applying(transform))
  }

  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    value.append(path.applying(transform))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    value.append(path.value.applying(transform))
  }
}

extension CGMutablePath {
  /// `clockwise` as in a coordinate system with y up: on screen it looks counterclockwise.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    draw(under: transform) {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: endAngle,
        clockwise: clockwise
      )
    }
  }

  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    draw(under: transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint else { return }
    draw(under: transform) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// Draws in the coordinates before `transform`, where circles are still round.
  private func draw(under transform: CGAffineTransform, _ body: (inout Path) -> Void) {
    let start = value.currentPoint?.applying(transform.inverted())
    var piece = Path(start.map { [.move($0)] } ?? [])
    body(&piece)
    if start != nil { piece.elements.removeFirst() }
    value.append(piece.applying(transform))
  }
}
