import Foundation
import Geometry
import Scene

extension UIView {
  /// Records what `draw(_:)` draws; a view that draws nothing keeps what it showed.
  func drawIfCustom() {
    let context = CGContext(canvas: bounds, scale: contentScaleFactor)
    CurrentTraits.perform(with: traitCollection) {
      withCurrentContext(context) { draw(bounds) }
    }
    let commands = context.closedCommands
    if !commands.isEmpty {
      layer.values.drawing = .drawing(Drawing(commands))
    } else if case .drawing = layer.values.drawing {
      layer.values.drawing = .none
    }
  }
}
