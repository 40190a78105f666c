import Foundation

/// The folder of an app's sources, or a single file; it is only read.
struct SourceFolder {
  struct File {
    /// Relative to the folder.
    let path: String
    let bytes: [UInt8]
  }

  let name: String
  let url: URL
  private let isFolder: Bool

  init(_ path: String) throws {
    guard !path.isEmpty else {
      throw InputError("the folder's name is empty; name one with sources")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputError("there is no \(path); name a folder with Swift sources")
    }
    name = path
    url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    self.isFolder = isFolder.boolValue
  }

  /// Every Swift file of the app, by path, except those in `other`.
  func files(except other: URL?) throws -> [File] {
    let files = try paths().filter { path in
      let full = url.appending(path: path).path
      return other.map { !full.hasPrefix($0.path + "/") } ?? true
    }.map { try read($0) }
    guard !files.isEmpty else {
      throw InputError("\(name) holds no Swift files; name the folder with the app's sources")
    }
    return files
  }

  private func paths() throws -> [String] {
    guard isFolder else { return [""] }
    guard let all = FileManager.default.enumerator(atPath: url.path) else {
      throw InputError("\(name) cannot be read; check its permissions")
    }
    return all.compactMap { $0 as? String }.filter(Self.isSource).sorted()
  }

  /// Whether it is not a product of a build or a package manager.
  private static func isSource(_ path: String) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    let folders = path.split(separator: "/").dropLast()
    return !folders.contains { folder in
      folder.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(folder)
        || folder.hasSuffix(".playground")
    }
  }

  private func read(_ path: String) throws -> File {
    let file = path.isEmpty ? url : url.appending(path: path)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw InputError("\(file.relativePath) cannot be read; check its permissions")
    }
    return File(path: path.isEmpty ? url.lastPathComponent : path, bytes: Array(data))
  }
}
