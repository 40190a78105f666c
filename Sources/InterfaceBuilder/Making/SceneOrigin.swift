import Foundation
import HeadlessUIKit

/// The link from a storyboard's controller to its scene: its view, its segues.
@MainActor
final class SceneOrigin: InterfaceOrigin {
  private let board: StoryboardFile
  private let element: Element
  private let scene: InterfaceDocument.SceneElements
  let storyboard: UIStoryboard?
  /// The objects besides the view: items, recognizers, guides.
  let building: Building
  private var rows: [ObjectIdentifier: StaticRows] = [:]
  /// Data sources for lists whose own are unknown.
  private var samples: [AnyObject] = []
  /// Retains the objects that wait for touches and perform segues.
  private var triggers: [SegueTrigger] = []
  private var members = SceneMembers()
  private var neighbours: [UIView] = []
  /// The number of scenes that segues have embedded below the controller.
  var embeddedScenes = 0

  init(
    _ board: StoryboardFile,
    scene: InterfaceDocument.SceneElements,
    controller element: Element,
    storyboard: UIStoryboard
  ) {
    (self.board, self.scene, self.element, self.storyboard) = (board, scene, element, storyboard)
    building = Building(board.document, in: board.bundle)
  }

  // MARK: The controller

  func adopt(_ controller: UIViewController, from archive: Awakening) {
    building.controller = controller
    building.register(controller, as: element)
    building.configure(controller, from: element)
    if controller.restorationIdentifier == nil {
      controller.restorationIdentifier = restorationName
    }
    makeNeighbours()
    fillItems(of: controller)
    for guide in element.list("layoutGuides") where guide["type"] != nil {
      building.alias(
        guide.id,
        to: OldLayoutGuide(of: controller, isTop: guide["type"] == "top")
      )
    }
    Relationships(board: board, storyboard: storyboard, archive: archive).link(controller, element)
    Connector(building: building, owner: controller).connectAll()
    members = building.members
    building.wake()
    building.forgetWhatWasMade()
    archive.add(controller)
  }

  /// [D] "Use Storyboard ID" in Xcode.
  private var restorationName: String? {
    element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true ? identifier : nil
  }

  private func makeNeighbours() {
    for other in scene.objects {
      if let type = ElementKinds.recognizers[other.name] {
        _ = RecognizerMaker(building: building).make(other, type)
      }
      if other.name == "barButtonItem" { _ = ItemMaker(building: building).button(other) }
      if other.name == "customObject" { _ = ClassLookup.customObject(other, building) }
      if other["sceneMemberID"] != "viewController", !ElementKinds.isSceneObject(other.name) {
        building.note(other, "<\(other.name)> is unknown; it is left out")
      }
    }
  }

  private func fillItems(of controller: UIViewController) {
    let items = ItemMaker(building: building)
    for child in element.children {
      switch child.name {
      case "navigationItem": items.fill(controller.navigationItem, from: child)
      case "tabBarItem": controller.tabBarItem = items.tab(child)
      case "toolbarItems" where !child.children.isEmpty:
        controller.toolbarItems = child.all("barButtonItem").map(items.button)
      case "navigationBar":
        if let stack = controller as? UINavigationController {
          building.register(stack.navigationBar, as: child)
          building.configure(stack.navigationBar, from: child)
        }
      case "toolbar":
        if let stack = controller as? UINavigationController {
          building.configure(stack.toolbar, from: child)
        }
      case "tabBar":
        if let tabs = controller as? UITabBarController {
          building.register(tabs.tabBar, as: child)
          building.configure(tabs.tabBar, from: child)
        }
      default: continue
      }
    }
  }

  // MARK: The view

  func loadView(of controller: UIViewController) -> Bool {
    guard let root = element.children.first(where: { $0.key == "view" }) else {
      return loadStandIn(for: controller)
    }
    let inner = Building(board.document, in: board.bundle, known: building.members)
    inner.controller = controller
    guard let view = ViewMaker(building: inner).make(root, in: board.document.canvas.size) else {
      return false
    }
    show(view, in: controller, drawnAt: root)
    addRefreshControl(to: controller, with: inner)
    // Views beside the root view, which only outlets refer to.
    neighbours = scene.objects.filter { ElementKinds.isView($0.name) }.compactMap {
      ViewMaker(building: inner).make($0, in: view.bounds.size)
    }
    ConstraintMaker(building: inner).activateAll()
    inner.followVariations(of: view)
    members.add(inner.members)
    for table in inner.staticTables { rows[ObjectIdentifier(table.table)] = table.rows }
    let connector = Connector(building: inner, owner: controller)
    connector.connect(element, controller)
    connector.connectAll()
    if Connector.isStandIn(controller) { samples = inner.serveSamples() }
    inner.wake()
    let segues = SegueMaker(board: board, storyboard: storyboard)
    for embed in inner.embeds { segues.embed(embed.element, in: embed.container, of: controller) }
    return true
  }

  private func addRefreshControl(to controller: UIViewController, with inner: Building) {
    guard let table = controller as? UITableViewController,
      let part = element.first(key: "refreshControl"),
      let made = ViewMaker(building: inner).make(part, in: .zero) as? UIRefreshControl
    else { return }
    table.refreshControl = made
  }

  /// Creates a box with the class's name, since the code that would create the view is unknown.
  private func loadStandIn(for controller: UIViewController) -> Bool {
    let name = ElementKinds.foreignControllers[element.name] ?? element["customClass"]
    guard let name, type(of: controller) == UIViewController.self, controller.nibName == nil else {
      return false
    }
    controller.view = UIView(frame: CGRect(origin: .zero, size: board.document.canvas.size))
    StandInLabel.add(name, to: controller.view)
    return true
  }

