import Foundation
import InterfaceBuilder

/// The resources of an app.
enum AppResources {
  private static let kinds: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "json", "txt", "html",
    "png", "jpg", "jpeg", "gif", "webp", "pdf", "svg", "ttf", "otf", "csv", "xcassets", "bundle",
    "xcdatamodeld",
  ]

  /// Folders that count as one file.
  private static let packages: Set<String> = ["xcassets", "bundle", "xcdatamodeld"]

  static func isResource(_ file: URL) -> Bool {
    kinds.contains(file.pathExtension) && file.lastPathComponent != "Info.plist"
  }

  /// Swift, and data models, for which Xcode writes Swift.
  static func isSource(_ file: URL) -> Bool {
    file.pathExtension == "swift" || file.pathExtension == "xcdatamodeld"
  }

  /// Every file below a folder in order; an asset catalogue counts as one.
  static func files(in folder: URL) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var paths: [String] = []
    while let path = all.nextObject() as? String {
      let url = URL(filePath: path)
      let name = url.lastPathComponent
      if name.hasPrefix(".") || ForeignFolders.names.contains(name) || name.hasSuffix(".playground")
      {
        all.skipDescendants()
      } else if packages.contains(url.pathExtension) {
        all.skipDescendants()
        paths.append(path)
      } else {
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  /// The files of these kinds that a tool is given: a place itself, or what is below it.
  static func inputs(at place: URL, endings: [String]) -> [URL] {
    guard !endings.contains(place.pathExtension) else { return [place] }
    return files(in: place).map { place.appending(path: $0) }
      .filter { endings.contains($0.pathExtension) }
  }

  /// Its path in the app: its name, inside its language's folder if it has one; a data model has
  /// the name that Xcode compiles it to.
  static func path(of file: URL) -> String {
    let folder = file.deletingLastPathComponent().lastPathComponent
    let name =
      file.pathExtension == "xcdatamodeld"
      ? file.deletingPathExtension().lastPathComponent + ".momd" : file.lastPathComponent
    return folder.hasSuffix(".lproj") ? folder + "/" + name : name
  }
}
