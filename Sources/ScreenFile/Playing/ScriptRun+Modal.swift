import Foundation
import HeadlessUIKit

extension ScriptRun {
  func present(_ step: PresentStep, _ done: @escaping () -> Void) {
    guard let name = step.controller?.name, let controller = cast.controller(name) else { return }
    guard let source = step.source.flatMap({ cast.controller($0.name) }) ?? top else {
      return stop("nothing is on screen; show a controller first")
    }
    guard source !== controller else { return stop("\"\(name)\" cannot present itself") }
    if let style = step.style { controller.modalPresentationStyle = style }
    if let transition = step.transition { controller.modalTransitionStyle = transition }
    source.present(controller, animated: step.isAnimated, completion: done)
  }

  func dismiss(_ step: DismissStep, _ done: @escaping () -> Void) {
    guard let name = step.controller?.name, let controller = cast.controller(name) else { return }
    guard let presenter = controller.presentingViewController else {
      return stop("\"\(name)\" is not presented; present it first")
    }
    presenter.dismiss(animated: step.isAnimated, completion: done)
  }

  /// The controller in front of all others.
  private var top: UIViewController? {
    let root = stage.window.rootViewController
    return root.map { root in
      var top = root
      while let next = top.presentedViewController { top = next }
      return top
    }
  }
}
