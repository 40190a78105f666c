/// The tables of a TrueType or OpenType font, none of which ends beyond its file.
struct FontTables {
  private let tables: [String: BigEndian]

  /// Without these a file is no font that can be drawn and found.
  private static let required = ["head", "hhea", "maxp", "hmtx", "cmap", "name"]

  /// HarfBuzz draws by these, which have to be the ones that were checked.
  private static let outlined: Set<String> = ["head", "glyf", "loca"]

  /// Those of all fonts of a file, of which there is at least one.
  static func all(in bytes: [UInt8]) throws(FontFault) -> [FontTables] {
    let file = BigEndian(bytes[...])
    var fonts: [FontTables] = []
    for start in try FontCollection.starts(in: file) {
      fonts.append(try FontTables(file, at: start))
    }
    return fonts
  }

  private init(_ file: BigEndian, at start: Int) throws(FontFault) {
    try Self.checkFormat(of: file, at: start)
    tables = try Self.tables(in: file, at: start)
    for table in Self.required where tables[table] == nil { throw .missing(table: table) }
    try checkSizes()
    try checkOutlines()
  }

  subscript(tag: String) -> BigEndian? { tables[tag] }

  // [D] OpenType, the first four bytes: TrueType's version, `true`, `OTTO`; `wOFF`, `wOF2`.
  private static func checkFormat(of file: BigEndian, at start: Int) throws(FontFault) {
    guard let version = file.long(at: start) else { throw .noFont }
    switch version {
    case 0x0001_0000, 0x7472_7565, 0x4f54_544f: return
    case 0x774f_4646, 0x774f_4632: throw .webFont
    default: throw .noFont
    }
  }

  private static func tables(
    in file: BigEndian,
    at start: Int
  ) throws(FontFault) -> [String: BigEndian] {
    var tables: [String: BigEndian] = [:]
    guard let count = file.short(at: start + 4) else { throw .cutShort(table: nil) }
    for number in 0..<count {
      let entry = start + 12 + 16 * number
      guard let tag = file.tag(at: entry), let offset = file.long(at: entry + 8),
        let length = file.long(at: entry + 12)
      else { throw .cutShort(table: nil) }
      if length == 0 { continue }
      if tables[tag] != nil {
        guard !Self.outlined.contains(tag) else { throw .damaged(table: tag) }
        continue
      }
      guard let content = file.bytes(at: offset, count: length) else {
        throw .cutShort(table: printable(tag))
      }
      tables[tag] = BigEndian(content)
    }
    return tables
  }

  /// A tag may be any four bytes.
  private static func printable(_ tag: String) -> String {
    String(tag.map { $0.isASCII && !$0.isNewline && $0 >= " " && $0 != "\u{7f}" ? $0 : "?" })
  }

  private func checkOutlines() throws(FontFault) {
    if let outlines = tables["glyf"], let places = tables["loca"] {
      let isLong = tables["head"]?.short(at: 50) != 0
      var parts = GlyphParts(outlines: outlines, places: places, isLong: isLong)
      try parts.check()
      return
    }
    if tables["CFF "] != nil || tables["CFF2"] != nil { return }
    throw .missing(table: tables["glyf"] == nil ? "glyf" : "loca")
  }

  // [D] OpenType: the sizes of these tables, the version, the magic number, the least and the
  // largest em.
  private func checkSizes() throws(FontFault) {
    guard let head = tables["head"], head.count >= 54, head.short(at: 0) == 1,
      head.long(at: 12) == 0x5f0f_3cf5, let em = head.short(at: 18), 16...16384 ~= em
    else { throw .damaged(table: "head") }
    guard let lines = tables["hhea"], let widths = lines.short(at: 34), widths > 0 else {
      throw .damaged(table: "hhea")
    }
    guard let advances = tables["hmtx"], advances.count >= 4 * widths else {
      throw .damaged(table: "hmtx")
    }
  }
}
