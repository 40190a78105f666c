import Foundation
import InterfaceBuilder

/// What code may name of a storyboard or a nib.
struct RSwiftDocument {
  struct Controller {
    let id: String
    let type: String
    let identifier: String?
  }

  struct Segue {
    let identifier: String
    let source: String
    let destination: String
  }

  let name: String
  private(set) var controllers: [Controller] = []
  /// The identifiers of cells, and their classes.
  private(set) var cells: [(identifier: String, type: String)] = []
  /// The class of the first view, in a nib.
  private(set) var firstView: String?
  private var links: [(identifier: String, source: Int, destination: String)] = []
  private var initial: String?
  /// What stands before them, such as the device, is no view.
  private var hasObjects = false

  /// `declares` says whether the app has a class: others are those of UIKit.
  init(_ file: URL, declares: (String) -> Bool) {
    name = file.deletingPathExtension().lastPathComponent
    // What cannot be read has no names; the app says why when it shows the document.
    guard let data = FileManager.default.contents(atPath: file.path),
      let document = try? DocumentParser.parse(data)
    else { return }
    read(document, declares)
  }

  private mutating func read(_ element: Element, _ declares: (String) -> Bool) {
    add(element.name, element.attributes, declares)
    for child in element.children { read(child, declares) }
  }

  private mutating func add(
    _ element: String,
    _ attributes: [String: String],
    _ declares: (String) -> Bool
  ) {
    let custom = attributes["customClass"].flatMap { declares($0) ? $0 : nil }
    if element == "document" { initial = attributes["initialViewController"] }
    if element == "objects" { hasObjects = true }
    if let base = Self.controllers[element], let id = attributes["id"] {
      let identifier = attributes["storyboardIdentifier"]
      controllers.append(Controller(id: id, type: custom ?? base, identifier: identifier))
    }
    if let base = Self.cells[element], let identifier = attributes["reuseIdentifier"] {
      cells.append((identifier, custom ?? base))
    }
    if hasObjects, firstView == nil, attributes["id"] != nil, element != "placeholder" {
      firstView = custom ?? Self.cells[element] ?? "UIView"
    }
    if element == "segue", let identifier = attributes["identifier"], !controllers.isEmpty {
      links.append((identifier, controllers.count - 1, attributes["destination"] ?? ""))
    }
  }

  var initialController: Controller? { controllers.first { $0.id == initial } }

  /// Those of a controller stand inside it.
  var segues: [Segue] {
    links.map { link in
      Segue(
        identifier: link.identifier,
        source: controllers[link.source].type,
        destination: controllers.first { $0.id == link.destination }?.type ?? "UIViewController"
      )
    }
  }

  private static let controllers = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController",
  ]

  private static let cells = [
    "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
  ]
}
