import HeadlessUIKit

/// Unwind segues (rule segue.unwind).
extension SegueMaker {
  private typealias Way = (action: Selector, destination: UIViewController)

  func unwind(_ element: Element, from source: UIViewController, _ sender: Any?) {
    guard let name = element["unwindAction"] else {
      return note(element, "it names no action to unwind to")
    }
    let known = way(name, from: source, sender)
    guard let way = known ?? assumedWay(name, for: element, from: source, sender: sender) else {
      // [D] Rule segue.unwind: without a destination UIKit silently drops the segue; here a note
      // says so.
      return note(element, "no controller to unwind to has the action '\(name)'")
    }
    let isAnimated = element.flag("animates") ?? true
    let identifier = element["identifier"]
    let segue =
      ownSegue(from: source, to: way.destination, identifier: identifier)
      ?? segueClass(element).made(
        identifier: identifier,
        source: source,
        destination: way.destination
      )
    source.prepare(for: segue, sender: sender)
    if known != nil { way.action.send(to: way.destination, with: [segue]) }
    segue.perform { source.unwind(to: way.destination, for: $0, animated: isAnimated) }
  }

  /// [D] Of the first controller on the way that gives one; [I] the containers of the destination,
  /// then those of the source, are asked from the inside out.
  private func ownSegue(
    from source: UIViewController,
    to destination: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    let ahead = Array(sequence(first: destination, next: \.parent))
    // Those that both have in common have been asked.
    let behind = sequence(first: source, next: \.parent).prefix { !ahead.contains($0) }
    return (ahead + behind).lazy
      .compactMap { $0.segueForUnwinding(to: destination, from: source, identifier: identifier) }
      .first { !($0 is UsualUnwinding) }
  }

  private func way(_ name: String, from source: UIViewController, _ sender: Any?) -> Way? {
    ActionNames.forms(of: name).lazy.compactMap { form in
      let search = search(Selector(form), from: source, sender)
      return search.destination.map { (search.unwindAction, $0) }
    }.first
  }

  /// The nearest controller to unwind to whose class is unknown: that class may have the action.
  ///
  /// If the source's class is unknown too, any other such controller may have it.
  private func assumedWay(
    _ name: String,
    for element: Element,
    from source: UIViewController,
    sender: Any?
  ) -> Way? {
    let search = search(Selector(name), from: source, sender)
    let isBack = { (other: UIViewController) in
      !sequence(first: other, next: \.parent).contains { $0 === source }
    }
    let nearest = search.destination { isBack($0) && missingClass(of: $0) != nil }
    let screen = search.destination {
      isBack($0) && $0.origin != nil && $0.children.isEmpty && Connector.isStandIn($0)
    }
    guard let destination = nearest ?? (Connector.isStandIn(source) ? screen : nil) else {
      return nil
    }
    let type = missingClass(of: destination) ?? String(describing: Swift.type(of: destination))
    Building(board.document, in: board.bundle).note(
      element,
      "the action '\(name)' is unknown; it is assumed to be one of \(type)",
      remedy: "register the action and the class that has it"
    )
    return (search.unwindAction, destination)
  }

  private func missingClass(of controller: UIViewController) -> String? {
    (controller.origin as? SceneOrigin)?.missingClass(of: controller)
  }

  private func search(
    _ action: Selector,
    from source: UIViewController,
    _ sender: Any?
  ) -> UIStoryboardUnwindSegueSource {
    UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
  }
}
