import HeadlessUIKit

/// `<segue kind="relationship">`: the initial children of a container.
@MainActor
struct Relationships {
  let board: StoryboardFile
  let storyboard: UIStoryboard?
  /// What the children come from, like their container.
  let archive: Awakening

  static let names: Set<String> = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController",
  ]

  func link(_ controller: UIViewController, _ element: Element) {
    let segues = element.list("connections").filter { $0["kind"] == "relationship" }
    guard !segues.isEmpty else { return }
    func children(_ relationship: String) -> [UIViewController] {
      segues.filter { $0["relationship"] == relationship }.compactMap(destination)
    }
    switch controller {
    case let stack as UINavigationController:
      stack.viewControllers = children("rootViewController")
    case let tabs as UITabBarController: tabs.viewControllers = children("viewControllers")
    case let split as UISplitViewController: link(split, children)
    default: break
    }
  }

  private func link(
    _ split: UISplitViewController,
    _ children: (String) -> [UIViewController]
  ) {
    let primary = children("masterViewController")
    let detail = children("detailViewController")
    let supplementary = children("supplementaryViewController")
    if split.style == .unspecified {
      split.viewControllers = primary + detail
      return
    }
    if let first = primary.first { split.setViewController(first, for: .primary) }
    if let first = supplementary.first { split.setViewController(first, for: .supplementary) }
    if let first = detail.first { split.setViewController(first, for: .secondary) }
  }

  private func destination(_ segue: Element) -> UIViewController? {
    guard let storyboard else { return nil }
    guard let scene = segue["destination"].flatMap(board.scene(ofController:)) else {
      Building(board.document, in: board.bundle)
        .note(segue, "the segue is left out: its destination is not in this storyboard")
      return nil
    }
    return ControllerMaker(board: board, storyboard: storyboard).make(scene, from: archive)
  }
}
