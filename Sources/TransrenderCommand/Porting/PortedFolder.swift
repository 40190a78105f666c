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

  func write(_ module: PortedModule, saying notes: [Note], force: Bool) throws {
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    try refuseFile()
    try CreatedFolders(making: url).unlessItFails {
      let lock = try FolderLock(url, named: name)
      defer { withExtendedLifetime(lock) {} }
      let former = try earlierReport()
      let old = try claimed(by: former, module, force: force)
      do {
        try write(module, saying: notes, insteadOf: old, former?.digests ?? FileDigests())
      } catch {
        if isNew { try? FileManager.default.removeItem(at: url) }
        throw error
      }
    }
  }

  private func write(
    _ module: PortedModule,
    saying notes: [Note],
    insteadOf old: Set<String>,
    _ digests: FileDigests
  ) throws {
    let files = module.filesWithCompanions
    let obsolete = old.subtracting(files.map(\.path)).sorted()
    let removable = try RemovableFiles(obsolete.map { url.appending(path: $0) })
    // First, so that the run after one that fails knows what is its own.
    try write(try encoded(Report(module, notes, and: obsolete, digests)), to: Self.reportName)
    for file in files { try write(Data(file.text), to: file.path) }
    try removable.remove()
    try write(try encoded(Report(module, notes)), to: Self.reportName)
  }

  /// Leaves unchanged files alone, so that they are not compiled again.
  private func write(_ data: Data, to path: String) throws {
    let target = url.appending(path: path)
    guard FileManager.default.contents(atPath: target.path) != data else { return }
    try WholeFile.write(Array(data), to: target)
  }

  private func refuseFile() throws {
    _ = try url.isFolderForOutput(named: name)
  }

  /// The files of an earlier run that still exist; foreign and changed ones are refused.
  private func claimed(
    by former: Report?,
    _ module: PortedModule,
    force: Bool
  ) throws -> Set<String> {
    let files = FileManager.default
    let ours = Set(former?.files ?? [])
    let present = (files.enumerator(atPath: url.path)?.allObjects ?? []).compactMap {
      $0 as? String
    }
    let new = Dictionary(module.filesWithCompanions.map { ($0.path, $0.text) }) { first, _ in
      first
    }
    // A linked folder's files are not found by looking for them.
    let inTheWay = new.keys.filter { files.fileExists(atPath: url.appending(path: $0).path) }
    let swift = present.filter { $0.hasSuffix(".swift") } + inTheWay
    if let foreign = swift.sorted().first(where: { !ours.contains($0) }), !force {
      throw InputError(
        "\(name) holds files that transrender did not write, such as \(foreign);"
          + " choose another folder with --out, or add --force"
      )
    }
    let old = ours.intersection(present)
    let isEdited = { (path: String) in
      former?.digests?.isChanged(path, in: url) == true
        && files.contents(atPath: url.appending(path: path).path) != new[path].map { Data($0) }
    }
    if !force, let edited = old.union(inTheWay).sorted().first(where: isEdited) {
      throw InputError(
        "\(name)/\(edited) has been changed since `port` wrote it, and the change would be lost;"
          + " choose another folder with --out, or add --force"
      )
    }
    return old
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

  private func encoded(_ report: Report) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(report)
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
    /// Reports of earlier versions have none.
    let digests: FileDigests?
    let findings: [Finding]

    /// `obsolete` files still exist, and others may still be as `former` has them.
    init(
      _ module: PortedModule,
      _ notes: [Note],
      and obsolete: [String] = [],
      _ former: FileDigests = FileDigests()
    ) {
      let written = module.filesWithCompanions
      files = written.map(\.path) + obsolete
      digests = former.joined(with: FileDigests(written.map { ($0.path, $0.text) }))
      findings = notes.map {
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
