import Foundation
import Porting

extension AssetSymbols {
  /// The symbols of all images and colours in asset catalogues; those of folders that are a name
  /// space of their own are left out.
  init(_ catalogues: [URL]) {
    self.init()
    for catalogue in catalogues {
      guard let all = FileManager.default.enumerator(atPath: catalogue.path) else { continue }
      let paths = (all.allObjects as? [String] ?? []).sorted()
      let spaces = paths.filter { Self.isNameSpace(catalogue.appending(path: $0)) }
      for path in paths where !spaces.contains(where: { path.hasPrefix($0 + "/") }) {
        let file = URL(filePath: path)
        let name = file.deletingPathExtension().lastPathComponent
        switch file.pathExtension {
        case "imageset": add(name, .image)
        case "colorset": add(name, .color)
        default: break
        }
      }
    }
  }

  private static func isNameSpace(_ folder: URL) -> Bool {
    guard folder.pathExtension.isEmpty,
      let data = FileManager.default.contents(
        atPath: folder.appending(path: "Contents.json").path
      )
    else { return false }
    let contents = try? JSONDecoder().decode(FolderContents.self, from: data)
    return contents?.properties?.providesNamespace == true
  }
}

private struct FolderContents: Decodable {
  struct Properties: Decodable {
    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }

    var providesNamespace: Bool?
  }

  var properties: Properties?
}
