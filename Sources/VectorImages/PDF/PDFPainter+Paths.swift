import Foundation
import Geometry
import Scene

extension PDFPainter {
  /// Handles operators that add to the path; returns whether this is one.
  func build(_ word: String, _ operands: PDFOperands) -> Bool {
    switch word {
    case "m": if operands.has(2) { path.move(to: operands.point(0)) }
    case "l": if operands.has(2) { addLine(to: operands.point(0)) }
    case "c" where operands.has(6):
      addCurve(operands.point(0), operands.point(2), to: operands.point(4))
    case "v" where operands.has(4):
      addCurve(path.currentPoint ?? operands.point(0), operands.point(0), to: operands.point(2))
    case "y" where operands.has(4):
      addCurve(operands.point(0), operands.point(2), to: operands.point(2))
    case "h": if !path.isEmpty { path.close() }
    case "re" where operands.has(4): addRect(operands.numbers)
    case "W": clipRule = .winding
    case "W*": clipRule = .evenOdd
    default: return false
    }
    return true
  }

  private func addLine(to point: CGPoint) {
    if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
  }

  private func addCurve(_ one: CGPoint, _ two: CGPoint, to end: CGPoint) {
    if path.isEmpty { path.move(to: one) }
    path.addCubic(to: end, control1: one, control2: two)
  }

  /// Negative sides reverse the rectangle's direction, which matters for holes.
  private func addRect(_ numbers: [Double]) {
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    path.move(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: x + width, y: y))
    path.addLine(to: CGPoint(x: x + width, y: y + height))
    path.addLine(to: CGPoint(x: x, y: y + height))
    path.close()
  }

  /// Handles operators that paint or discard the path, after which a pending clip takes effect;
  /// returns whether this is one.
  func paint(_ word: String) throws(VectorImageError) -> Bool {
    switch word {
    case "n": break
    case "f", "F": try fill(.winding)
    case "f*": try fill(.evenOdd)
    case "S": try stroke()
    case "s":
      path.close()
      try stroke()
    case "B", "b", "B*", "b*":
      if word.hasPrefix("b") { path.close() }
      try fill(word.hasSuffix("*") ? .evenOdd : .winding)
      try stroke()
    default: return false
    }
    if let clipRule { try canvas.record(.clip(path, rule: clipRule)) }
    (path, clipRule) = (Path(), nil)
    return true
  }

  private func fill(_ rule: CGPathFillRule) throws(VectorImageError) {
    guard !path.isEmpty else { return }
    let path = path
    try masked { () throws(VectorImageError) in
      try self.fill(path, rule, with: self.state.fill)
    }
  }

  func fill(
    _ path: Path,
    _ rule: CGPathFillRule,
    with brush: PDFState.Brush
  ) throws(VectorImageError) {
    guard let name = brush.pattern else {
      try canvas.fill(path, rule: rule, ink: ink(.color(brush.color), brush))
      return
    }
    try fill(path, rule: rule, pattern: name, brush: brush)
  }

  private func stroke() throws(VectorImageError) {
    guard !path.isEmpty else { return }
    let (path, brush, style) = (path, state.stroke, visibleStyle)
    try masked { () throws(VectorImageError) in
      if brush.pattern == nil {
        try self.canvas.stroke(path, style: style, ink: self.ink(.color(brush.color), brush))
      } else {
        try self.fill(path.stroked(with: style), .winding, with: brush)
      }
    }
  }

  /// [D] A line of width zero is drawn as the thinnest visible line.
  private var visibleStyle: StrokeStyle {
    var style = state.style
    if style.width == 0 { style.width = 0.35 / max(state.transform.magnification, 1e-6) }
    return style
  }

  func ink(_ paint: Paint, _ brush: PDFState.Brush) -> Ink {
    Ink(paint, opacity: brush.opacity, blendMode: state.blendMode)
  }
}
