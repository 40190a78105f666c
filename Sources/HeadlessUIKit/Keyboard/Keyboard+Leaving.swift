import Foundation

/// A first responder that comes back when what covers it goes.
struct WaitingResponder {
  weak var covered: UIViewController?
  weak var responder: UIResponder?
}

extension Keyboard {
  /// [W] Who leaves the screen, or is covered, edits no longer; who is uncovered edits again.
  func screensChange(from: UIViewController, to: UIViewController, isCovering: Bool) {
    guard !to.keepsEditingBelow, !from.keepsEditingBelow else { return }
    if let responder = stage.firstResponder, responder.lies(in: from) {
      waiting.append(WaitingResponder(covered: from, responder: responder))
      _ = responder.resignFirstResponder()
    }
    if !isCovering { bringBack(to) }
  }

  /// A change that was called off leaves everything as it was.
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
  /// In its view, or among what it has put into the bar above.
  fileprivate func lies(in controller: UIViewController) -> Bool {
    let item = controller.navigationItem
    let places = [controller, item.searchController?.searchBar, item.titleView]
    return sequence(first: self, next: \.next).contains { link in
      places.contains { $0 === link }
    }
  }
}
