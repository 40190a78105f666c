package import Foundation

/// A storyboard or nib of Interface Builder, parsed and checked; no objects are created yet.
package struct InterfaceDocument: Sendable {
  /// Controllers and the objects next to them, or the objects of a nib.
  struct SceneElements: Sendable {
    let id: String
    let objects: [Element]
    /// The position of the scene on Interface Builder's canvas.
    var canvasLocation: CGPoint?

    /// A controller inside a nib, which has no scenes.
    var nibController: Element?

    /// The controller of a storyboard's scene.
    var controller: Element? {
      nibController ?? objects.first { $0["sceneMemberID"] == "viewController" }
    }
  }

  package let name: String
  package let isStoryboard: Bool
  private(set) var scenes: [SceneElements]
  let resources: DocumentResources
  let fonts: DocumentFonts
  let canvas: DeviceCanvas
  let initialController: String?
  /// The tint color of its whole interface.
  let tint: Element?
  /// The ids of all of its elements.
  let ids: Set<String>
  /// The size of its scenes on Interface Builder's canvas.
  package var canvasSize: CGSize { canvas.size }
  /// Whether it was designed for a tablet.
  package let isForTablets: Bool
  /// Whether it was designed for a landscape screen.
  package var isLandscape: Bool { canvas.isLandscape }

  package init(contentsOf url: URL) throws(InterfaceError) {
    guard let data = try DocumentBytes.read(url) else {
      throw .unreadable(
        file: url.lastPathComponent,
        reason: "it does not exist; check the name and the permissions of its folder"
      )
    }
    try self.init(data: data, name: url.deletingPathExtension().lastPathComponent)
  }

  package init(data: Data, name: String) throws(InterfaceError) {
    // What `ibtool` makes: a nib of its own format, or an archive of objects.
    if ["NIBArchive", "bplist00"].contains(where: { data.starts(with: $0.utf8) }) {
      throw .compiled
    }
    let root = try DocumentParser.parse(data)
    try Self.check(root)
    self.name = name
    isStoryboard = root["type"]?.contains("Storyboard") ?? false
    initialController = root["initialViewController"]
    tint = root.first(key: "tintColor")
    var ids: Set<String> = []
    root.collectIDs(in: &ids)
    self.ids = ids
    isForTablets =
      root["targetRuntime"] == "iOS.CocoaTouch.iPad"
      || root.first("device")?.id?.hasPrefix("ipad") == true
    canvas = DeviceCanvas(root.first("device"))
    resources = DocumentResources(root.first("resources"))
    fonts = DocumentFonts(root.first("customFonts"))
    scenes =
      isStoryboard
      ? root.list("scenes").map {
        SceneElements(
          id: $0["sceneID"] ?? "",
          objects: $0.list("objects"),
          canvasLocation: $0.first(key: "canvasLocation")?.point
        )
      }
      : [SceneElements(id: "", objects: root.list("objects"))]
  }

  /// What its controllers can be asked for by: their identifiers, or else the ids of the objects.
  var choices: [String] {
    identifiers.isEmpty ? scenes.compactMap { $0.controller?.id } : identifiers
  }

  /// The storyboard identifiers of its controllers.
  package var identifiers: [String] {
    scenes.compactMap { $0.controller?["storyboardIdentifier"] }
  }

  /// The document in another language, if its project has a translation.
  func localized(_ language: String?, at url: URL) throws(InterfaceError) -> InterfaceDocument {
    guard let language else { return self }
    if let texts = try Localization(language, of: url) {
      var result = self
      result.scenes = scenes.map { scene in
        SceneElements(
          id: scene.id,
          objects: scene.objects.map(texts.applied),
          canvasLocation: scene.canvasLocation
        )
      }
      return result
    }
    guard let other = Localization.document(language, of: url), other != url else { return self }
    return try InterfaceDocument(contentsOf: other)
  }

  private static func check(_ root: Element) throws(InterfaceError) {
    if root.name == "archive" { throw .oldArchive }
    guard root.name == "document" else { throw .notInterfaceBuilder(root: root.name) }
    let runtime = root["targetRuntime"] ?? root["type"] ?? "something else"
    guard
      runtime.hasPrefix("iOS.CocoaTouch") || runtime.contains("CocoaTouch.Storyboard")
        || runtime.contains("CocoaTouch.XIB")
    else { throw .otherPlatform(runtime) }
  }
}
