public import Foundation

/// Which container shows a screen when `show` is called on a descendant (rule routing.show).
extension UIViewController {
  static let showAction: Selector = "showViewController:sender:"
  static let showDetailAction: Selector = "showDetailViewController:sender:"

  /// Whether an action is one that containers handle.
  func isRouting(_ action: Selector) -> Bool {
    [
      Self.showAction, Self.showDetailAction, "show(_:sender:)",
      "showDetailViewController(_:sender:)",
    ]
    .contains(action)
  }

  func isShowing(_ action: Selector) -> Bool {
    [Self.showAction, "show(_:sender:)"].contains(action)
  }

  /// [D] The nearest ancestor that handles the action, starting with this controller.
  func routingTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.takes(action, sender) }
  }

  /// [D] A controller outside of containers is presented.
  func presentOutsideContainers(_ controller: UIViewController) {
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  /// Notifies descendants that the target of `showDetail` has changed. [D]
  func postShowDetailTargetChange() {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification,
      object: self
    )
  }
}

extension UIViewController {
  /// [D] Posted when a split view controller has collapsed or separated.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification"
  )
}
