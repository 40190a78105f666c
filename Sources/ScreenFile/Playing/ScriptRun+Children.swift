import Foundation
import HeadlessUIKit

/// Adds, removes and replaces children as Apple documents it.
extension ScriptRun {
  func add(_ step: AddStep, _ done: () -> Void) {
    let named = cast.controller(step.parent)
    guard let parent = named ?? stage.window.rootViewController else {
      return stop("nothing is on screen; show a controller first")
    }
    guard let name = step.child.controller, let child = cast.controller(name) else { return }
    guard isFree(child, name, for: parent), isShallow(child, in: parent) else { return }
    if let host = step.child.host.flatMap({ cast.view(named: $0.name) }),
      !host.isDescendant(of: parent.view)
    {
      return stop("the view is not in the parent; name one of the parent's views")
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
    guard from !== to else {
      return stop("a controller cannot be replaced by itself; name another one")
    }
    guard isFree(to, step.to, for: parent) else { return }
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

  /// Whether a controller has no parent yet and may be added to `container`; otherwise stops the
  /// script.
  func isFree(
    _ controller: UIViewController,
    _ name: Reference?,
    for container: UIViewController?
  ) -> Bool {
    if let name, isInside(container, of: name.name) {
      stop("\"\(name.name)\" cannot be put into itself; name another one")
      return false
    }
    let isRoot = stage.window.rootViewController === controller
    guard isRoot || controller.parent != nil || controller.presentingViewController != nil else {
      return true
    }
    stop("\"\(name?.name ?? "")\" is on screen or in a container already; remove it first")
    return false
  }

  /// Whether the nesting stays within the limit.
  private func isShallow(_ child: UIViewController, in container: UIViewController) -> Bool {
    var depth = child.height
    var outer: UIViewController? = container
    while let next = outer, depth <= ChildCheck.deepest {
      depth += 1
      outer = next.parent
    }
    if depth <= ChildCheck.deepest { return true }
    stop(
      "more than \(ChildCheck.deepest) controllers would be nested; nest fewer"
    )
    return false
  }

  /// Whether a container is that controller, is inside it, or will be when its view is loaded.
  private func isInside(_ container: UIViewController?, of name: String) -> Bool {
    var next = container
    while let outer = next {
      let own = (outer as? any NamedInLog)?.nameInLog ?? ""
      if own == name || cast.holds(own, in: name) { return true }
      next = outer.parent
    }
    return false
  }

  /// The child controller of that name; stops the script if it is not a child.
  private func child(_ name: Reference) -> UIViewController? {
    let controller = cast.controller(name.name)
    if controller?.parent == nil {
      stop("\"\(name.name)\" is not a child controller; add it with addChild first")
      return nil
    }
    return controller
  }
}

extension UIViewController {
  /// The depth of the tree of children, including this controller.
  fileprivate var height: Int { 1 + (children.map(\.height).max() ?? 0) }
}
