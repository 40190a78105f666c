import Foundation
import HeadlessUIKit

/// `<segue>` → a segue, prepared and performed (rules segue.perform, segue.kinds, segue.unwind).
@MainActor
struct SegueMaker {
  let board: StoryboardFile
  let storyboard: UIStoryboard?

  func perform(_ element: Element, from source: UIViewController, _ sender: Any?) {
    if element["kind"] == "unwind" { return unwind(element, from: source, sender) }
    guard let destination = destination(of: element, from: source, sender) else {
      note(element, "its destination is not in this storyboard")
      return
    }
    run(element, from: source, to: destination, sender: sender)
  }

  /// [W] The child is prepared and embedded before its host has loaded.
  func embed(_ element: Element, in container: UIView, of host: UIViewController) {
    guard let scene = scene(of: element) else {
      note(element, "its destination is not in this storyboard")
      return
    }
    guard !holds(scene, host) else {
      note(element, "it would embed its own scene for ever")
      return
    }
    let outermost = sequence(first: host, next: \.parent).compactMap { $0.origin as? SceneOrigin }
    outermost.last?.embeddedScenes += 1
    guard outermost.last?.embeddedScenes ?? 0 <= ScenesUnderWay.most else {
      note(element, "its screen embeds more than \(ScenesUnderWay.most) scenes")
      return
    }
    guard let child = destination(of: element, from: host, nil) else { return }
    let segue = UIStoryboardSegue(
      identifier: element["identifier"],
      source: host,
      destination: child
    )
    host.prepare(for: segue, sender: nil)
    host.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: host)
  }

  private func destination(
    of element: Element,
    from source: UIViewController,
    _ sender: Any?
  ) -> UIViewController? {
    guard let storyboard, let scene = scene(of: element) else { return nil }
    return ControllerMaker(board: board, storyboard: storyboard)
      .make(scene, creator: creator(element, from: source, sender: sender))
  }

  /// A segue action creates the destination; if it returns nil, `init(coder:)` does.
  ///
  /// [D] rule segue.perform
  private func creator(
    _ element: Element,
    from source: UIViewController,
    sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let selector = element["destinationCreationSelector"] else { return nil }
    let maker = SegueActions.maker(
      selector,
      of: source,
      sender: sender,
      identifier: element["identifier"]
    )
    if maker == nil, !Connector.isStandIn(source) {
      Building(board.document, in: board.bundle).note(
        element,
        "\(type(of: source)) has no segue action '\(selector)'; init(coder:) makes its destination",
        remedy: "InterfaceNames.registerSegueAction(\"\(selector.prefix { $0 != ":" })\", …)"
      )
    }
    return maker
  }

  private func scene(of element: Element) -> InterfaceDocument.SceneElements? {
    element["destination"].flatMap(board.scene(ofController:))
  }

  /// Whether the controller, or one of its parents, comes from that scene.
  private func holds(_ scene: InterfaceDocument.SceneElements, _ host: UIViewController) -> Bool {
    sequence(first: host, next: \.parent).contains {
      ($0.origin as? SceneOrigin)?.comes(from: scene.id, of: board.document) ?? false
    }
  }

  /// Creates, prepares and performs it.
  private func run(
    _ element: Element,
    from source: UIViewController,
    to destination: UIViewController,
    sender: Any?
  ) {
    let type = segueClass(element)
    style(destination, for: element, sender: sender, from: source)
    let segue = type.made(
      identifier: element["identifier"],
      source: source,
      destination: destination
    )
    source.prepare(for: segue, sender: sender)
    // [D] A custom class performs segues without another kind.
    let isOwn = element["kind"] == "custom" && type != UIStoryboardSegue.self
    let kind = Kind(element)
    let isAnimated = element.flag("animates") ?? true
    segue.perform(
      as: isOwn
        ? nil : { _ in kind.perform(from: source, to: destination, sender, animated: isAnimated) }
    )
  }

  func segueClass(_ element: Element) -> UIStoryboardSegue.Type {
    if let type = ClassLookup.custom(element, below: UIStoryboardSegue.self) { return type }
    if let name = element["customClass"] {
      Building(board.document, in: board.bundle).note(
        element,
        "the segue class \(name) is unknown; a plain segue is performed instead",
        remedy: "call InterfaceNames.register(\(name).self), or name the module that has it"
      )
    }
    return UIStoryboardSegue.self
  }

  /// The deprecated kinds are mapped to current ones.
  private enum Kind {
    case show, showDetail, presentation

    init(_ element: Element) {
      switch element["kind"] {
      case "show", "push": self = .show
      case "showDetail", "replace": self = .showDetail
      default: self = .presentation
      }
    }

    @MainActor
    func perform(
      from source: UIViewController,
      to destination: UIViewController,
      _ sender: Any?,
      animated: Bool
    ) {
      switch self {
      // [W] A navigation controller cannot be pushed: shown from inside another one it is
      // presented.
      case .show where destination is UINavigationController && source.navigationController != nil:
        source.present(destination, animated: animated)
      case .show: source.show(destination, sender: sender)
      case .showDetail: source.showDetailViewController(destination, sender: sender)
      case .presentation: source.present(destination, animated: animated)
      }
    }
  }

  private func style(
    _ destination: UIViewController,
    for element: Element,
    sender: Any?,
    from source: UIViewController
  ) {
    if let word = element["modalPresentationStyle"], let style = SegueWords.presentations[word] {
      destination.modalPresentationStyle = style
    }
    if let word = element["modalTransitionStyle"], let style = SegueWords.transitions[word] {
      destination.modalTransitionStyle = style
    }
    guard element["kind"] == "popoverPresentation" || element["kind"] == "popover" else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    PopoverAnchor(element, in: source.origin as? SceneOrigin, sender: sender).set(popover)
  }

  func note(_ element: Element, _ sentence: String) {
    Building(board.document, in: board.bundle).note(element, "the segue is left out: \(sentence)")
  }
}
