package import Foundation

/// A scene of a storyboard, or the view of a nib, as shown on a map.
package struct InterfaceScene: Hashable, Sendable {
  package let id: String
  /// Its name for people: its title, its identifier, or its class.
  package let name: String
  package let className: String
  package let isInitial: Bool
  /// The position on Interface Builder's canvas.
  package let location: CGPoint?
  /// The size, if it is not the screen's.
  package let size: CGSize?
  package let segues: [InterfaceSegue]
  /// Where the document describes its controller, or the view of a nib.
  package let position: DocumentPosition?
}

/// A segue between two scenes.
package struct InterfaceSegue: Hashable, Sendable {
  package let kind: String
  package let identifier: String?
  /// The name to perform it by: its identifier, or its object id.
  package let name: String
  /// The destination scene; nil for an unwind segue, whose destination depends on running code.
  package let destination: String?
}

extension InterfaceDocument {
  /// The scenes that have a view.
  package var screens: [InterfaceScene] {
    guard isStoryboard else {
      return [
        InterfaceScene(
          id: "",
          name: name,
          className: "UIView",
          isInitial: true,
          location: nil,
          size: SceneSize.own(nibView, on: canvas.size),
          segues: [],
          position: nibView?.position
        )
      ]
    }
    let owners = Dictionary(
      scenes.compactMap { scene in scene.controller?.id.map { ($0, scene.id) } },
      uniquingKeysWith: { first, _ in first }
    )
    let embedded = Set(
      scenes.flatMap(\.objects).flatMap(\.segues).filter { $0["kind"] == "embed" }
        .compactMap { $0["destination"] }
    )
    let sizes = SceneSize(self)
    return scenes.compactMap { screen(of: $0, owners: owners, embedded: embedded, sizes: sizes) }
  }

  /// The scene of that identifier or object id, or the initial one; the only one of a nib.
  package func screen(called identifier: String?) -> InterfaceScene? {
    guard isStoryboard else { return screens.first }
    let controllers = scenes.filter { scene in
      guard let identifier else {
        return initialController != nil && scene.controller?.id == initialController
      }
      return [scene.controller?["storyboardIdentifier"], scene.controller?.id].contains(identifier)
    }
    return controllers.first.flatMap { scene in screens.first { $0.id == scene.id } }
  }

  private func screen(
    of scene: SceneElements,
    owners: [String: String],
    embedded: Set<String>,
    sizes: SceneSize
  ) -> InterfaceScene? {
    guard let controller = scene.controller else { return nil }
    let className = controller["customClass"] ?? Self.className(controller.name)
    let label =
      controller["title"] ?? controller["storyboardIdentifier"] ?? controller["userLabel"]
      ?? controller["storyboardName"]
    return InterfaceScene(
      id: scene.id,
      name: label ?? className,
      className: className,
      isInitial: controller.id != nil && controller.id == initialController,
      location: scene.canvasLocation,
      size: sizes.freeform(
        controller,
        isEmbedded: controller.id.map(embedded.contains) ?? false
      ),
      segues: scene.objects.flatMap(\.segues).map { segue in
        let kind = segue["kind"] ?? ""
        return InterfaceSegue(
          kind: segue["relationship"] ?? (kind.isEmpty ? "segue" : kind),
          identifier: segue["identifier"],
          name: segue["identifier"] ?? segue.id ?? "",
          destination: kind == "unwind" ? nil : segue["destination"].flatMap { owners[$0] }
        )
      },
      position: controller.position
    )
  }

  /// The view of a nib that is drawn.
  private var nibView: Element? {
    scenes.flatMap(\.objects).first { ElementKinds.isView($0.name) }
  }

  /// `viewController` → `UIViewController`.
  private static func className(_ element: String) -> String {
    element == "viewControllerPlaceholder"
      ? "storyboard reference" : "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
