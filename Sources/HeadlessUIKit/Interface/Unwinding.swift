extension UIStoryboardUnwindSegueSource {
  /// Upwards from the source; at each controller first its children, then itself.
  ///
  /// [D] rule segue.unwind
  package var destination: UIViewController? {
    destination { [unwindAction, source, sender] in
      $0.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender)
    }
  }

  /// The first controller on the path that `takes` accepts.
  package func destination(_ takes: (UIViewController) -> Bool) -> UIViewController? {
    var level: UIViewController? = source
    while let current = level {
      if let found = search(current, takes) { return found }
      level = current.parent ?? current.presentingViewController
    }
    return nil
  }

  private func search(
    _ controller: UIViewController,
    _ takes: (UIViewController) -> Bool
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: self) {
      if let found = search(child, takes) { return found }
    }
    return takes(controller) ? controller : nil
  }
}

extension UIViewController {
  /// [D] All children except the one that contains the source; a navigation controller's from the
  /// top.
  func unwindingChildren(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let busy = childContaining(source)
    let others = children.filter { $0 !== busy }
    return self is UINavigationController ? others.reversed() : others
  }

  func child(holding controller: UIViewController) -> UIViewController? {
    let path = sequence(first: controller) { $0.parent ?? $0.presentingViewController }
    return path.first { $0.parent === self }
  }

  /// Each container on the path shows the next; controllers presented above are dismissed.
  ///
  /// [D] rule segue.unwind
  package func unwind(
    to destination: UIViewController,
    for segue: UIStoryboardSegue,
    animated: Bool
  ) {
    let path = Array(sequence(first: destination) { $0.parent }.reversed())
    let presenter = presenter(below: path)
    let show = {
      for (container, next) in zip(path, path.dropFirst()) {
        container.unwind(for: segue, towards: next)
      }
    }
    if animated { show() } else { UIView.performWithoutAnimation(show) }
    presenter?.dismiss(animated: animated)
  }

  /// The controller on the path that presents, directly or not, this controller or one that
  /// contains it.
  private func presenter(below path: [UIViewController]) -> UIViewController? {
    var level = self
    while !path.contains(where: { $0 === level.farthestAncestor }) {
      guard let presenting = level.farthestAncestor.presentingViewController else { return nil }
      if path.contains(where: { $0 === presenting.farthestAncestor }) { return presenting }
      level = presenting
    }
    return nil
  }

  private var farthestAncestor: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }
}
