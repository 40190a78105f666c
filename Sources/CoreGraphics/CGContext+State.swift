import Foundation
import Geometry
package import Scene

extension CGContext {
  /// The state that `saveGState` stores.
  package struct State {
    package var transform = CGAffineTransform.identity
    package var fillPaint = Paint.color(.black) { didSet { fillPattern = nil } }
    package var strokePaint = Paint.color(.black) { didSet { strokePattern = nil } }
    /// Painted instead of the paint.
    var fillPattern: PatternPaint?
    var strokePattern: PatternPaint?
    var patternPhase = CGSize.zero
    /// [D] Of components: gray until it is set.
    var fillSpace = CGColorSpaceCreateDeviceGray()
    var strokeSpace = CGColorSpaceCreateDeviceGray()
    package var stroke = StrokeStyle()
    package var alpha = 1.0
    package var blendMode = CGBlendMode.normal
    package var shadow: Shadow?
    var antialiases = true
    var interpolation = CGInterpolationQuality.default
    /// An upper bound of the clip, in the base space.
    var clipBounds: CGRect
    /// The transforms and clips since the base of clips, in order.
    var placement: [DrawingCommand] = []
    /// Whether `restore` brings it back; otherwise its placement is recorded again.
    var isSaved = true

    package func ink(_ paint: Paint) -> Ink {
      var paint = paint
      if case .pattern(var tiles) = paint {
        tiles.origin = CGPoint(x: patternPhase.width, y: patternPhase.height)
        paint = .pattern(tiles)
      }
      return Ink(paint, opacity: alpha, blendMode: blendMode, antialiases: antialiases)
    }

    package var filter: ImageContent.Filter { interpolation == .none ? .nearest : .linear }
  }
}
