import FrameExport
import Foundation
import Porting

/// The texts that Foundation on Linux does not read as an app brings them: it knows no string catalogs,
/// and ends the process where a table of plurals has a text.
struct AppTexts {
  /// By the path in the app, such as `de.lproj/Localizable.strings`.
  private var tables: [String: [String: String]] = [:]
  /// What cannot be read.
  private(set) var troubles: [String] = []

  /// A file that is none of these is left to Foundation.
  init(_ resources: [URL]) {
    for file in resources {
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      let name = file.deletingPathExtension().lastPathComponent + ".strings"
      switch file.pathExtension {
      case "xcstrings":
        guard let catalog = try? GeneralTexts.ofCatalog(data) else {
          troubles.append(Self.trouble("string catalog of Xcode 15 or later", file))
          continue
        }
        for (language, table) in catalog { add(table, at: "\(language).lproj/\(name)") }
      case "stringsdict":
        let path = URL(filePath: AppResources.path(of: file)).deletingPathExtension()
        guard let plurals = try? GeneralTexts.ofPlurals(data) else {
          troubles.append(Self.trouble("table of plurals", file))
          continue
        }
        add(plurals, at: path.relativePath + ".strings")
      default: break
      }
    }
  }

  /// The sentence about a file that is not of its kind.
  static func trouble(_ kind: String, _ file: URL) -> String {
    "\(AppResources.path(of: file)) is no \(kind), so its texts are missing; open it in Xcode and"
      + " save it"
  }

  /// Tables of plurals are put into the others.
  static func isReplaced(_ file: URL) -> Bool { file.pathExtension == "stringsdict" }

  private mutating func add(_ table: [String: String], at path: String) {
    tables[path, default: [:]].merge(table) { first, _ in first }
  }

  /// Adds the texts to the tables in a folder.
  func write(into folder: URL) throws {
    for (path, table) in tables where !table.isEmpty {
      let file = folder.appending(path: path)
      let own = FileManager.default.contents(atPath: file.path).map(Self.text)
      // What is no text is compiled already.
      if let own, own == nil { continue }
      // [D] Those of plurals count: of two texts with one key the last.
      let text = (own.flatMap(\.self).map { $0 + "\n" } ?? "") + Self.lines(of: table)
      try WholeFile.write(Array(text.utf8), to: file)
    }
  }

  private static func text(_ data: Data) -> String? {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard !data.starts(with: Data("bplist".utf8)), !data.starts(with: Data("<?xml".utf8)) else {
      return nil
    }
    let text = String(data: data, encoding: isWide ? .utf16 : .utf8)
    return text.map { $0.hasPrefix("\u{FEFF}") ? String($0.dropFirst()) : $0 }
  }

  private static func lines(of table: [String: String]) -> String {
    table.sorted { $0.key < $1.key }
      .map { "\(SwiftSpelling.quoted($0.key)) = \(SwiftSpelling.quoted($0.value));\n" }.joined()
  }
}
