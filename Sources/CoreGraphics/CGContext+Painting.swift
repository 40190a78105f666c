public import Foundation
public import Geometry
package import Scene

extension CGContext {
  // MARK: Colours

  public func setFillColor(_ color: CGColor) {
    fillPaint = .whole(of: color)
    guard let pattern = color.pattern, fillPaint.color != nil, !ignoresColors else { return }
    state.fillPattern = paint(pattern, of: color)
  }

  public func setStrokeColor(_ color: CGColor) {
    strokePaint = .whole(of: color)
    guard let pattern = color.pattern, strokePaint.color != nil, !ignoresColors else { return }
    state.strokePattern = paint(pattern, of: color)
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// [D] Later components are in the space; until then the colour is black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    CGColor.initial(in: space).map(setFillColor)
  }

  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    CGColor.initial(in: space).map(setStrokeColor)
  }

  /// The components of the current space, followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map(setFillColor)
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map(setStrokeColor)
  }

  package var fillPaint: Paint {
    get { state.fillPaint }
    set { if !ignoresColors { state.fillPaint = newValue } }
  }

  package var strokePaint: Paint {
    get { state.strokePaint }
    set { if !ignoresColors { state.strokePaint = newValue } }
  }

  // MARK: Lines

  public func setLineWidth(_ width: CGFloat) { state.stroke.width = Double(width) }
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }
  /// Has no effect: curves are exact here.
  public func setFlatness(_ flatness: CGFloat) {}

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dash = lengths.map { Double($0) }
    state.stroke.dashPhase = Double(phase)
  }

  // MARK: Painting the current path

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(userPath, rule)
    basePath = Path()
  }

  public func strokePath() {
    stroke(userPath, state.stroke)
    basePath = Path()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = userPath
    shadowed {
      if mode.fills { paintFill(path, mode.usesEvenOdd ? .evenOdd : .winding) }
      if mode.strokes { paintStroke(path, state.stroke) }
    }
    basePath = Path()
  }

  // MARK: Painting shapes, which clears the current path too [D]

  public func fill(_ rect: CGRect) { fillShape(Path(rect: rect)) }
  public func fillEllipse(in rect: CGRect) { fillShape(Path(ellipseIn: rect)) }

  public func fill(_ rects: [CGRect]) {
    fillShape(Path(rects.flatMap { Path(rect: $0).elements }))
  }

  public func stroke(_ rect: CGRect) { strokeShape(Path(rect: rect), state.stroke) }
  public func strokeEllipse(in rect: CGRect) { strokeShape(Path(ellipseIn: rect), state.stroke) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = Double(width)
    strokeShape(Path(rect: rect), style)
  }

  /// Pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let ends = points.count - points.count % 2
    let elements = points.prefix(ends).enumerated().map { index, point in
      index % 2 == 0 ? Path.Element.move(point) : .line(point)
    }
    strokeShape(Path(elements), state.stroke)
  }

  private func fillShape(_ path: Path) {
    fill(path, .winding)
    basePath = Path()
  }

  private func strokeShape(_ path: Path, _ style: StrokeStyle) {
    stroke(path, style)
    basePath = Path()
  }

  /// Makes the rectangle transparent.
  public func clear(_ rect: CGRect) {
    let ink = Ink(.color(.black), blendMode: .clear, antialiases: state.antialiases)
    record(.fill(Path(rect: rect), rule: .winding, ink: ink))
  }
}

extension CGContext {
  package func fill(_ path: Path, _ rule: CGPathFillRule) {
    shadowed { paintFill(path, rule) }
  }

  package func stroke(_ path: Path, _ style: StrokeStyle) {
    shadowed { paintStroke(path, style) }
  }

  private func paintFill(_ path: Path, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    if let pattern = state.fillPattern { return paint(pattern, inside: path, rule) }
    record(.fill(path, rule: rule, ink: state.ink(state.fillPaint)))
  }

  private func paintStroke(_ path: Path, _ style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0 else { return }
    if let pattern = state.strokePattern {
      return paint(pattern, inside: path.stroked(in: style), .winding)
    }
    record(.stroke(path, style: style, ink: state.ink(state.strokePaint)))
  }
}

extension Paint {
  /// The paint of a colour; of a pattern, only if the renderer can repeat it by itself.
  fileprivate static func whole(of color: CGColor) -> Paint {
    guard color.alpha == 1, let tiles = color.pattern?.paint else { return .color(color.value) }
    return .pattern(tiles)
  }

  /// The colour if it is uniform.
  package var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension CGColor {
  /// [D] Black; nil in a space of patterns.
  fileprivate static func initial(in space: CGColorSpace) -> CGColor? {
    let components = (0..<space.numberOfComponents).map { _ in CGFloat(0) } + [1]
    return CGColor(colorSpace: space, components: components)
  }
}
