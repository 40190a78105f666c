import Foundation
import Geometry
import HeadlessUIKit

/// A parsed nib, which creates its objects.
@MainActor
final class NibFile: NibContent {
  private let document: InterfaceDocument
  private let bundle: Bundle?

  init(_ document: InterfaceDocument, in bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
  }

  func objects(withOwner owner: Any?) -> [Any] { make(withOwner: owner).objects }

  /// The first view as Interface Builder's canvas shows it, and the data sources of its lists;
  /// nil without a view.
  func canvasView() -> (view: UIView, samples: [AnyObject])? {
    let (objects, building) = make(withOwner: nil)
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return nil }
    if let element = building.made.first(where: { $0.object === view })?.element {
      setMargins(of: view, element)
    }
    return (view, building.serveSamples())
  }

  // [W] Measured in documents of Xcode 8 to 15: the canvas gives the view of a nib the margins of
  // a screen's, with the larger ones if it is wider than a small phone.
  private func setMargins(of view: UIView, _ element: Element) {
    guard !(view is UITableViewCell), element.first(key: "layoutMargins") == nil,
      element.first(key: "directionalLayoutMargins") == nil
    else { return }
    let side: CGFloat = view.bounds.width > 375 ? 20 : 16
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: side,
      bottom: 0,
      trailing: side
    )
  }

  private func make(withOwner owner: Any?) -> (objects: [Any], building: Building) {
    let building = Building(document, in: bundle)
    building.controller = owner as? UIViewController
    let owner = owner as AnyObject?
    var top: [Any] = []
    for element in document.scenes.flatMap(\.objects) {
      if element.name == "placeholder" {
        for child in element.children { building.review(child) }
        if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
          building.register(owner, as: element)
        }
      } else if let object = object(element, building) {
        top.append(object)
      }
    }
    building.finish(owner: owner)
    return (top, building)
  }

  private func object(_ element: Element, _ building: Building) -> Any? {
    if let type = ElementKinds.recognizers[element.name] {
      return RecognizerMaker(building: building).make(element, type)
    }
    if ElementKinds.controllers[element.name] != nil { return controller(element, building) }
    switch element.name {
    case "barButtonItem": return ItemMaker(building: building).button(element)
    case "customObject": return ClassLookup.customObject(element, building)
    case "userComments": return nil
    default: return ViewMaker(building: building).make(element, in: document.canvas.size)
    }
  }

  /// As a separate scene, whose view is created on demand.
  private func controller(_ element: Element, _ building: Building) -> UIViewController {
    let board = StoryboardFile(document, in: bundle)
    var scene = InterfaceDocument.SceneElements(id: element.id ?? "", objects: [element])
    scene.nibController = element
    let storyboard = UIStoryboard(name: document.name, content: board)
    let controller = ControllerMaker(board: board, storyboard: storyboard).make(scene)
    building.register(controller, as: element)
    return controller
  }
}
