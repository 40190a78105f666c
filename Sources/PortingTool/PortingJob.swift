import DataModels
import Foundation
import Porting

/// Sources of one module → ported files, of which only those are written that change.
struct PortingJob {
  private let pairs: [(source: String, output: String)]
  /// The place of what is compiled beside them, which may be nothing.
  private let companions: String?
  /// The sources of ported modules that it imports, each of which may import those before it.
  private let libraries: [[String]]

  init(_ pairs: [(String, String)], companions: String? = nil, libraries: [[String]] = []) {
    (self.pairs, self.companions, self.libraries) = (pairs, companions, libraries)
  }

  /// Perhaps the place of the companions after the word `--companions`, pairs of source and output,
  /// then each library's sources after the word `--library`.
  init?(words: [String]) {
    let hasCompanions = words.first == "--companions"
    guard !hasCompanions || words.count > 2 else { return nil }
    let rest = hasCompanions ? words.dropFirst(2) : words[...]
    var lists = rest.split(separator: "--library", omittingEmptySubsequences: false)
      .map(Array.init)
    let pairs = lists.removeFirst()
    guard !pairs.isEmpty, pairs.count.isMultiple(of: 2) else { return nil }
    self.init(
      stride(from: 0, to: pairs.count, by: 2).map { (pairs[$0], pairs[$0 + 1]) },
      companions: hasCompanions ? words[1] : nil,
      libraries: lists
    )
  }

  func run(complaining complain: (String) -> Void) throws {
    let known = try libraries.reduce(into: [PortedModule]()) { known, sources in
      known.append(PortedModule(try sources.map(Self.file), after: known))
    }
    let module = PortedModule(try pairs.map { try Self.file($0.source) }, after: known)
    for (file, pair) in zip(module.files, pairs) {
      try write(Self.located(file), to: URL(filePath: pair.output))
    }
    if let companions { try write(module.companions, to: companions, complaining: complain) }
    for note in module.notes where note.outcome == .left {
      let remedy = note.remedy.map { "; \($0)" } ?? ""
      complain("\(note.path):\(note.line): warning: \(note.reason)\(remedy)")
    }
  }

  /// One file: a build has to know before which ones there will be.
  private func write(
    _ companions: [CompanionFile],
    to output: String,
    complaining complain: (String) -> Void
  ) throws {
    let texts = companions.map(\.text)
    let text = texts.isEmpty ? "// This module needs no companions.\n" : texts.joined()
    try write(Data(text.utf8), to: URL(filePath: output))
    for companion in companions {
      complain("\(output):1: note: \(companion.name) is added: \(companion.note.reason)")
    }
  }

  private static func file(_ path: String) throws -> PortedModule.File {
    PortedModule.File(path: path, text: try text(URL(filePath: path)))
  }

  /// A data model stands for the classes that Xcode writes for it.
  private static func text(_ source: URL) throws -> [UInt8] {
    source.pathExtension == "xcdatamodeld"
      ? Array(try ModelDocument(source).classes().utf8) : Array(try Data(contentsOf: source))
  }

  /// Its first line makes the compiler speak of the original.
  private static func located(_ file: PortedModule.File) -> Data {
    let path = SwiftSpelling.quoted(file.path)
    return Data("#sourceLocation(file: \(path), line: 1)\n".utf8) + Data(file.text)
  }

  private func write(_ data: Data, to output: URL) throws {
    guard FileManager.default.contents(atPath: output.path(percentEncoded: false)) != data else {
      return
    }
    let folder = output.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: output, options: .atomic)
  }
}
