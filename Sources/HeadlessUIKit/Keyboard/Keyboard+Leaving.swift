import Foundation

/// A first responder that is restored when the controller above it is dismissed.
struct WaitingResponder {
  weak var covered: UIViewController?
  weak var responder: UIResponder?
}

extension Keyboard {
  /// [W] A responder on a screen that disappears or is covered resigns; it becomes first responder
  /// again when uncovered.
  func screensChange(from: UIViewController, to: UIViewController, isCovering: Bool) {
    guard !to.keepsEditingBelow, !from.keepsEditingBelow else { return }
    if let responder = stage.firstResponder, responder.lies(in: from) {
      waiting.append(WaitingResponder(covered: from, responder: responder))
      _ = responder.resignFirstResponder()
    }
    if !isCovering { bringBack(to) }
  }

  /// Restores the state if a transition was cancelled.
  func screensChanged(from: UIViewController, isCovering: Bool, didComplete: Bool) {
    if !didComplete { return bringBack(from) }
    if !isCovering { waiting.removeAll { $0.covered === from } }
  }

  private func bringBack(_ controller: UIViewController) {
    let back = waiting.last { $0.covered === controller }
    waiting.removeAll { $0.covered == nil || $0.covered === controller }
    _ = back?.responder?.becomeFirstResponder()
  }
}

extension UIResponder {
  /// Whether it is in the controller's view, or in its navigation item.
  fileprivate func lies(in controller: UIViewController) -> Bool {
    let item = controller.navigationItem
    let owners = [controller, item.searchController?.searchBar, item.titleView]
    return sequence(first: self, next: \.next).contains { link in
      owners.contains { $0 === link }
    }
  }
}
