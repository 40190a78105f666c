public import Foundation

/// Who shows a screen when `show` is called somewhere below (rule routing.show).
extension UIViewController {
  static let showAction: Selector = "showViewController:sender:"
  static let showDetailAction: Selector = "showDetailViewController:sender:"

  /// Whether an action is one of those that containers take.
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

  /// [D] The nearest controller, from here upwards, that takes the action.
  func routingTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.takes(action, sender) }
  }

  /// [D] A controller that no container shows is presented.
  func presentOutsideContainers(_ controller: UIViewController) {
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  /// Tells everybody below that `showDetail` goes elsewhere now. [D]
  func postShowDetailTargetChange() {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification,
      object: self
    )
  }
}

extension UIViewController {
  /// [D] A split view controller has collapsed or separated.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification"
  )
}
