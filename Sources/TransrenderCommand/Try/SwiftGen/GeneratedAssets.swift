import Foundation
import Porting

/// What SwiftGen's template for asset catalogues declares.
struct GeneratedAssets {
  private let job: SwiftGenSettings.Job
  private let catalogues: [(name: String, assets: [CatalogueAssets.Asset])]

  init(_ job: SwiftGenSettings.Job) {
    self.job = job
    catalogues = job.inputs.flatMap { AppResources.inputs(at: $0, endings: ["xcassets"]) }.map {
      (name: $0.deletingPathExtension().lastPathComponent, assets: CatalogueAssets($0).all)
    }
  }

  var text: String {
    let isSplit = catalogues.count > 1 || job.isSet("forceFileNameEnum")
    let blocks = catalogues.map { name, assets in
      let lines = members(assets, depth: isSplit ? 2 : 1, folder: 0)
      guard isSplit else { return lines }
      return ["  enum \(GeneratedName.escaped(GeneratedName.ofType(name))) {"] + lines + ["  }"]
    }
    return (["enum \(job.name) {"] + blocks.flatMap(\.self) + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The folders that are types; others leave no trace.
  private func spaces(of asset: CatalogueAssets.Asset) -> [String] {
    job.isSet("forceProvidesNamespaces") ? asset.folders : asset.spaces
  }

  private func members(
    _ assets: [CatalogueAssets.Asset],
    depth: Int,
    folder level: Int
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var seen: Set<String> = []
    let own = assets.filter { spaces(of: $0).count == level }.compactMap { asset -> String? in
      let value = GeneratedName.ofValue(asset.name)
      // Of several that become one name, the first counts.
      guard let type = Self.types[asset.kind], !value.isEmpty, seen.insert(value).inserted else {
        return nil
      }
      let symbol = GeneratedName.escaped(value)
      let name = (asset.spaces + [asset.name]).joined(separator: "/")
      return "\(indent)static let \(symbol) = \(type)(name: \(SwiftSpelling.quoted(name)))"
    }
    let inside = assets.filter { spaces(of: $0).count > level }
    let groups = Dictionary(grouping: inside) { GeneratedName.ofType(spaces(of: $0)[level]) }
    return own
      + groups.sorted { $0.key < $1.key }.flatMap { name, assets in
        ["\(indent)enum \(GeneratedName.escaped(name)) {"]
          + members(assets, depth: depth + 1, folder: level + 1) + ["\(indent)}"]
      }
  }

  private static let types = [
    "colorset": "ColorAsset", "imageset": "ImageAsset", "dataset": "DataAsset",
  ]

  /// The types of all catalogues' assets; UIKit reports those that are not there.
  static let support = """
    final class ColorAsset {
      typealias Color = UIColor
      let name: String
      init(name: String) { self.name = name }
      lazy var color: Color = UIColor(asset: self) ?? .clear
      func color(compatibleWith traitCollection: UITraitCollection) -> Color {
        UIColor(named: name, in: .main, compatibleWith: traitCollection) ?? .clear
      }
    }

    struct ImageAsset {
      typealias Image = UIImage
      let name: String
      var image: Image { UIImage(asset: self) ?? UIImage() }
      func image(compatibleWith traitCollection: UITraitCollection) -> Image {
        UIImage(named: name, in: .main, compatibleWith: traitCollection) ?? UIImage()
      }
    }

    extension UIColor {
      convenience init?(asset: ColorAsset) {
        self.init(named: asset.name, in: .main, compatibleWith: nil)
      }
    }

    extension UIImage {
      convenience init?(asset: ImageAsset) {
        self.init(named: asset.name, in: .main, compatibleWith: nil)
      }
    }

    """

  static let dataSupport = """
    struct DataAsset {
      let name: String
      var data: NSDataAsset { NSDataAsset(name: name)! }
    }

    extension NSDataAsset {
      convenience init?(asset: DataAsset) { self.init(name: asset.name) }
    }

    """

  var hasData: Bool { catalogues.contains { $0.assets.contains { $0.kind == "dataset" } } }
}
