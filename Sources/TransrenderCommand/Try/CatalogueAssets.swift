import Foundation

/// What an asset catalogue holds, in the order of its folders.
struct CatalogueAssets {
  struct Asset {
    let name: String
    /// The ending of its folder, such as `imageset`.
    let kind: String
    /// The folders around it, from the outermost on.
    let folders: [String]
    /// Those of them that are a part of its name.
    let spaces: [String]
  }

  let all: [Asset]

  init(_ catalogue: URL) {
    all = Self.assets(in: catalogue, folders: [], spaces: [])
  }

  private static func assets(in folder: URL, folders: [String], spaces: [String]) -> [Asset] {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [Asset] in
      let place = folder.appending(path: name)
      guard place.isFolder else { return [] }
      let kind = place.pathExtension
      guard kinds.contains(kind) else {
        let inner = isNameSpace(place) ? spaces + [name] : spaces
        return assets(in: place, folders: folders + [name], spaces: inner)
      }
      let plain = place.deletingPathExtension().lastPathComponent
      return [Asset(name: plain, kind: kind, folders: folders, spaces: spaces)]
    }
  }

  // [D] Everything else is a folder, whatever its name is.
  private static let kinds: Set<String> = [
    "appiconset", "brandassets", "colorset", "cubetextureset", "dataset", "gcdashboardimage",
    "iconset", "imageset", "imagestack", "launchimage", "mipmapset", "sticker", "symbolset",
    "textureset", "complicationset", "stickerpack",
  ]

  private static func isNameSpace(_ folder: URL) -> Bool {
    let file = folder.appending(path: "Contents.json").path
    let data = FileManager.default.contents(atPath: file)
    let contents = data.flatMap { try? JSONDecoder().decode(FolderContents.self, from: $0) }
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
