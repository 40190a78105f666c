import Foundation

/// A property in small letters, and its value as it was written.
struct CSSDeclaration: Hashable {
  var property: String
  var value: String

  /// Those of `color: red; font-weight: bold`.
  static func all(in text: some StringProtocol) -> [CSSDeclaration] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = String(part[part.index(after: colon)...]).trimmed
      if let mark = value.firstIndex(of: "!") { value = String(value[..<mark]).trimmed }
      let property = String(part[..<colon]).trimmed.lowercased()
      guard !value.isEmpty else { return nil }
      return CSSDeclaration(property: property, value: value)
    }
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
