import Foundation
import Geometry

/// Finds assets in the `.xcassets` folders of a bundle, which are not compiled here.
struct AssetCatalogue {
  private let folders: [URL]

  init(_ bundle: Bundle) {
    let roots = [bundle.resourceURL, bundle.bundleURL].compactMap(\.self)
    let names = roots.flatMap { root in
      let inside = try? FileManager.default.contentsOfDirectory(atPath: root.path)
      return (inside ?? []).filter { $0.hasSuffix(".xcassets") }.map { root.appending(path: $0) }
    }
    folders = names.sorted { $0.path < $1.path }
  }

  /// The folder of the asset `name`, which may be inside groups.
  func folder(_ name: String, kind: String) -> URL? {
    let ending = "\(name).\(kind)"
    for root in folders {
      let all = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
      if let path = all.sorted().first(where: { $0 == ending || $0.hasSuffix("/" + ending) }) {
        return root.appending(path: path)
      }
    }
    return nil
  }

  func contents<Contents: Decodable>(of folder: URL, as type: Contents.Type) -> Contents? {
    let file = folder.appending(path: "Contents.json")
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    } catch {
      StageCore.ambient.warnOnce(
        "Assets",
        "\(file.path) could not be read\(Self.reason(error))",
        remedy: "write the asset's Contents.json as Xcode does"
      )
      return nil
    }
  }
}

extension AssetCatalogue {
  /// Where a JSON file is not what it should be: `: images.0.scale is a value of another kind`.
  private static func reason(_ error: any Error) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        .joined(separator: ".")
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      let owner = path(context)
      return ": \(owner.isEmpty ? "it" : owner) has no \(key.stringValue)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let owner = path(context)
      return ": \(owner.isEmpty ? "it" : owner) is a value of another kind"
    case .dataCorrupted: return ": it is not JSON"
    case nil: return ""
    @unknown default: return ""
    }
  }

  /// The colour of that name in all its appearances.
  func color(_ name: String) -> CataloguedColor? {
    guard let folder = folder(name, kind: "colorset"),
      let set = contents(of: folder, as: ColorSet.self)
    else { return nil }
    return CataloguedColor(set)
  }

  /// The image of that name with all its variants.
  func image(_ name: String) -> CataloguedImage? {
    guard let folder = folder(name, kind: "imageset"),
      let set = contents(of: folder, as: ImageSet.self)
    else { return nil }
    return CataloguedImage(folder: folder, set: set)
  }
}
