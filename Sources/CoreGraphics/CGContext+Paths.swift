public import Foundation
public import Geometry
import Scene

// Points are stored in the base space: a path may be built under several transforms.

extension CGContext {
  public func beginPath() { basePath = Path() }
  public func closePath() { build { $0.closeSubpath() } }
  public func move(to point: CGPoint) { build { $0.move(to: point, transform: $1) } }
  public func addLine(to point: CGPoint) { build { $0.addLine(to: point, transform: $1) } }
  public func addRect(_ rect: CGRect) { build { $0.addRect(rect, transform: $1) } }
  public func addRects(_ rects: [CGRect]) { build { $0.addRects(rects, transform: $1) } }
  public func addPath(_ path: CGPath) { build { $0.addPath(path, transform: $1) } }

  public func addLines(between points: [CGPoint]) {
    build { $0.addLines(between: points, transform: $1) }
  }

  public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect, transform: $1) } }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    build { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    build { $0.addQuadCurve(to: end, control: control, transform: $1) }
  }

  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: endAngle,
        clockwise: clockwise,
        transform: $1
      )
    }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1)
    }
  }

  private func build(_ body: (CGMutablePath, CGAffineTransform) -> Void) {
    let building = CGMutablePath(basePath)
    body(building, state.transform)
    basePath = building.value
  }

  private func build(_ body: (CGMutablePath) -> Void) {
    build { path, _ in body(path) }
  }
}

extension CGContext {
  public var isPathEmpty: Bool { basePath.isEmpty }
  public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }
  /// [D] The box around all points, including control points.
  public var boundingBoxOfPath: CGRect { userPath.controlBounds }

  /// A copy of the current path, in the current space.
  public var path: CGPath? { basePath.isEmpty ? nil : CGPath(userPath) }

  /// [D] Whether drawing the path in that mode would paint the point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = userPath
    let rule: CGPathFillRule = mode.usesEvenOdd ? .evenOdd : .winding
    if mode.fills, path.contains(point, using: rule) { return true }
    return mode.strokes && path.stroked(in: state.stroke).contains(point)
  }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    basePath = userPath.stroked(in: state.stroke).applying(state.transform)
  }

  /// The current path in the current space.
  var userPath: Path { basePath.applying(state.transform.inverted()) }
}

extension CGPathDrawingMode {
  var usesEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
  package var fills: Bool { self != .stroke }
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

extension Path {
  /// The outline of a stroke along the path.
  func stroked(in style: StrokeStyle) -> Path {
    dashed(
      phase: CGFloat(style.dashPhase),
      lengths: style.dash.map { CGFloat($0) }
    ).stroked(
      width: CGFloat(style.width),
      cap: style.cap,
      join: style.join,
      miterLimit: CGFloat(style.miterLimit)
    )
  }
}
