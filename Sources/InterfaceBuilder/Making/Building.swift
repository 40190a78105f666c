import Foundation
import HeadlessUIKit

/// The objects being created for a scene of a storyboard, its view, or a nib.
@MainActor
final class Building {
  let document: InterfaceDocument
  let bundle: Bundle?
  let colors: ColorReader
  let images: ImageFinder
  private var objects: [String: AnyObject]
  /// The id of the controller; not the controller, which retains the objects made here.
  private var controllerID: String?
  /// The created objects in order, with the elements that describe their connections.
  private(set) var made: [(element: Element, object: AnyObject)] = []
  /// The constraints, which are made after all views.
  private(set) var constraints: [(element: Element, parent: Element, owner: UIView)] = []
  /// Applies the document's variations for other size classes.
  let follower = VariationFollower()
  /// The controller whose view is being made.
  weak var controller: UIViewController?
  /// Views in which a segue embeds a child.
  private(set) var embeds: [(element: Element, container: UIView)] = []
  private(set) var staticTables: [(table: UITableView, rows: StaticRows)] = []

  init(_ document: InterfaceDocument, in bundle: Bundle?, known: SceneMembers = SceneMembers()) {
    self.document = document
    self.bundle = bundle
    objects = known.objects
    colors = ColorReader(resources: document.resources, bundle: bundle)
    images = ImageFinder(resources: document.resources, bundle: bundle)
    FontFinder(bundle: bundle).add(document.fonts)
  }

  func register(_ object: AnyObject, as element: Element) {
    alias(element.id, to: object)
    made.append((element, object))
  }

  func alias(_ id: String?, to object: AnyObject) {
    guard let id else { return }
    if object === controller { controllerID = id } else { objects[id] = object }
  }

  func object(_ id: String) -> AnyObject? { id == controllerID ? controller : objects[id] }

  /// The objects created so far, by id, without retaining them.
  var members: SceneMembers {
    var members = SceneMembers(objects)
    if let controllerID { members.add(controller, as: controllerID) }
    return members
  }

  /// Called after connecting: from now on the controller and the views retain each other.
  func forgetWhatWasMade() { made = [] }

  /// Stores the constraints that are installed for at least some traits.
  func awaitConstraints(of element: Element, on owner: UIView) {
    for constraint in element.list("constraints")
    where constraint.name == "constraint" && element.mayInstall(constraint) {
      constraints.append((constraint, element, owner))
    }
  }

  /// Views of unknown classes, with their sizes in the document.
  private(set) var standIns: [(view: UIView, size: CGSize)] = []

  /// Keeps the size of a view whose class is unknown, and with it the class's intrinsic size.
  func keepSize(_ size: CGSize, of view: UIView) { standIns.append((view, size)) }

  /// Views that the document places by their frames, with those frames.
  private(set) var fixedFrames: [(view: UIView, frame: CGRect)] = []

  func keepFrame(of view: UIView) { fixedFrames.append((view, view.frame)) }

  /// Views that are made, but not installed for the current traits.
  private var leftOut: [UIView] = []

  func leaveOut(_ view: UIView) { leftOut.append(view) }

  /// Whether constraints may refer to views that are not installed.
  var leavesViewsOut: Bool { !leftOut.isEmpty }

  /// Updates the views below `root` when size classes change.
  func followVariations(of root: UIView) {
    follower.follow(root, in: document, bundle: bundle)
  }

  func await(_ segue: Element, into container: UIView) { embeds.append((segue, container)) }

  func keep(_ rows: StaticRows, of table: UITableView) { staticTables.append((table, rows)) }

  /// Outlets, constraints and segues refer to the new view instead of the old one.
  func replace(_ old: UIView, by new: UIView) {
    for (id, object) in objects where object === old { objects[id] = new }
    for index in made.indices where made[index].object === old { made[index].object = new }
    for index in constraints.indices where constraints[index].owner === old {
      constraints[index].owner = new
    }
    for index in embeds.indices where embeds[index].container === old {
      embeds[index].container = new
    }
    for index in fixedFrames.indices where fixedFrames[index].view === old {
      fixedFrames[index].view = new
    }
  }

  /// Reports a part of the document that is left out, once, with its position.
  func note(_ element: Element, _ sentence: String, remedy: String = "") {
    StageCore.ambient.warnOnce(
      "\(document.name):\(element.position)",
      sentence,
      remedy: remedy
    )
  }
}
