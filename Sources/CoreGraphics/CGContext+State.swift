import Foundation
import Geometry
package import Scene

extension CGContext {
  /// The state that `saveGState` stores.
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
    /// An upper bound of the clip, in the base space.
    var clipBounds: CGRect

    package func ink(_ paint: Paint) -> Ink {
      Ink(paint, opacity: alpha, blendMode: blendMode, antialiases: antialiases)
    }

    package var filter: ImageContent.Filter { interpolation == .none ? .nearest : .linear }
  }
}
