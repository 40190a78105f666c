public import Foundation

/// A behaviour that is lent to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  func lend(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    // [D] It belongs to one view at a time.
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func takeBack(_ interaction: any UIInteraction) {
    guard let place = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: place)
    interaction.didMove(to: nil)
  }
}