  private func show(_ view: UIView, in controller: UIViewController, drawnAt root: Element) {
    if view.frame.isEmpty { view.frame = CGRect(origin: .zero, size: board.document.canvas.size) }
    if let list = view as? UICollectionView, let owner = controller as? UICollectionViewController {
      owner.collectionView = list
    } else {
      controller.view = view
    }
  }

  func staticRows(of table: UITableView) -> (any StaticTableRows)? {
    rows[ObjectIdentifier(table)]
  }

  /// The tint color of the storyboard's whole interface.
  var windowTint: UIColor? { board.document.tint.flatMap(building.colors.color) }

  /// The storyboard identifier of the controller.
  var identifier: String? { element["storyboardIdentifier"] }

  /// The controller's class in the document, if it is unknown here.
  func missingClass(of controller: UIViewController) -> String? {
    Connector.isStandIn(controller) ? element["customClass"] : nil
  }

  /// The object with that id, or the one connected to an outlet of that name.
  func object(named name: String) -> AnyObject? {
    if let object = members[name] { return object }
    let outlet = element.list("connections").first {
      $0.name == "outlet" && $0["property"] == name
    }
    return outlet?["destination"].flatMap { members[$0] }
  }

  /// The views of the root view's document that exist and are on screen, with their elements.
  var describedViews: [(Element, UIView)] {
    let root = element.first(key: "view")
    return (root?.everything { $0.id != nil } ?? []).compactMap { element in
      guard let view = element.id.flatMap({ members[$0] }) as? UIView, view.window != nil else {
        return nil
      }
      return (element, view)
    }
  }

  // MARK: Segues

  func performSegue(
    _ identifier: String,
    from controller: UIViewController,
    sender: Any?
  ) -> Bool {
    guard let segue = segues.first(where: { $0["identifier"] == identifier }) else { return false }
    SegueMaker(board: board, storyboard: storyboard).perform(segue, from: controller, sender)
    return true
  }

  /// Performs a segue for whatever would trigger it on screen: a control, or the first of its cells,
  /// which is then selected; there may be none.
  func perform(_ segue: Element, from controller: UIViewController) {
    let sender = triggers.lazy.filter { $0.segue == segue }.compactMap(\.senderOnScreen).first
    if let cell = sender as? UIView { cell.selectInItsList() }
    SegueMaker(board: board, storyboard: storyboard).perform(segue, from: controller, sender)
  }

  /// [D] Rule segue.perform: only segues that the user triggers call `shouldPerformSegue`.
  func triggered(_ segue: Element, from controller: UIViewController, sender: Any?) {
    let identifier = segue["identifier"] ?? ""
    guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    SegueMaker(board: board, storyboard: storyboard).perform(segue, from: controller, sender)
  }

  func comes(from other: String, of document: InterfaceDocument) -> Bool {
    scene.id == other && board.document.name == document.name
  }

  /// All segues of the scene, in the order of the document.
  var segues: [Element] { scene.objects.flatMap(\.segues) }

  func trigger(_ segue: Element, for sender: AnyObject) -> SegueTrigger {
    let trigger = SegueTrigger(segue, in: self, sender: sender)
    triggers.append(trigger)
    return trigger
  }

  fileprivate func fire(_ segue: Element, sender: AnyObject?) {
    guard let controller = building.controller else { return }
    triggered(segue, from: controller, sender: sender)
  }
}

/// Performs a segue when a control, an item or a recognizer is triggered.
@MainActor
final class SegueTrigger {
  let segue: Element
  private weak var origin: SceneOrigin?
  private weak var sender: AnyObject?

  init(_ segue: Element, in origin: SceneOrigin, sender: AnyObject) {
    (self.segue, self.origin, self.sender) = (segue, origin, sender)
  }

  func fire() { origin?.fire(segue, sender: sender) }

  /// nil if nobody could touch it: a segue of the controller itself is performed by code alone.
  var senderOnScreen: AnyObject? {
    switch sender {
    case is UIViewController: nil
    case let view as UIView: view.window == nil ? nil : view
    case let recognizer as UIGestureRecognizer: recognizer.view?.window == nil ? nil : recognizer
    default: sender
    }
  }

  static let action = Selector("fire", SegueTrigger.fire)
}

extension UIView {
  /// Of a cell, what a tap does to it; the delegate of the list is not asked.
  fileprivate func selectInItsList() {
    let lists = sequence(first: self) { $0.superview }.lazy
    if let cell = self as? UITableViewCell,
      let table = lists.compactMap({ $0 as? UITableView }).first
    {
      table.selectRow(at: table.indexPath(for: cell), animated: false, scrollPosition: .none)
    } else if let cell = self as? UICollectionViewCell,
      let list = lists.compactMap({ $0 as? UICollectionView }).first
    {
      list.selectItem(at: list.indexPath(for: cell), animated: false, scrollPosition: [])
    }
  }
}

extension Element {
  /// The segues in it, without those of peeking, which take theirs from another one.
  var segues: [Element] {
    everything { $0.name == "segue" && $0["key"] != "commit" && $0["key"] != "preview" }
  }

  /// All descendants of that name, at any depth.
  func everything(_ name: String) -> [Element] { everything { $0.name == name } }

  /// All descendants that `fit`, at any depth.
  func everything(_ fits: (Element) -> Bool) -> [Element] {
    children.flatMap { (fits($0) ? [$0] : []) + $0.everything(fits) }
  }
}
