import Foundation
import HeadlessUIKit

/// A parsed storyboard, which creates its controllers.
@MainActor
final class StoryboardFile: StoryboardContent {
  let document: InterfaceDocument
  let bundle: Bundle?

  init(_ document: InterfaceDocument, in bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
  }

  var hasInitialController: Bool { initialScene != nil }

  func controller(
    withIdentifier identifier: String?,
    of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController {
    let scene = try scene(withIdentifier: identifier)
    return ControllerMaker(board: self, storyboard: storyboard).make(scene, creator: creator)
  }

  private func scene(
    withIdentifier identifier: String?
  ) throws(InterfaceError) -> InterfaceDocument.SceneElements {
    if let identifier {
      guard
        let scene = document.scenes.first(where: {
          $0.controller?["storyboardIdentifier"] == identifier
        })
      else { throw .missingIdentifier(identifier, known: document.choices) }
      return scene
    }
    guard let initialScene else {
      throw .missingInitialController(identifiers: document.choices)
    }
    return initialScene
  }

  private var initialScene: InterfaceDocument.SceneElements? {
    document.initialController.flatMap(scene(ofController:))
  }

  func scene(ofController id: String) -> InterfaceDocument.SceneElements? {
    document.scenes.first { $0.controller?.id == id }
  }

  /// The scene that contains an object, such as the exit of an unwind segue.
  func scene(holding id: String) -> InterfaceDocument.SceneElements? {
    document.scenes.first { scene in scene.objects.contains { $0.id == id } }
  }
}
