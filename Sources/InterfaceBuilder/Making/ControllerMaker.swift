import Foundation
import HeadlessUIKit

/// `<viewController>` and similar elements → controllers.
@MainActor
struct ControllerMaker {
  let board: StoryboardFile
  let storyboard: UIStoryboard

  /// The controller of a scene; its view is created on demand.
  ///
  /// It wakes up at the end, or with the others of `container`.
  func make(
    _ scene: InterfaceDocument.SceneElements,
    from container: Awakening? = nil,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    guard let element = scene.controller else { return UIViewController() }
    let key = ScenesUnderWay.Key(document: board.document.name, scene: scene.id)
    if let reason = ScenesUnderWay.enter(key) {
      note(element, "\(reason); it is left empty there")
      return UIViewController()
    }
    defer { ScenesUnderWay.leave(key) }
    if element.name == "viewControllerPlaceholder" { return referenced(element, creator) }
    let origin = SceneOrigin(board, scene: scene, controller: element, storyboard: storyboard)
    let controller = controller(element, origin: origin, creator: creator)
    let archive = container ?? Awakening()
    origin.adopt(controller, from: archive)
    if container == nil { archive.wakeAll() }
    return controller
  }

  private func controller(
    _ element: Element,
    origin: SceneOrigin,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let base = ElementKinds.controllerClass(of: element.name) ?? UIViewController.self
    let coder = InterfaceCoder(base: base)
    coder.origin = origin
    prepare(coder, element)
    if ElementKinds.controllers[element.name] == nil {
      note(element, "<\(element.name)> is unknown; a plain view controller is used instead")
    }
    if let made = creator?(coder) { return made }
    let type = ClassLookup.custom(element, below: base)
    if let name = element["customClass"], type == nil {
      origin.building.note(
        element,
        "the class \(name) is unknown; \(base) is used instead",
        remedy: "call InterfaceNames.register(\(name).self), or name the module that has it"
      )
    }
    if let made = (type ?? base).init(coder: coder) { return made }
    origin.building.note(element, "init?(coder:) of \(type ?? base) returned nil")
    return UIViewController(coder: coder) ?? UIViewController()
  }

  private func prepare(_ coder: InterfaceCoder, _ element: Element) {
    if let name = element["nibName"] {
      if InterfaceReading.reader.hasNib(named: name, in: board.bundle) {
        coder.nib = (name, board.bundle)
      } else {
        note(element, "the nib '\(name)', which has its view, is not among the resources")
      }
    }
    if let table = element.children.first(where: { $0.name == "tableView" }) {
      coder.tableStyle = Self.tableStyle(table)
    }
    if element["transitionStyle"] == "scroll" { coder.pageTransitionStyle = .scroll }
    if element["navigationOrientation"] == "vertical" { coder.pageOrientation = .vertical }
    if let spacing = element.number("pageSpacing") { coder.pageSpacing = spacing }
    switch element["style"] {
    case "doubleColumn": coder.splitStyle = .doubleColumn
    case "tripleColumn": coder.splitStyle = .tripleColumn
    // [I] Interface Builder writes two columns, its default for new documents, as this alone.
    case nil where element["allowDoubleColumnStyle"] == "YES": coder.splitStyle = .doubleColumn
    default: break
    }
  }

  static func tableStyle(_ element: Element) -> UITableView.Style {
    switch element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// A scene of another storyboard; without an identifier its initial one.
  ///
  /// [D] rule segue.references
  private func referenced(
    _ element: Element,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let name = element["storyboardName"] ?? board.document.name
    do {
      let content = try InterfaceReading.reader.storyboard(named: name, in: board.bundle)
      return try content.controller(
        withIdentifier: element["referencedIdentifier"],
        of: UIStoryboard(name: name, content: content),
        creator: creator
      )
    } catch {
      note(
        element,
        "the storyboard \(name) does not contain the scene that is referred to: \(error)"
      )
      return missing(name)
    }
  }

  private func note(_ element: Element, _ sentence: String) {
    Building(board.document, in: board.bundle).note(element, sentence)
  }

  private func missing(_ name: String) -> UIViewController {
    let controller = MissingController()
    controller.title = name
    return controller
  }
}

/// Replaces a controller that is unknown here, and shows its class.
private final class MissingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    StandInLabel.add(title ?? "", to: view)
  }
}
