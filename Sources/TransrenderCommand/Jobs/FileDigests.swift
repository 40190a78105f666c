import Foundation

/// The files of a folder as they were written, by which later changes are noticed.
struct FileDigests: Codable, Equatable {
  /// By path; several while a run replaces files, since it may be stopped at any of them.
  private var digests: [String: [String]] = [:]

  init() {}

  init(_ files: [(path: String, bytes: [UInt8])]) {
    for file in files { add(file.bytes, at: file.path) }
  }

  init(from decoder: any Decoder) throws {
    digests = try decoder.singleValueContainer().decode([String: [String]].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digests)
  }

  mutating func add(_ bytes: [UInt8], at path: String) {
    digests[path] = [bytes.digest]
  }

  func joined(with other: FileDigests) -> FileDigests {
    var joined = self
    joined.digests.merge(other.digests) { mine, theirs in Array(Set(mine + theirs)).sorted() }
    return joined
  }

  /// Whether that file of the folder is known and as it was written.
  func holds(_ path: String, in folder: URL) -> Bool {
    guard let known = digests[path],
      let data = FileManager.default.contents(atPath: folder.appending(path: path).path)
    else { return false }
    return known.contains(data.digest)
  }

  /// Whether that file of the folder is known and there, but not as it was written.
  func isChanged(_ path: String, in folder: URL) -> Bool {
    digests[path] != nil && !holds(path, in: folder)
      && FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// Whether it is a folder in which files are known.
  func hasFolder(_ path: String, in folder: URL) -> Bool {
    folder.appending(path: path).isFolder
      && digests.keys.contains { $0.hasPrefix(path + "/") }
  }
}
