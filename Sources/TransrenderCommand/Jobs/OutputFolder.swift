import Foundation

/// The folder that takes a sequence: ours from before, empty, or left alone.
struct OutputFolder {
  static let manifestName = "frames.json"

  let url: URL
  /// As the command line says it.
  let name: String

  init(_ path: String) throws {
    guard !path.isEmpty else { throw InputError("an empty name is no folder; name one with --out") }
    name = path
    url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
  }

  /// Makes room: removes what an earlier run wrote, and refuses to mix with anything else.
  func prepare(force: Bool) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw InputError("\(name) is a file; choose a folder with --out")
    }
    let present = try Set(files.contentsOfDirectory(atPath: url.path))
    let claimed = try Manifest.read(from: url)?.files ?? []
    let ours = present.filter { Self.isOurs($0, claimed: claimed.union([Self.manifestName])) }
    let foreign = present.subtracting(ours).sorted()
    if let first = foreign.first, !force {
      throw InputError(
        "\(name) holds files that are not ours, such as \(first);"
          + " choose another folder with --out, or add --force"
      )
    }
    for name in ours { try files.removeItem(at: url.appending(path: name)) }
  }

  /// A file that a manifest claims, or the unfinished rest of one that a killed run left.
  private static func isOurs(_ name: String, claimed: Set<String>) -> Bool {
    if claimed.contains(name) { return true }
    guard name.hasPrefix("."), name.hasSuffix(".partial") else { return false }
    return claimed.contains { name.hasPrefix(".\($0).") }
  }
}
