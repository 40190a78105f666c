import Foundation
import InterfaceBuilder

/// What an app carries with it besides its code.
enum AppResources {
  private static let kinds: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "json", "txt", "html",
    "png", "jpg", "jpeg", "gif", "webp", "pdf", "svg", "ttf", "otf", "csv", "xcassets", "bundle",
  ]

  static func isResource(_ file: URL) -> Bool {
    kinds.contains(file.pathExtension) && file.lastPathComponent != "Info.plist"
  }

  /// Every file below a folder in order; catalogues of assets as one.
  static func files(in folder: URL) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var paths: [String] = []
    while let path = all.nextObject() as? String {
      let url = URL(filePath: path)
      let name = url.lastPathComponent
      if name.hasPrefix(".") || ForeignFolders.names.contains(name) || name.hasSuffix(".playground")
      {
        all.skipDescendants()
      } else if ["xcassets", "bundle"].contains(url.pathExtension) {
        all.skipDescendants()
        paths.append(path)
      } else {
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  /// Where it lies in the app: by its last name, below the folder of its language.
  static func place(of file: URL) -> String {
    let folder = file.deletingLastPathComponent().lastPathComponent
    let name = file.lastPathComponent
    return folder.hasSuffix(".lproj") ? folder + "/" + name : name
  }
}
