package import Foundation
package import HeadlessUIKit

/// A document at a path, and the controllers that it can show.
@MainActor
package struct InterfaceFile {
  package let url: URL
  package let document: InterfaceDocument
  private let bundle: Bundle?

  package nonisolated static let kinds = ["storyboard", "xib"]

  /// Other documents and images are searched for in the project, by default the one that contains
  /// the document.
  package init(_ url: URL, project: URL? = nil) throws(InterfaceError) {
    registerInterfaceBuilder()
    self.url = url
    document = try InterfaceDocument(contentsOf: url)
    ProjectFolders.add((project ?? ProjectFolder.root(of: url)).absoluteURL)
    // Resources and other storyboards are in its folder, or next to the folder of its language.
    let folder = url.absoluteURL.deletingLastPathComponent()
    bundle = Bundle(
      url: folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    )
  }

  /// The controller of that identifier or id in the document, the initial one, or the first view of a nib.
  package func controller(_ identifier: String?) throws -> UIViewController {
    let document = try localized()
    guard document.isStoryboard else {
      if let identifier { throw InterfaceError.missingIdentifier(identifier, known: []) }
      return try nibController()
    }
    let content = StoryboardFile(document, in: bundle)
    let board = UIStoryboard(name: document.name, content: content)
    if let identifier, !document.identifiers.contains(identifier),
      let scene = document.scenes.first(where: { $0.controller?.id == identifier })
    {
      return ControllerMaker(board: content, storyboard: board).make(scene)
    }
    return try content.controller(withIdentifier: identifier, of: board, creator: nil)
  }

  /// The controller of a scene, with the bars that the canvas shows around it.
  package func controller(of scene: InterfaceScene) throws -> UIViewController {
    let document = try localized()
    guard document.isStoryboard else { return try nibController() }
    let content = StoryboardFile(document, in: bundle)
    guard let elements = document.scenes.first(where: { $0.id == scene.id }) else {
      throw InterfaceError.missingIdentifier(scene.id, known: document.identifiers)
    }
    let board = UIStoryboard(name: document.name, content: content)
    let holders = elements.controller?.id.map(InferredContainers(document).holders) ?? []
    return ControllerMaker(board: content, storyboard: board).make(elements, in: holders)
  }

  /// The tint color of the document's whole interface.
  var tint: UIColor? {
    document.tint.flatMap(ColorReader(resources: document.resources, bundle: bundle).color)
  }

  private func localized() throws(InterfaceError) -> InterfaceDocument {
    try document.localized(InterfaceNames.language, at: url)
  }

  private func nibController() throws(InterfaceError) -> UIViewController {
    let document = try localized()
    guard let (view, samples) = NibFile(document, in: bundle).canvasView() else { throw .noView }
    return NibHost(view, samples, fills: view.bounds.size == document.canvas.size)
  }
}

/// Shows the view of a nib: over the whole screen, or centred at its own size.
private final class NibHost: UIViewController {
  private let content: UIView
  /// Retained here, since lists do not retain their data sources.
  private let samples: [AnyObject]
  private let fills: Bool

  init(_ content: UIView, _ samples: [AnyObject], fills: Bool) {
    (self.content, self.samples, self.fills) = (content, samples, fills)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    // It does not resize with the screen, whatever its superview in the app does.
    content.autoresizingMask = []
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Its constraints may have made it larger than on the canvas.
    if fills {
      content.frame = view.bounds
    } else {
      content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
  }
}
