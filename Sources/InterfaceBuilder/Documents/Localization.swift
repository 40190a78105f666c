import Foundation

/// The translation of a document, as Xcode keeps it next to it.
struct Localization {
  /// By the id of the object, then by the name of the property.
  private let texts: [String: [String: String]]

  /// Keys as in `Main.strings`: `abc-12-xyz.text`.
  init(_ table: [String: String]) {
    var texts: [String: [String: String]] = [:]
    for (key, text) in table {
      guard let dot = key.firstIndex(of: ".") else { continue }
      texts[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
    }
    self.texts = texts
  }

  /// The element and all its descendants with their texts replaced.
  func applied(to element: Element) -> Element {
    var result = element
    result.children = element.children.map(applied)
    for (name, text) in element.id.flatMap({ texts[$0] }) ?? [:] {
      result = replaced(name, by: text, in: result)
    }
    return result
  }

  private static let states = ["normal", "highlighted", "selected", "disabled"]

  private func replaced(_ name: String, by text: String, in element: Element) -> Element {
    if let state = Self.states.first(where: { name == $0 + "Title" }) {
      return element.replacing {
        $0.name == "state" && $0.key == state
      } with: {
        $0.saying(text, as: "title")
      }
    }
    if name == "configuration.title" {
      return element.replacing {
        $0.name == "buttonConfiguration"
      } with: {
        $0.saying(text, as: "title")
      }
    }
    if let index = name.wholeMatch(of: /segmentTitles\[(\d+)\]/).flatMap({ Int($0.1) }) {
      return element.replacing {
        $0.name == "segments"
      } with: { segments in
        guard segments.children.indices.contains(index) else { return segments }
        var result = segments
        result.children[index] = segments.children[index].saying(text, as: "title")
        return result
      }
    }
    return element.saying(text, as: name)
  }
}

extension Localization {
  /// The project's translation of the document into that language; nil if there is none.
  init?(_ language: String, of document: URL) throws(InterfaceError) {
    let name = document.deletingPathExtension().lastPathComponent
    let home = Self.home(of: document)
    for language in Self.candidates(language) {
      let strings = home.appending(path: "\(language).lproj/\(name).strings")
      if let data = try DocumentBytes.read(strings) {
        self.init(try Self.table(data, strings.lastPathComponent))
        return
      }
      for folder in ["mul.lproj/", ""] {
        let catalog = home.appending(path: "\(folder)\(name).xcstrings")
        guard let data = try DocumentBytes.read(catalog) else { continue }
        let table = try StringCatalog(data, catalog.lastPathComponent).table(in: language)
        guard !table.isEmpty else { continue }
        self.init(table)
        return
      }
    }
    return nil
  }

  /// The whole document in that language, as kept before Xcode 4.5.
  static func document(_ language: String, of document: URL) -> URL? {
    candidates(language).lazy
      .map {
        home(of: document).appending(path: "\($0).lproj/\(document.lastPathComponent)")
      }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func home(of document: URL) -> URL {
    let folder = document.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }

  /// `de-AT` → `de-AT`, `de`.
  private static func candidates(_ language: String) -> [String] {
    let tag = language.replacing("_", with: "-")
    let plain = tag.split(separator: "-").first.map(String.init) ?? tag
    return tag == plain ? [tag] : [tag, plain]
  }

  private static func table(_ data: Data, _ name: String) throws(InterfaceError) -> [String: String]
  {
    let start = data.prefix(6)
    // Xcode compiles translations to property lists, which some projects keep.
    if start == Data("bplist".utf8) || start.prefix(5) == Data("<?xml".utf8) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let table = list as? [String: String] else {
        throw .badTranslation(file: name, nil, reason: "it is a property list of other things")
      }
      return table
    }
    // Older files are UTF-16.
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = String(data: data, encoding: isWide ? .utf16 : .utf8)
    guard let bytes = text.map({ [UInt8]($0.utf8) }) else {
      throw .badTranslation(file: name, nil, reason: "it is neither UTF-8 nor UTF-16")
    }
    do throws(TextFault) { return try StringsFile.table(bytes) } catch {
      var positions = TextPositions(bytes)
      let position = positions.position(of: error.offset)
      throw .badTranslation(file: name, position, reason: error.reason)
    }
  }
}

/// `.xcstrings`: the texts of all languages in one file.
private struct StringCatalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Wording]?
  }

  struct Wording: Decodable {
    struct Unit: Decodable {
      let value: String
    }
    var stringUnit: Unit?
  }

  let strings: [String: Entry]

  init(_ data: Data, _ name: String) throws(InterfaceError) {
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw .badTranslation(file: name, nil, reason: "it is no string catalog of Xcode 15 or later")
    }
  }

  func table(in language: String) -> [String: String] {
    strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
  }
}

extension Element {
  /// Text is an attribute, or a child element if it has several lines.
  fileprivate func saying(_ text: String, as name: String) -> Element {
    let known =
      attributes[name] != nil || children.contains { $0.name == "string" && $0.key == name }
    guard known else { return self }
    var all = attributes
    all[name] = text
    return Element(
      name: self.name,
      attributes: all,
      children: children.filter { !($0.name == "string" && $0.key == name) },
      text: self.text,
      position: position
    )
  }

  fileprivate func replacing(
    _ fits: (Element) -> Bool,
    with change: (Element) -> Element
  ) -> Element {
    var result = self
    result.children = children.map { fits($0) ? change($0) : $0 }
    return result
  }
}
