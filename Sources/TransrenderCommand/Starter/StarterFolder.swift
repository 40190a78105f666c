import FrameExport
import Foundation

/// The folder that a starter is written into: a new one, or an empty one.
struct StarterFolder {
  /// The name as given on the command line.
  let name: String
  let url: URL

  init(_ path: String) throws {
    guard !path.isEmpty else { throw InputError("the folder's name is empty; name a new folder") }
    name = path
    url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    try refuseWhatIsThere()
  }

  /// The last component, which names the package.
  var packageName: String { url.lastPathComponent }

  private func refuseWhatIsThere() throws {
    let kind = PathKind(of: url.path)
    guard kind != .nothing else { return }
    guard kind == .folder else { throw InputError("\(name) is a file; name a new folder") }
    let there = try FileManager.default.contentsOfDirectory(atPath: url.path)
    // A new repository has only this folder.
    if let first = there.filter({ $0 != ".git" }).sorted().first {
      throw InputError("\(name) is not empty, it has \(first); name a new or empty folder")
    }
  }

  /// Never overwrites files that have appeared in the meantime.
  func write(_ starter: Starter) throws {
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    var written: [URL] = []
    do {
      for file in starter.files {
        let target = url.appending(path: file.path)
        guard !FileManager.default.fileExists(atPath: target.path) else {
          throw InputError("\(name) has \(file.path) by now; name a new or empty folder")
        }
        try WholeFile.write(Array(file.text.utf8), to: target)
        written.append(target)
      }
    } catch {
      for file in isNew ? [url] : written { try? FileManager.default.removeItem(at: file) }
      throw error
    }
  }
}
