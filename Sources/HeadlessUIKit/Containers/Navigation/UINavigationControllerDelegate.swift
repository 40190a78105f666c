public import Foundation
import Scene

/// Is notified of changes of the top screen, and provides animators for them.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    standIn()?.navigationController(
      navigationController,
      willShow: viewController,
      animated: animated
    )
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    standIn()?.navigationController(
      navigationController,
      didShow: viewController,
      animated: animated
    )
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    standIn()?.navigationController(
      navigationController,
      interactionControllerFor: animationController
    )
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    standIn()?.navigationController(
      navigationController,
      animationControllerFor: operation,
      from: fromVC,
      to: toVC
    )
  }
  /// Empty: the controller's own value is used.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    standIn()?.navigationControllerSupportedInterfaceOrientations(navigationController) ?? []
  }
  /// Unknown: the controller's own value is used.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    standIn()?.navigationControllerPreferredInterfaceOrientationForPresentation(
      navigationController
    ) ?? .unknown
  }

  private func standIn(_ requirement: String = #function) -> (any UINavigationControllerDelegate)? {
    standIn(as: (any UINavigationControllerDelegate).self, for: requirement)
  }
}

extension UINavigationController {
  func notifyWillShow(_ controller: UIViewController, _ animated: Bool) {
    guard let delegate else { return }
    notifyDelegate("navigationController(_:willShow:animated:)", of: controller, animated: animated)
    {
      delegate.navigationController(self, willShow: controller, animated: animated)
    }
  }

  func notifyDidShow(_ controller: UIViewController, _ animated: Bool) {
    guard let delegate else { return }
    notifyDelegate("navigationController(_:didShow:animated:)", of: controller, animated: animated)
    {
      delegate.navigationController(self, didShow: controller, animated: animated)
    }
  }

  private func notifyDelegate(
    _ method: String,
    of shown: UIViewController,
    animated: Bool,
    _ body: () -> Void
  ) {
    guard let delegate else { return }
    log(callTo: delegate, method, arguments: [nil, shown.name, "\(animated)"], body)
  }
}

extension UIViewController {
  /// Logs a call to a delegate or data source, and performs it.
  func log(
    callTo delegate: AnyObject,
    _ method: String,
    arguments: [String?] = [],
    _ body: () -> Void
  ) {
    let core = stage.core
    core.log(TypeNames.of(delegate), .delegate(method, arguments: arguments))
    core.journal.depth += 1
    defer { core.journal.depth -= 1 }
    body()
  }
}
