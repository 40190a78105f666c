import Geometry
import Scene

/// Parents and children (Rules-Containment.md).
extension UIViewController {
  func link(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard child !== self, !ancestors.contains(where: { $0 === child }) else {
      return raise(
        "\(child.name) cannot be a child of itself or of one of its own children",
        remedy: "add it to another controller"
      )
    }
    // A controller has one parent: it is removed from the old one first. [D]
    child.unlink()
    child.tell(.containment(.willMove, parent: name)) { child.willMove(toParent: self) }
    child.parentLink = self
    childLinks.append(child)
    child.move.arrive()
  }

  func unlink() {
    guard let parent = parentLink else { return }
    noteRemoval(from: parent)
    parent.childLinks.removeAll { $0 === self }
    parentLink = nil
    // Insets for one container's bars do not apply in another.
    coverEdges(.zero)
    move.leave()
    tell(.containment(.didMove, parent: nil)) { didMove(toParent: nil) }
    if viewIfLoaded?.window == nil,
      parent.shouldAutomaticallyForwardAppearanceMethods
        || appearance.phase == .disappearing
    {
      endIfAbandoned()
    }
  }

  private func noteRemoval(from parent: UIViewController) {
    guard let manner = parent.removalOfChildren, !isKeptAfterRemoval else { return }
    parent.stage.noteRemoval(of: self, manner)
  }

  var ancestors: [UIViewController] {
    Array(sequence(first: self, next: \.parent).dropFirst())
  }

  /// A child's root view may only be added below its parent's view.
  ///
  /// [D] rule loading.view-belongs-to-one-controller
  func checkHierarchy(under superview: UIView) {
    guard let parent else { return }
    let above = sequence(first: superview, next: \.superview).lazy
      .compactMap { $0.owner as? UIViewController }.first
    guard let above, above !== parent else { return }
    raise(
      "child view controller:<\(name)> should have parent view controller:<\(above.name)> but"
        + " requested parent is:<\(parent.name)>",  // [W]
      remedy: "call addChild on the controller whose view takes the child's view"
    )
  }
}
