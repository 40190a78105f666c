import Foundation
import Porting

/// What SwiftGen's templates for texts declare, in the structure of their keys or flat.
struct GeneratedStrings {
  private struct Entry {
    let table: String
    let key: String
    let format: String

    /// `main.title` → `main`, `title`.
    var path: [String] { key.split(separator: ".").map(String.init) }
  }

  private let job: SwiftGenSettings.Job
  private let tables: [String: [Entry]]

  init(_ job: SwiftGenSettings.Job) throws {
    self.job = job
    var tables: [String: [Entry]] = [:]
    let files = job.inputs.flatMap {
      AppResources.inputs(at: $0, endings: ["strings", "stringsdict"])
    }
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      for (key, format) in try Self.texts(of: file) {
        let entry = Entry(table: name, key: key, format: format)
        if Self.isNamed(entry, isFlat: job.isFlat) { tables[name, default: []].append(entry) }
      }
    }
    self.tables = tables.mapValues { $0.sorted { $0.key < $1.key } }
  }

  private static func texts(of file: URL) throws -> [String: String] {
    let data = try Data(contentsOf: file)
    if file.pathExtension == "stringsdict" {
      guard let plurals = try? GeneralTexts.ofPlurals(data) else {
        throw InputError(AppTexts.trouble("table of plurals", file))
      }
      return plurals
    }
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String] ?? [:]
  }

  /// Code can name no key, or part of one, that has neither letters nor numbers.
  private static func isNamed(_ entry: Entry, isFlat: Bool) -> Bool {
    let parts = isFlat ? [entry.key] : entry.path
    return !parts.isEmpty && parts.allSatisfy { !GeneratedName.ofType($0).isEmpty }
  }

  var text: String {
    let isSplit = tables.count > 1 || job.isSet("forceFileNameEnum")
    let blocks = tables.sorted { $0.key < $1.key }.map { name, entries -> [String] in
      let lines =
        job.isFlat
        ? Self.unique(entries, by: \.key).map { "  " + member($0, named: $0.key) }
        : members(entries, level: 0)
      guard isSplit else { return lines }
      let type = GeneratedName.escaped(GeneratedName.ofType(name))
      return ["  enum \(type) {"] + lines + ["  }"]
    }
    let lookup = """
        private static func localizedText(_ table: String, _ key: String, _ values: any CVarArg...) -> String {
          let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
          return values.isEmpty ? format : String(format: format, arguments: values)
        }
      """
    let lines = ["enum \(job.name) {"] + blocks.flatMap(\.self) + [lookup, "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func members(_ entries: [Entry], level: Int) -> [String] {
    let indent = String(repeating: "  ", count: level + 1)
    let own = entries.filter { $0.path.count == level + 1 }
    let inside = Dictionary(grouping: entries.filter { $0.path.count > level + 1 }) {
      GeneratedName.ofType($0.path[level])
    }
    return Self.unique(own, by: \.path[level]).map { indent + member($0, named: $0.path[level]) }
      + inside.sorted { $0.key < $1.key }.flatMap { name, entries in
        ["\(indent)enum \(GeneratedName.escaped(name)) {"] + members(entries, level: level + 1)
          + ["\(indent)}"]
      }
  }

  /// Of several keys that become one name, the first counts.
  private static func unique(_ entries: [Entry], by name: (Entry) -> String) -> [Entry] {
    var seen: Set<String> = []
    return entries.filter { seen.insert(GeneratedName.ofValue(name($0))).inserted }
  }

  /// A parameter as a format takes it.
  private static func value(_ parameter: String, of type: String) -> String {
    switch type {
    case "Any": "String(describing: \(parameter)) as NSString"
    case "UnsafeRawPointer": "Int(bitPattern: \(parameter))"
    default: parameter
    }
  }

  private func member(_ entry: Entry, named name: String) -> String {
    let symbol = GeneratedName.escaped(GeneratedName.ofValue(name))
    let types = Placeholders(entry.format).types
    let place = "\(SwiftSpelling.quoted(entry.table)), \(SwiftSpelling.quoted(entry.key))"
    guard !types.isEmpty else {
      return "static var \(symbol): String { \(job.name).localizedText(\(place)) }"
    }
    let parameters = types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
    let values = types.enumerated().map { Self.value("p\($0 + 1)", of: $1) }.joined(separator: ", ")
    return "static func \(symbol)(\(parameters)) -> String {"
      + " \(job.name).localizedText(\(place), \(values)) }"
  }
}
