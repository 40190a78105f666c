import Foundation
import PackagePlugin

/// Which files are ported: `{ "folders": ["../../App"], "without": ["AppTests", "main.swift"] }`.
///
/// Folders and single files are named from the target's folder on; `without` names files and
/// folders within them that are left out.
struct PortingList {
  struct Source {
    let file: URL
    /// From the folder on, by which the ported file is named.
    let path: String

    /// The files that its ported file is made of: a data model is a folder of versions.
    var inputs: [URL] {
      guard file.pathExtension == "xcdatamodeld" else { return [file] }
      let all = FileManager.default.enumerator(atPath: file.path(percentEncoded: false))
      return (all?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix("contents") || $0.hasSuffix(".xccurrentversion") }
        .sorted().map { file.appending(path: $0) }
    }
  }

  private struct Content: Decodable {
    let folders: [String]
    let without: [String]?
  }

  let file: URL
  let sources: [Source]

  /// Whether a target is ported.
  static func exists(in target: any Target) -> Bool {
    let file = place(in: target).path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: file)
  }

  private static func place(in target: any Target) -> URL {
    target.directoryURL.appending(path: "porting.json")
  }

  init(of target: any Target) throws {
    file = Self.place(in: target)
    let content = try Self.read(file, of: target)
    var sources: [Source] = []
    for name in content.folders {
      let folder = target.directoryURL.appending(path: name).standardizedFileURL
      sources += try Self.sources(in: folder, named: name, without: content.without ?? [])
    }
    self.sources = sources
  }

  private static func read(_ file: URL, of target: any Target) throws -> Content {
    do {
      return try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    } catch {
      throw PortingListError(
        "\(target.name) needs a file porting.json that lists what to port, such as"
          + " { \"folders\": [\"../../App\"] }: \(error)"
      )
    }
  }

  private static func sources(in folder: URL, named name: String, without: [String]) throws
    -> [Source]
  {
    guard !["swift", "xcdatamodeld"].contains(folder.pathExtension) else {
      return [Source(file: folder, path: folder.lastPathComponent)]
    }
    guard let all = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    else {
      throw PortingListError(
        "there is no folder \(name); porting.json names folders relative to itself"
      )
    }
    let paths = all.compactMap { $0 as? String }.filter { isSource($0, without: without) }.sorted()
    return paths.map { Source(file: folder.appending(path: $0), path: $0) }
  }

  /// Not what a build or a package manager put there, nor what is to be left out.
  private static func isSource(_ path: String, without: [String]) -> Bool {
    guard path.hasSuffix(".swift") || path.hasSuffix(".xcdatamodeld") else { return false }
    let names = path.split(separator: "/").map(String.init)
    let isForeign = names.dropLast().contains { name in
      name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(name)
        || name.hasSuffix(".playground")
    }
    return !isForeign
      && !without.contains { names.contains($0) || path == $0 || path.hasPrefix($0 + "/") }
  }
}

struct PortingListError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
