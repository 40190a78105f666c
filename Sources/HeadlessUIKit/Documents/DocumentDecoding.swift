import Foundation

/// The characters of a document's bytes.
enum DocumentDecoding {
  /// By the encoding that is asked for, the byte order mark, or as UTF-8 if it is.
  static func plain(
    _ data: Data,
    as wanted: String.Encoding?
  ) -> (text: String, encoding: String.Encoding) {
    if let marked = marked(data) { return marked }
    let isUTF8 = wanted == nil && String(data: data, encoding: .utf8) != nil
    let encoding = wanted ?? (isUTF8 ? .utf8 : .windowsCP1252)
    return (string(data, encoding), encoding)
  }

  // [W] HTML that does not say how it is encoded is taken for Latin text, even if it is UTF-8.
  static func html(
    _ data: Data,
    as wanted: String.Encoding?
  ) -> (text: String, encoding: String.Encoding) {
    if let marked = marked(data) { return marked }
    let encoding = wanted ?? declared(in: data) ?? .windowsCP1252
    return (string(data, encoding), encoding)
  }

  /// What cannot be decoded is replaced.
  private static func string(_ data: Data, _ encoding: String.Encoding) -> String {
    switch encoding {
    case .utf8: return String(decoding: data, as: UTF8.self)
    // HTML takes one for the other (WHATWG Encoding 4.2).
    case .windowsCP1252, .isoLatin1, .ascii: return WindowsLatin.string(data)
    case .macOSRoman: return MacRoman.string(data)
    default: return String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
    }
  }

  private static func marked(_ data: Data) -> (text: String, encoding: String.Encoding)? {
    let start = [UInt8](data.prefix(3))
    if start == [0xEF, 0xBB, 0xBF] { return (string(data.dropFirst(3), .utf8), .utf8) }
    switch start.prefix(2) {
    case [0xFE, 0xFF]: return (string(data.dropFirst(2), .utf16BigEndian), .utf16BigEndian)
    case [0xFF, 0xFE]: return (string(data.dropFirst(2), .utf16LittleEndian), .utf16LittleEndian)
    default: return nil
    }
  }

  /// The `charset=` of the first kilobyte, as of `<meta charset="utf-8">`.
  private static func declared(in data: Data) -> String.Encoding? {
    let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let label = start.range(of: "charset=") else { return nil }
    let name = start[label.upperBound...].drop { "\"' ".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return names[String(name)]
  }

  private static let names: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252,
    "us-ascii": .windowsCP1252, "windows-1252": .windowsCP1252, "windows-1250": .windowsCP1250,
    "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "iso-8859-2": .isoLatin2, "macintosh": .macOSRoman,
    "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "utf-16": .utf16LittleEndian,
  ]
}
