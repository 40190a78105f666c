import Foundation
import HeadlessUIKit

/// Containers in the steps that Apple documents for them.
extension ScriptRun {
  func add(_ step: AddStep, _ done: () -> Void) {
    let named = cast.controller(step.parent)
    guard let parent = named ?? stage.window.rootViewController else {
      return stop("nothing is on screen; show a controller first")
    }
    cast.add(step.child, to: parent)
    done()
  }

  func remove(_ name: Reference?, _ done: () -> Void) {
    guard let name, let child = child(name) else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    done()
  }

  func cycle(_ step: CycleStep, _ done: @escaping () -> Void) {
    guard let from = step.from.flatMap({ child($0) }), let parent = from.parent,
      let to = cast.controller(step.to)
    else { return }
    guard from !== to else { return stop("a controller cannot take its own place") }
    from.willMove(toParent: nil)
    parent.addChild(to)
    to.view.frame = from.view.frame
    to.view.autoresizingMask = from.view.autoresizingMask
    parent.transition(
      from: from,
      to: to,
      duration: step.duration,
      options: step.options,
      animations: nil
    ) { _ in
      from.removeFromParent()
      to.didMove(toParent: parent)
      done()
    }
  }

  /// A controller that is a child now; the script stops at any other.
  private func child(_ name: Reference) -> UIViewController? {
    let controller = cast.controller(name.name)
    if controller?.parent == nil {
      stop("\"\(name.name)\" is nobody's child; add it with addChild first")
      return nil
    }
    return controller
  }
}
