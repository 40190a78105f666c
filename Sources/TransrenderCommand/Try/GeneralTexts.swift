import Foundation

/// The texts of a string catalog of Xcode 15, or of a table of plurals, in the form for most numbers.
///
/// Foundation on Linux knows neither rules of plurals nor kinds of devices.
enum GeneralTexts {
  /// By language; of the source's every key, whether or not it has a text of its own.
  static func ofCatalog(_ data: Data) throws -> [String: [String: String]] {
    let catalog = try JSONDecoder().decode(Catalog.self, from: data)
    var tables: [String: [String: String]] = [:]
    for (key, entry) in catalog.strings {
      tables[catalog.sourceLanguage, default: [:]][key] = key
      for (language, wording) in entry.localizations ?? [:] {
        guard let text = wording.text else { continue }
        tables[language, default: [:]][key] = text
      }
    }
    return tables
  }

  /// Of a `.stringsdict`, which is for one language.
  static func ofPlurals(_ data: Data) throws -> [String: String] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any] else { throw NoTable() }
    return list.compactMapValues { entry in
      guard let entry = entry as? [String: Any],
        let format = entry["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      let parts = entry.compactMapValues { ($0 as? [String: Any])?["other"] as? String }
      return replacing(parts, in: format)
    }
  }

  /// What a list of properties is that is no dictionary.
  private struct NoTable: Error {}

  /// `%#@name@`, or `%1$#@name@`, by the text of that name, which may hold others.
  fileprivate static func replacing(_ parts: [String: String], in format: String) -> String {
    var text = format
    for _ in 0..<deepest {
      let next = text.replacing(/%(?:(\d+)\$)?#@(\w+)@/) { name in
        guard let part = parts[String(name.2)] else { return String(name.0) }
        return name.1.map { taking(String($0), in: part) } ?? part
      }
      if next == text { break }
      text = next
    }
    return text
  }

  /// Languages differ in the order of words: `%d` becomes `%2$d`.
  private static func taking(_ number: String, in part: String) -> String {
    part.replacing(/%(%|(?=[@a-zA-Z.+\-])|(?=\d+[^$\d]))/) { $0.1 == "%" ? "%%" : "%\(number)$" }
  }

  /// Texts that name each other would never end.
  private static let deepest = 4
}

private struct Catalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Wording]?
  }

  struct Unit: Decodable {
    var value: String?
  }

  /// A text, or one for each form of a number or kind of device.
  struct Wording: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Wording]]?
    var substitutions: [String: Substitution]?

    var text: String? {
      let form =
        variations?["plural"]?["other"] ?? variations?["device"]?["iphone"]
        ?? variations?["device"]?["other"]
      guard let plain = stringUnit?.value ?? form?.text else { return nil }
      let parts = (substitutions ?? [:]).compactMapValues(\.text)
      return GeneralTexts.replacing(parts, in: plain)
    }
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Wording]]?

    private var place: String { argNum.map { "\($0)$" } ?? "" }

    var text: String? {
      // [D] Its number is called `arg` in it.
      variations?["plural"]?["other"]?.text?
        .replacing("%arg", with: "%" + place + (formatSpecifier ?? "lld"))
    }
  }

  let sourceLanguage: String
  let strings: [String: Entry]
}
