import FrameExport
import Foundation
import Glibc

/// The folder of a gallery: written to a temporary folder and then moved, replacing an older
/// gallery.
struct SiteFolder {
  static let listName = "gallery.json"

  let url: URL
  /// The name as given on the command line.
  let name: String

  /// The temporary folder that a site is written to.
  final class Draft {
    /// Shown in errors about a picture that cannot be drawn.
    let url: URL
    fileprivate var digests = FileDigests()

    fileprivate init(_ url: URL) {
      self.url = url
    }

    func add(_ bytes: [UInt8], at path: String) throws {
      try WholeFile.write(bytes, to: url.appending(path: path))
      digests.add(bytes, at: path)
    }
  }

  /// The files of a site, by which a later run knows that they are its own.
  private struct List: Codable {
    var files: FileDigests
  }

  init(_ path: String) throws {
    guard !path.isEmpty else {
      throw InputError("the name of the folder is empty; name one with --out")
    }
    name = path
    url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
      .resolvingSymlinksInPath()
    try refuseStrangers()
  }

  /// Replaces the folder only if all of `body` succeeds.
  func write(_ body: (Draft) throws -> Void) throws {
    let parent = url.deletingLastPathComponent()
    let mark = "\(url.lastPathComponent).\(getpid())"
    let draft = Draft(parent.appending(path: ".\(mark).partial", directoryHint: .isDirectory))
    try CreatedFolders(making: parent).unlessItFails {
      defer { try? FileManager.default.removeItem(at: draft.url) }
      try body(draft)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let list = try encoder.encode(List(files: draft.digests))
      try draft.add([UInt8](list), at: Self.listName)
      try replace(by: draft.url, former: parent.appending(path: ".\(mark).former"))
    }
  }

  private func replace(by made: URL, former: URL) throws {
    // Another program may have written there in the meantime.
    try refuseStrangers()
    let wasThere = rename(url.path, former.path) == 0
    guard rename(made.path, url.path) == 0 else {
      let reason = String(cString: strerror(errno))
      if wasThere { rename(former.path, url.path) }
      throw ExportFault.folder(path: name, reason: reason)
    }
    if wasThere { try FileManager.default.removeItem(at: former) }
  }

  /// Only a folder that is empty, or holds nothing but our files, may be replaced.
  private func refuseStrangers() throws {
    guard try url.isFolderForOutput(named: name) else { return }
    let files = FileManager.default
    let ours = try listed()
    let present = (files.enumerator(atPath: url.path)?.allObjects ?? []).compactMap {
      $0 as? String
    }
    for path in present.sorted() where path != Self.listName {
      guard ours.hasFolder(path, in: url) || ours.holds(path, in: url) else {
        throw InputError(
          "\(name) holds files that `gallery` did not write, such as \(path);"
            + " choose another folder with --out"
        )
      }
    }
  }

  private func listed() throws -> FileDigests {
    let path = url.appending(path: Self.listName).path
    guard let data = FileManager.default.contents(atPath: path) else { return FileDigests() }
    do {
      return try JSONDecoder().decode(List.self, from: data).files
    } catch {
      throw InputError(
        "\(name)/\(Self.listName) was not written by `gallery`;"
          + " choose another folder with --out"
      )
    }
  }
}
