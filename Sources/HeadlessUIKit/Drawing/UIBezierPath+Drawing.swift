import Foundation
import Geometry
import Scene

extension UIBezierPath {
  var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  var style: StrokeStyle {
    StrokeStyle(
      width: Double(lineWidth),
      cap: lineCapStyle,
      join: lineJoinStyle,
      miterLimit: Double(miterLimit),
      dash: dash.lengths.map { Double($0) },
      dashPhase: Double(dash.phase)
    )
  }

  /// Uses Core Graphics' path code, with its rules for points without a start.
  func build(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath(value)
    body(path)
    value = path.value
  }

  func draw(_ body: (CGContext) -> Void) {
    if let context = UIGraphicsGetCurrentContext() { body(context) }
  }

  func draw(_ blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    draw { context in
      let outer = context.state
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      body(context)
      context.state = outer
    }
  }

  func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(value)
    copy.dash = dash
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
