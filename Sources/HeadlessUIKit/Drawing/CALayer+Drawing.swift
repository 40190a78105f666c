import Foundation
import Geometry
import Scene

extension CALayer {
  /// Records what `draw(in:)` draws; a layer that draws nothing keeps what it showed.
  func drawContents() {
    guard !bounds.isEmpty else { return }
    let context = CGContext(canvas: bounds, scale: contentsScale)
    draw(in: context)
    let commands = context.closedCommands
    if !commands.isEmpty {
      values.drawing = .drawing(Drawing(commands))
    } else if case .drawing = values.drawing {
      values.drawing = .none
    } else {
      return
    }
    markChanged()
  }

  /// Draws the subtree as it is now, with its bounds where they are.
  func drawPicture(in context: CGContext) {
    commitNow()
    guard let picture = record?.node(at: parentTime) else { return }
    context.draw(FrozenContent(picture.unplaced, source: bounds), in: bounds)
  }
}
