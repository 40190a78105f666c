/// The names of a TrueType or OpenType font, from its file's `name` table.
///
/// A file that is no font otherwise may have names all the same.
package struct OutlineNames {
  /// The full and the PostScript name, by which `UIFont(name:size:)` finds a font.
  package let all: Set<String>
  /// In English if the file has that, as all that follow; else in its first language.
  package let full: String?
  package let postScript: String?
  package let family: String?
  /// The face in the family, such as "Bold Italic".
  package let style: String?

  /// [D] OpenType's name identifiers; the typographic ones are of families with many weights.
  private enum Kind: Int {
    case family = 1
    case style = 2
    case full = 4
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
  }

  private struct Name {
    let number: Int
    /// The lowest is preferred.
    let rank: Int
    let text: String
  }

  private let found: [Name]

  // A hostile table may list more than anybody can read.
  private static let mostRecords = 1024
  private static let mostBytes = 512

  /// Empty for a file that is not a font.
  package init(_ file: [UInt8]) {
    self.init(table: Self.table(in: BigEndian(file[...])))
  }

  init(table: BigEndian?) {
    let found = table.map(Self.names) ?? []
    func preferred(_ kind: Kind) -> String? { Self.preferred(kind.rawValue, of: found) }
    self.found = found
    let known = [Kind.full.rawValue, Kind.postScript.rawValue]
    all = Set(found.filter { known.contains($0.number) }.map(\.text))
    (full, postScript) = (preferred(.full), preferred(.postScript))
    let typographic = preferred(.typographicFamily)
    family = typographic ?? preferred(.family)
    style = (typographic == nil ? nil : preferred(.typographicStyle)) ?? preferred(.style)
  }

  /// What other tables refer to by its number; nil if the file has none.
  func text(_ number: Int) -> String? { Self.preferred(number, of: found) }

  private static func preferred(_ number: Int, of names: [Name]) -> String? {
    names.filter { $0.number == number }.min { $0.rank < $1.rank }?.text
  }

  /// The first one, as far as the file goes: other tables may be anything.
  private static func table(in file: BigEndian) -> BigEndian? {
    for number in 0..<(file.short(at: 4) ?? 0) {
      let entry = 12 + 16 * number
      guard file.tag(at: entry) == "name", let start = file.long(at: entry + 8),
        let length = file.long(at: entry + 12), length > 0
      else { continue }
      return file.bytes(at: start, count: min(length, file.count - start)).map { BigEndian($0) }
    }
    return nil
  }

  private static func names(in table: BigEndian) -> [Name] {
    guard let count = table.short(at: 2), let strings = table.short(at: 4) else { return [] }
    return (0..<min(count, mostRecords)).compactMap { number in
      name(in: table, record: 6 + 12 * number, strings: strings)
    }
  }

  private static func name(in table: BigEndian, record: Int, strings: Int) -> Name? {
    guard let platform = table.short(at: record), let language = table.short(at: record + 4),
      let number = table.short(at: record + 6),
      let length = table.short(at: record + 8), length <= mostBytes,
      let offset = table.short(at: record + 10),
      let bytes = table.bytes(at: strings + offset, count: length)
    else { return nil }
    let text = text(bytes, platform: platform)
    guard !text.isEmpty, text.unicodeScalars.allSatisfy(isPrintable) else { return nil }
    return Name(number: number, rank: rank(platform: platform, language: language), text: text)
  }

  /// Names are shown in reports, line by line.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl
    }
  }

  /// [D] Windows numbers its languages, of which 9 is English in every country; elsewhere 0 is.
  private static func rank(platform: Int, language: Int) -> Int {
    platform == 3 ? (language & 0x3ff == 9 ? 0 : 2) : (language == 0 ? 1 : 2)
  }

  /// [D] Macintosh names have a byte for each character, all others are UTF-16.
  private static func text(_ bytes: ArraySlice<UInt8>, platform: Int) -> String {
    guard platform != 1 else { return String(decoding: bytes, as: UTF8.self) }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
