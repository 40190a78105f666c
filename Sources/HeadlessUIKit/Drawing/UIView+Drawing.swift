import Foundation
import Geometry
import Scene

extension UIView {
  /// Runs `draw(_:)` in a context, with the view's traits.
  func drawBounds(in context: CGContext) {
    CurrentTraits.perform(with: traitCollection) {
      withCurrentContext(context) { draw(bounds) }
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
