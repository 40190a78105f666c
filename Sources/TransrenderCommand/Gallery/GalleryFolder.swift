import Foundation
import InterfaceBuilder

/// The contents of a folder that a gallery can show: screen files, Interface Builder documents and
/// goldens.
struct GalleryFolder {
  /// Goldens of one suite.
  struct Suite {
    let name: String
    /// Paths relative to the folder.
    var pictures: [String]
  }

  let url: URL
  let name: String
  private(set) var screens: [String] = []
  private(set) var documents: [String] = []
  private(set) var suites: [Suite] = []

  /// Larger files are not screen files.
  private static let mostBytes = 1 << 20
  static let foreign: Set<String> = ["node_modules", "Pods", "DerivedData"]

  /// Skips hidden folders, and the folder `site` that the gallery is written to.
  init(_ path: String, without site: URL) throws {
    url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
      .resolvingSymlinksInPath()
    name = url.lastPathComponent
    guard !path.isEmpty, url.path != site.path else {
      throw InputError("'\(path)' cannot be shown on itself; name another folder, or another --out")
    }
    guard
      let files = FileManager.default.enumerator(
        at: url,
        includingPropertiesForKeys: [.isDirectoryKey],
        options: [.skipsHiddenFiles]
      )
    else { throw InputError("\(path) is not a folder; name one with screen files or goldens") }
    var paths: [String] = []
    for case let file as URL in files {
      let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
      if !isFolder {
        paths.append(relative(file))
      } else if file.path == site.path
        || Self.foreign.contains(file.lastPathComponent)
      {
        files.skipDescendants()
      }
    }
    sort(paths.sorted())
    guard !screens.isEmpty || !documents.isEmpty || !suites.isEmpty else {
      throw InputError(
        "\(path) holds no screen file, no storyboard, no nib and no golden; name another folder"
      )
    }
  }

  /// The paths of screen files and documents, relative to the folder.
  static func screens(in path: String) throws -> [String] {
    let folder = try GalleryFolder(path, without: URL(filePath: "/"))
    return (folder.screens + folder.documents).sorted()
  }

  private func relative(_ file: URL) -> String {
    String(file.path.dropFirst(url.path.count).drop { $0 == "/" })
  }

  private mutating func sort(_ paths: [String]) {
    for path in paths {
      if InterfaceInput.isDocument(path) {
        documents.append(path)
      } else if path.hasSuffix(".json"), isScreen(path) {
        screens.append(path)
      } else if path.hasSuffix(".png") || path.hasSuffix(".apng"), let suite = suite(of: path) {
        add(path, to: suite)
      }
    }
  }

  private mutating func add(_ picture: String, to suite: String) {
    if let index = suites.firstIndex(where: { $0.name == suite }) {
      suites[index].pictures.append(picture)
    } else {
      suites.append(Suite(name: suite, pictures: [picture]))
    }
  }

  /// The suite folder of a picture below a folder called `Goldens`.
  private func suite(of path: String) -> String? {
    let folders = ([name] + path.split(separator: "/").map(String.init)).dropLast()
    guard let top = folders.lastIndex(of: "Goldens") else { return nil }
    let below = folders[(top + 1)...].joined(separator: "/")
    return below.isEmpty ? "Goldens" : below
  }

  /// Whether a JSON file looks like a screen file: it has controllers, or cannot be parsed.
  private func isScreen(_ path: String) -> Bool {
    let file = url.appending(path: path)
    let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let size = facts?[.size] as? Int, size <= Self.mostBytes,
      let data = FileManager.default.contents(atPath: file.path),
      data.range(of: Data("\"controllers\"".utf8)) != nil
    else { return false }
    guard let object = try? JSONSerialization.jsonObject(with: data) else { return true }
    return (object as? [String: Any])?["controllers"] != nil
  }
}
