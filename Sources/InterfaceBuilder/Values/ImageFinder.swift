import Foundation
import HeadlessUIKit

/// Images by name: the app's, a symbol, or a grey box of the size in the document.
@MainActor
struct ImageFinder {
  let resources: DocumentResources
  let bundle: Bundle?

  func image(_ name: String) -> UIImage? {
    let note = resources.images[name]
    if note?.isSymbol == true { return UIImage(systemName: name) }
    return file(name) ?? box(of: note?.size ?? CGSize(width: 24, height: 24), saying: name)
  }

  /// The image of an attribute, or of a reference with more details.
  func image(_ key: String, of element: Element) -> UIImage? {
    if let name = element[key] { return image(name) }
    let reference = element.children.first { $0.name == "imageReference" && $0.key == key }
    return reference.flatMap(image(reference:))
  }

  func image(reference: Element) -> UIImage? {
    guard let name = reference["image"] else { return nil }
    let isSymbol = reference["catalog"] == "system"
    let plain = isSymbol ? UIImage(systemName: name) : image(name)
    let mode = reference["renderingMode"].flatMap { Self.modes[$0] }
    let image = mode.flatMap { plain?.withRenderingMode($0) } ?? plain
    guard isSymbol || resources.images[name]?.isSymbol == true else { return image }
    let configuration = SymbolReader.configuration(reference)
    return image?.applyingSymbolConfiguration(configuration.applying(coloring(of: reference)))
  }

  // Interface Builder's word for levels of one color.
  static let levelsOfOneColor = "hierarchical-single"

  /// [I] The first of three colors is the one that was chosen.
  private func coloring(of reference: Element) -> UIImage.SymbolConfiguration {
    guard reference["renderingMode"] == Self.levelsOfOneColor,
      let first = reference.first("hierarchicalColors")?.first("color"),
      let color = ColorReader(resources: resources, bundle: bundle).color(first)
    else { return .unspecified }
    return UIImage.SymbolConfiguration(hierarchicalColor: color)
  }

  static let modes: [String: UIImage.RenderingMode] = [
    "template": .alwaysTemplate, "original": .alwaysOriginal,
  ]

  private func file(_ name: String) -> UIImage? {
    if let image = UIImage(ifNamed: name, in: bundle ?? .main) { return image }
    let home = bundle.flatMap { ProjectFolders.bundle(ofAsset: name, near: $0.bundlePath) }
    return home.flatMap { UIImage(ifNamed: name, in: $0) }
  }

  private func box(of size: CGSize, saying name: String) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width * size.height < 4_000_000 else { return nil }
    let area = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemGray4.setFill()
      context.fill(area)
      write(name, in: area)
    }
  }

  /// Writes the name if there is room: small boxes are often drawn as one color.
  private func write(_ name: String, in area: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel,
    ]
    let text = NSAttributedString(string: name, attributes: attributes)
    let size = text.size()
    guard size.width + 8 <= area.width, size.height + 8 <= area.height else { return }
    text.draw(
      in: CGRect(
        x: area.midX - size.width / 2,
        y: area.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
    )
  }
}
