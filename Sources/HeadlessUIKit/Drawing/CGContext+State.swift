import Foundation
import Geometry
import Scene

extension CGContext {
  /// What `saveGState` keeps.
  struct State {
    var transform = CGAffineTransform.identity
    var fillPaint = Paint.color(.black)
    var strokePaint = Paint.color(.black)
    var stroke = StrokeStyle()
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var antialiases = true
    var interpolation = CGInterpolationQuality.default
    /// The part of the canvas that clips have left over, an upper bound in the base space.
    var clipBounds: CGRect

    func ink(_ paint: Paint) -> Ink {
      Ink(paint, opacity: alpha, blendMode: blendMode, antialiases: antialiases)
    }

    var filter: ImageContent.Filter { interpolation == .none ? .nearest : .linear }
  }
}
