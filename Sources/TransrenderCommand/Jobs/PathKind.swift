import Foundation

/// What stands at a path, links followed.
enum PathKind {
  case nothing, file, folder

  init(of path: String) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    self = !isThere ? .nothing : isFolder.boolValue ? .folder : .file
  }
}

extension URL {
  /// Whether there is a folder, or a link to one.
  var isFolder: Bool { PathKind(of: path) == .folder }

  /// Whether a folder for results is there already; a file in its place is refused.
  func isFolderForOutput(named name: String) throws(InputError) -> Bool {
    switch PathKind(of: path) {
    case .nothing: return false
    case .folder: return true
    case .file: throw InputError("\(name) is a file; choose a folder with --out")
    }
  }
}
