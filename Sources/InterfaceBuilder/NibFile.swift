import Foundation
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

  func objects(withOwner owner: Any?) -> [Any] {
    let building = Building(document, in: bundle)
    building.controller = owner as? UIViewController
    let owner = owner as AnyObject?
    var top: [Any] = []
    for element in document.scenes.flatMap(\.objects) {
      if element.name == "placeholder" {
        if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
          building.register(owner, as: element)
        }
      } else if let object = object(element, building) {
        top.append(object)
      }
    }
    building.finish(owner: owner)
    return top
  }

  private func object(_ element: Element, _ building: Building) -> Any? {
    if let type = ElementKinds.recognizers[element.name] {
      return RecognizerMaker(building: building).make(element, type)
    }
    if ElementKinds.controllers[element.name] != nil { return controller(element, building) }
    switch element.name {
    case "barButtonItem": return ItemMaker(building: building).button(element)
    case "customObject", "userComments": return nil
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
