import Foundation
import Scene

/// A container is notified when constraints change the fitting size of a child.
///
/// [D] rule containment.fitting-size
extension UIViewController {
  /// Returns whether a container was notified.
  fileprivate func notifyOfFittingSize() -> Bool {
    guard let view = viewIfLoaded, view.window != nil, let listener = fittingSizeListener,
      let size = view.fittingSizeOfConstraints
    else { return false }
    defer { knownFittingSize = size }
    guard let known = knownFittingSize, known != size else { return false }
    if let container = listener as? UIViewController {
      container.tell(.callback(.systemLayoutFittingSizeDidChange)) {
        container.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
      }
    } else if let controller = listener as? UIPresentationController {
      controller.tell(.callback(.systemLayoutFittingSizeDidChange)) {
        controller.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
      }
    }
    return true
  }

  private var fittingSizeListener: AnyObject? {
    let listener: AnyObject? = parent ?? (modal.presenting == nil ? nil : modal.controller)
    return listener.flatMap {
      Self.classesThatIgnoreFittingSize.contains(ObjectIdentifier(type(of: $0))) ? nil : $0
    }
  }

  /// Classes that ignore it, so that solving for their children is unnecessary.
  private static let classesThatIgnoreFittingSize = Set(
    [
      UIViewController.self, UINavigationController.self, UITabBarController.self,
      UISplitViewController.self, UIPageViewController.self, UIPresentationController.self,
      UISheetPresentationController.self, UIPopoverPresentationController.self,
      AlertPresentation.self,
    ].map { ObjectIdentifier($0 as AnyClass) }
  )
}

extension UIView {
  /// The size that the constraints inside result in, without requesting layout.
  fileprivate var fittingSizeOfConstraints: CGSize? {
    guard let engine = layoutEngineIfAny else { return nil }
    let item = engine.item(for: self)
    engine.update()
    let levels = (UILayoutPriority.fittingSizeLevel, UILayoutPriority.fittingSizeLevel)
    return engine.fittingSize(of: item, in: self, .zero, levels)
  }
}

extension Stage {
  /// Finds changed fitting sizes after changes of constraints; returns whether a container was
  /// notified.
  package func notifyOfFittingSizes() -> Bool {
    let changes = windows.reduce(0) { $0 + ($1.layoutStateIfAny?.engine?.changes ?? 0) }
    guard changes != knownConstraintChanges else { return false }
    knownConstraintChanges = changes
    var isTold = false
    for controller in controllers where controller.notifyOfFittingSize() { isTold = true }
    return isTold
  }
}
