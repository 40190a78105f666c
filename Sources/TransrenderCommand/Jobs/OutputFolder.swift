import FrameExport
import Foundation
import Glibc

/// The folder for a sequence: empty, or written by an earlier run; others are refused.
struct OutputFolder {
  static let manifestName = "frames.json"

  let url: URL
  /// The name as given on the command line.
  let name: String

  init(_ path: String) throws {
    guard !path.isEmpty else { throw InputError("the folder's name is empty; name one with --out") }
    name = path
    url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
  }

  func refuseFile() throws {
    _ = try url.isFolderForOutput(named: name)
  }

  /// Empties an existing folder of what an earlier run wrote, and refuses it if it holds other
  /// files.
  func prepare(force: Bool) throws {
    for name in try claimed(force: force).sorted() {
      guard unlink(url.appending(path: name).path) != 0 else { continue }
      let reason = String(cString: strerror(errno))
      throw ExportFault.file(path: url.appending(path: name).path, reason: reason)
    }
  }

  /// The files that an earlier run wrote and nobody has changed; refuses a folder that holds others.
  @discardableResult
  func claimed(force: Bool) throws -> Set<String> {
    try refuseFile()
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let present = try Set(FileManager.default.contentsOfDirectory(atPath: url.path))
    let manifest = try Manifest.read(from: url)
    let names = (manifest?.files ?? []).union([Self.manifestName])
    // We only write files: a folder with such a name, and everything in it, is not ours.
    let ours = present.filter { Self.isOurs($0, claimed: names) && !isFolderInside($0) }
    if force { return ours }
    let changed = manifest?.changed(in: url) ?? []
    if let first = present.subtracting(ours).union(ours.intersection(changed)).min() {
      throw InputError(
        "\(name) holds files that transrender did not write, such as \(first);"
          + " choose another folder with --out, or add --force"
      )
    }
    return ours
  }

  private func isFolderInside(_ name: String) -> Bool {
    var facts = stat()
    return lstat(url.appending(path: name).path, &facts) != 0 || facts.st_mode & S_IFMT == S_IFDIR
  }

  /// A file that a manifest claims, or the partial file of a run that was killed.
  private static func isOurs(_ name: String, claimed: Set<String>) -> Bool {
    if claimed.contains(name) { return true }
    guard name.hasPrefix("."), name.hasSuffix(".partial") else { return false }
    return claimed.contains { name.hasPrefix(".\($0).") }
  }
}
