import Foundation
import Geometry
import Scene

extension UIView {
  /// Runs `draw(_:)` in a context, with the view's traits; a tiled layer has one tile drawn.
  func drawBounds(in context: CGContext) {
    let rect = layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds
    CurrentTraits.perform(for: self) {
      withCurrentContext(context) { draw(rect) }
    }
  }

  /// Draws the view's picture over `rect` in the current context; returns false if it has none.
  func drawPicture(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), let picture = frozenPicture(afterUpdates)
    else { return false }
    context.draw(FrozenContent(picture.unplaced, source: bounds), in: rect)
    return true
  }
}
