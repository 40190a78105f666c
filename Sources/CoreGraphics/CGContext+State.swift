import Foundation
import Geometry
package import Scene

extension CGContext {
  /// What `saveGState` keeps.
  package struct State {
    package var transform = CGAffineTransform.identity
    package var fillPaint = Paint.color(.black)
    package var strokePaint = Paint.color(.black)
    package var stroke = StrokeStyle()
    package var alpha = 1.0
    package var blendMode = CGBlendMode.normal
    package var shadow: Shadow?
    var antialiases = true
    var interpolation = CGInterpolationQuality.default
    /// The part of the canvas that clips have left over, an upper bound in the base space.
    var clipBounds: CGRect

    package func ink(_ paint: Paint) -> Ink {
      Ink(paint, opacity: alpha, blendMode: blendMode, antialiases: antialiases)
    }

    package var filter: ImageContent.Filter { interpolation == .none ? .nearest : .linear }
  }
}
