import Foundation

/// The folder that takes a sequence: ours from before, empty, or left alone.
struct OutputFolder {
  static let manifestName = "frames.json"

  let url: URL

  init(_ path: String) {
    url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
  }

  /// Makes room: removes what an earlier run wrote, and refuses to mix with anything else.
  func prepare(force: Bool) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw InputError("\(url.path) is a file; choose a folder with --out")
    }
    let present = try Set(files.contentsOfDirectory(atPath: url.path))
    let ours = try Manifest.files(writtenTo: url).union([Self.manifestName])
    let foreign = present.subtracting(ours).sorted()
    if let first = foreign.first, !force {
      throw InputError(
        "\(url.path) holds files that are not ours, such as \(first);"
          + " choose another folder with --out, or add --force"
      )
    }
    for name in present.intersection(ours) {
      try files.removeItem(at: url.appending(path: name))
    }
  }
}
