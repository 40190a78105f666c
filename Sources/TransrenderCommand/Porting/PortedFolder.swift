import FrameExport
import Foundation
import Porting

/// The folder for ported sources; files of an earlier run are replaced, all others are kept.
struct PortedFolder {
  /// Lists the files that transrender wrote.
  static let reportName = "porting.json"

  let name: String
  let url: URL

  init(_ path: String) throws {
    guard !path.isEmpty else { throw InputError("the folder's name is empty; name one with --out") }
    name = path
    url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
      .resolvingSymlinksInPath()
  }

  /// Refuses the folder of the sources, which must not be changed.
  func refuse(_ sources: SourceFolder) throws {
    guard url.path != sources.url.path, !sources.url.path.hasPrefix(url.path + "/") else {
      throw InputError("\(name) holds the sources themselves; choose another folder with --out")
    }
  }

  func write(_ module: PortedModule, force: Bool) throws {
    let old = try claimed(force: force)
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    do {
      try write(module, insteadOf: old)
    } catch {
      if isNew { try? FileManager.default.removeItem(at: url) }
      throw error
    }
  }

  private func write(_ module: PortedModule, insteadOf old: Set<String>) throws {
    // First, so that the run after one that fails knows what is its own.
    try write(try report(on: module, and: old), to: Self.reportName)
    for file in module.files { try write(Data(file.text), to: file.path) }
    for path in old.subtracting(module.files.map(\.path)).sorted() {
      try FileManager.default.removeItem(at: url.appending(path: path))
    }
    try write(try report(on: module), to: Self.reportName)
  }

  /// Leaves unchanged files alone, so that they are not compiled again.
  private func write(_ data: Data, to path: String) throws {
    let target = url.appending(path: path)
    guard FileManager.default.contents(atPath: target.path) != data else { return }
    try WholeFile.write(Array(data), to: target)
  }

  /// The files of an earlier run that still exist.
  private func claimed(force: Bool) throws -> Set<String> {
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else {
      throw InputError("\(name) is a file; choose a folder with --out")
    }
    let ours = Set(try earlierReport()?.files ?? [])
    let present = (files.enumerator(atPath: url.path)?.allObjects ?? []).compactMap {
      $0 as? String
    }
    let swift = present.filter { $0.hasSuffix(".swift") }
    if let foreign = swift.sorted().first(where: { !ours.contains($0) }), !force {
      throw InputError(
        "\(name) holds files that transrender did not write, such as \(foreign);"
          + " choose another folder with --out, or add --force"
      )
    }
    return ours.intersection(present)
  }

  private func earlierReport() throws -> Report? {
    let path = url.appending(path: Self.reportName).path
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      return try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw InputError(
        "\(name)/\(Self.reportName) is not a report of `port`; choose another folder with --out"
      )
    }
  }

  private func report(on module: PortedModule, and old: Set<String> = []) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Report(module, and: old))
  }

  private struct Report: Codable {
    struct Finding: Codable {
      let file: String
      let line: Int
      let rule: String
      let outcome: String
      let reason: String
      let remedy: String?
    }

    let files: [String]
    let findings: [Finding]

    init(_ module: PortedModule, and old: Set<String>) {
      let new = module.files.map(\.path)
      files = new + old.subtracting(new).sorted()
      findings = module.notes.map {
        Finding(
          file: $0.path,
          line: $0.line,
          rule: $0.rule,
          outcome: $0.outcome.rawValue,
          reason: $0.reason,
          remedy: $0.remedy
        )
      }
    }
  }
}
