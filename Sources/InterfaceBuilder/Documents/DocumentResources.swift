import Foundation

/// The resources that a document lists: sizes of images, named colors.
struct DocumentResources: Sendable {
  struct ImageNote: Hashable, Sendable {
    let size: CGSize
    /// Whether it is a system symbol and not an image of the app.
    let isSymbol: Bool
  }

  private(set) var images: [String: ImageNote] = [:]
  /// The document's copies of named and of newer system colors.
  private(set) var colors: [String: Element] = [:]

  init(_ element: Element?) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        let size = CGSize(
          width: Double(child["width"] ?? "") ?? 0,
          height: Double(child["height"] ?? "") ?? 0
        )
        images[name] = ImageNote(size: size, isSymbol: child["catalog"] == "system")
      case "namedColor", "systemColor": colors[name] = child.first("color")
      default: continue
      }
    }
  }
}
