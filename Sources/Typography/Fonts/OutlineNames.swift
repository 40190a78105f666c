/// The names of a TrueType or OpenType font, from its file's `name` table.
package struct OutlineNames {
  /// The full and the PostScript name, by which `UIFont(name:size:)` finds a font.
  package let all: Set<String>
  /// In the first language of the file; likewise the PostScript name.
  package let full: String?
  package let postScript: String?

  /// [D] OpenType's name identifiers.
  private enum Kind: Int {
    case full = 4
    case postScript = 6
  }

  /// Empty for a file that is not a font.
  package init(_ file: [UInt8]) {
    let reader = BigEndian(bytes: file)
    let tables = (0..<(reader.short(at: 4) ?? 0)).lazy.map { 12 + 16 * $0 }
    guard let table = tables.first(where: { reader.tag(at: $0) == "name" }),
      let start = reader.long(at: table + 8), let count = reader.short(at: start + 2),
      let strings = reader.short(at: start + 4)
    else {
      (all, full, postScript) = ([], nil, nil)
      return
    }
    let names = (0..<count).compactMap { number -> (kind: Kind, text: String)? in
      let record = start + 6 + 12 * number
      guard let platform = reader.short(at: record),
        let kind = reader.short(at: record + 6).flatMap(Kind.init),
        let length = reader.short(at: record + 8),
        let offset = reader.short(at: record + 10),
        let bytes = reader.bytes(at: start + strings + offset, count: length)
      else { return nil }
      let text = Self.text(bytes, platform: platform)
      return text.isEmpty ? nil : (kind, text)
    }
    all = Set(names.map(\.text))
    full = names.first { $0.kind == .full }?.text
    postScript = names.first { $0.kind == .postScript }?.text
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

/// Numbers of a file whose contents nobody vouches for: nil beyond its end.
private struct BigEndian {
  let bytes: [UInt8]

  func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return bytes[offset..<offset + count]
  }

  func short(at offset: Int) -> Int? {
    bytes(at: offset, count: 2).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  func long(at offset: Int) -> Int? {
    bytes(at: offset, count: 4).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  func tag(at offset: Int) -> String? {
    bytes(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
  }
}
