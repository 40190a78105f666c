/// A small TrueType font, written table by table: every letter is a rectangle.
package struct TrueTypeFile: Sendable {
  package struct Letter: Sendable {
    let scalar: Unicode.Scalar
    let advance: Int
    let parts: [Int]

    /// Made of other glyphs if there are parts; the first letter is glyph 1.
    package init(_ scalar: Unicode.Scalar, advance: Int, parts: [Int] = []) {
      (self.scalar, self.advance, self.parts) = (scalar, advance, parts)
    }
  }

  package var family = "Own"
  package var style = "Regular"
  package var postScriptName = "Own-Regular"
  /// Further names by their numbers.
  package var names: [Int: String] = [:]
  package var weight = 400
  package var isItalic = false
  package var isMonospaced = false
  package var unitsPerEm = 1000
  package var ascender = 900
  package var descender = -300
  package var lineGap = 100
  package var letters = [
    Letter(" ", advance: 250), Letter("A", advance: 600), Letter("B", advance: 500),
  ]
  /// Tables to be written otherwise, or left out if they are empty.
  package var replacements: [String: [UInt8]] = [:]

  package static let capHeight = 700
  package static let xHeight = 480
  /// What `OS/2` says of the lines, which Apple does not read.
  package static let typographicAscender = 800

  package init() {}

  package init(family: String = "Own", style: String, weight: Int = 400, isItalic: Bool = false) {
    (self.family, self.style) = (family, style)
    postScriptName = family + "-" + style
    (self.weight, self.isItalic) = (weight, isItalic)
  }

  package var bytes: [UInt8] {
    let tables = written
    var directory = Bytes()
    directory.long(0x0001_0000)
    directory.short(tables.count, 0, 0, 0)
    let place = 12 + 16 * tables.count
    var content: [UInt8] = []
    for (tag, table) in tables {
      directory.text(tag)
      directory.long(0, place + content.count, table.count)
      content += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory.bytes + content
  }

  /// Where a table is.
  package func range(of tag: String) -> Range<Int>? {
    let tables = written
    var start = 12 + 16 * tables.count
    for (name, table) in tables {
      if name == tag { return start..<start + table.count }
      start += (table.count + 3) / 4 * 4
    }
    return nil
  }

  package var tags: [String] { written.map { $0.tag } }

  /// In the order of their tags, in which they are also in the file.
  private var written: [(tag: String, bytes: [UInt8])] {
    let own: [String: [UInt8]] = [
      "OS/2": look, "cmap": characters, "glyf": outlines.joined, "head": head, "hhea": lines,
      "hmtx": advances, "loca": outlines.places, "maxp": limits, "name": nameTable, "post": post,
    ]
    return own.merging(replacements) { $1 }.filter { !$0.value.isEmpty }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension TrueTypeFile {
  /// Of the missing glyph first.
  private var widths: [Int] { [500] + letters.map(\.advance) }

  private var head: [UInt8] {
    var table = Bytes()
    table.long(0x0001_0000, 0x0001_0000, 0, 0x5f0f_3cf5)
    table.short(0, unitsPerEm)
    table.zeros(16)
    table.short(0, 0, unitsPerEm, Self.capHeight)
    table.short((weight >= 600 ? 1 : 0) | (isItalic ? 2 : 0), 8, 2, 1, 0)
    return table.bytes
  }

  private var lines: [UInt8] {
    var table = Bytes()
    table.long(0x0001_0000)
    table.short(ascender, descender, lineGap, widths.max() ?? 0, 0, 0, unitsPerEm, 1, 0, 0)
    table.zeros(10)
    table.short(widths.count)
    return table.bytes
  }

  private var limits: [UInt8] {
    var table = Bytes()
    table.long(0x0001_0000)
    table.short(widths.count, 4, 1, 0, 0, 2)
    table.zeros(16)
    return table.bytes
  }

  private var advances: [UInt8] {
    var table = Bytes()
    for width in widths { table.short(width, 0) }
    return table.bytes
  }

  /// As wide as its advance and as high as a capital; a space has none.
  private var outlines: (joined: [UInt8], places: [UInt8]) {
    var (joined, places) = (Bytes(), Bytes())
    for (index, width) in widths.enumerated() {
      places.long(joined.bytes.count)
      if index > 0, letters[index - 1].scalar == " " { continue }
      let parts = index > 0 ? letters[index - 1].parts : []
      joined.append(
        parts.isEmpty ? Self.rectangle(width, Self.capHeight) : Self.composite(parts, width)
      )
    }
    places.long(joined.bytes.count)
    return (joined.bytes, places.bytes)
  }

  private static func rectangle(_ width: Int, _ height: Int) -> Bytes {
    var glyph = Bytes()
    glyph.short(1, 0, 0, width, height)
    glyph.short(3, 0)
    // Four points on the curve, with whole words from one to the next.
    glyph.long(0x0101_0101)
    glyph.short(0, 0, width, 0)
    glyph.short(0, height, 0, -height)
    glyph.zeros(2)
    return glyph
  }

  /// Its parts lie where they are by themselves.
  private static func composite(_ parts: [Int], _ width: Int) -> Bytes {
    var glyph = Bytes()
    glyph.short(-1, 0, 0, width, capHeight)
    for (index, part) in parts.enumerated() {
      // Offsets that are bytes, and whether more parts follow.
      glyph.short(index < parts.count - 1 ? 0x22 : 0x02, part, 0)
    }
    return glyph
  }

  /// One group of characters for each letter.
  private var characters: [UInt8] {
    let order = letters.indices.sorted { letters[$0].scalar < letters[$1].scalar }
    var table = Bytes()
    table.short(0, 1, 3, 10)
    table.long(12)
    table.short(12, 0)
    table.long(16 + 12 * letters.count, 0, letters.count)
    for index in order {
      let code = Int(letters[index].scalar.value)
      table.long(code, code, index + 1)
    }
    return table.bytes
  }

  private var nameTable: [UInt8] {
    let own = [1: family, 2: style, 4: family + " " + style, 6: postScriptName]
    let all = own.merging(names) { $1 }.sorted { $0.key < $1.key }
    var (table, texts) = (Bytes(), Bytes())
    table.short(0, all.count, 6 + 12 * all.count)
    for (number, name) in all {
      let start = texts.bytes.count
      for unit in name.utf16 { texts.short(Int(unit)) }
      // In English, for Windows.
      table.short(3, 1, 0x409, number, texts.bytes.count - start, start)
    }
    table.append(texts)
    return table.bytes
  }

  /// Version 4, which asks for typographic lines.
  private var look: [UInt8] {
    var table = Bytes()
    table.short(4, 500, weight, 5, 0)
    table.zeros(52)
    table.short((isItalic ? 1 : 0) | 0x80, 0x20, 0x7a)
    table.short(Self.typographicAscender, -200, 0, 1000, 400)
    table.zeros(8)
    table.short(Self.xHeight, Self.capHeight, 0, 0x20, 0)
    return table.bytes
  }

  private var post: [UInt8] {
    var table = Bytes()
    table.long(0x0003_0000, 0)
    table.short(-100, 50)
    table.long(isMonospaced ? 1 : 0)
    table.zeros(16)
    return table.bytes
  }
}
