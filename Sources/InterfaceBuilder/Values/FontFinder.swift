import Foundation
import HeadlessUIKit

/// Font files: of the app's bundle, or else of the project of the document.
@MainActor
struct FontFinder {
  let bundle: Bundle?

  func path(of file: String) -> String? {
    let home = bundle ?? .main
    if let path = AppFonts.path(of: file, in: home) { return path }
    let url = URL(filePath: file)
    let stem = url.deletingPathExtension().lastPathComponent
    return ProjectFolders.document(stem, [url.pathExtension], near: home.bundlePath)
  }

  /// Makes the fonts of a document known, unless the app has them already.
  func add(_ fonts: DocumentFonts) {
    for file in fonts.files where !file.fonts.allSatisfy(AppFonts.has) { add(file.name) }
  }

  /// Makes the font of a file known, or reports that there is no such file.
  func add(_ file: String) {
    if let path = path(of: file) {
      AppFonts.add(path)
    } else {
      StageCore.ambient.warnOnce(
        "UIFont",
        "the app's font \(file) is neither in its bundle nor in its project",
        remedy: "add the file to the project"
      )
    }
  }
}
