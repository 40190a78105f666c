import Foundation
import HeadlessUIKit

/// One set of objects under way: a scene of a storyboard, its view, or a nib.
@MainActor
final class Building {
  let document: InterfaceDocument
  let bundle: Bundle?
  let colors: ColorReader
  let images: ImageFinder
  private(set) var objects: [String: AnyObject] = [:]
  /// What was made, in order, with the elements that say what it is connected to.
  private(set) var made: [(element: Element, object: AnyObject)] = []
  /// Constraints wait until all views stand.
  private(set) var constraints: [(element: Element, owner: UIView)] = []
  /// The controller whose view is made.
  weak var controller: UIViewController?
  /// Views into which a segue brings a child.
  private(set) var embeds: [(element: Element, container: UIView)] = []
  private(set) var staticTables: [(table: UITableView, rows: StaticRows)] = []

  init(_ document: InterfaceDocument, in bundle: Bundle?, known: [String: AnyObject] = [:]) {
    self.document = document
    self.bundle = bundle
    objects = known
    colors = ColorReader(resources: document.resources, bundle: bundle)
    images = ImageFinder(resources: document.resources, bundle: bundle)
  }

  func register(_ object: AnyObject, as element: Element) {
    if let id = element.id { objects[id] = object }
    made.append((element, object))
  }

  func alias(_ id: String?, to object: AnyObject) {
    if let id { objects[id] = object }
  }

  /// Those that are installed for the traits of the screen.
  func awaitConstraints(of element: Element, on owner: UIView) {
    for constraint in element.list("constraints")
    where constraint.name == "constraint" && !isExcluded(constraint, from: element) {
      constraints.append((varied(constraint), owner))
    }
  }

  func await(_ segue: Element, into container: UIView) { embeds.append((segue, container)) }

  func keep(_ rows: StaticRows, of table: UITableView) { staticTables.append((table, rows)) }

  /// Something of the document that is left out, said once, with its place.
  func note(_ element: Element, _ sentence: String, remedy: String = "") {
    StageCore.ambient.warnOnce(
      "\(document.name):\(element.position)",
      sentence,
      remedy: remedy
    )
  }
}
