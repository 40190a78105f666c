import Foundation
import Geometry

/// The context menu of a list: finds the row or item below the finger.
@MainActor
final class ListMenu: NSObject, UIContextMenuInteractionDelegate {
  private let configuration: (CGPoint) -> UIContextMenuConfiguration?
  private(set) var interaction: UIContextMenuInteraction?

  init(of list: UIView, _ configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?) {
    self.configuration = configuration
    super.init()
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    list.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(location) }
}
