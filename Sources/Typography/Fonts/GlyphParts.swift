/// How much there is to draw of each glyph of a `glyf` table, where some are made of others.
///
/// HarfBuzz only limits how deep glyphs are nested: one that has another twice, which has a third
/// twice, and so on, would never be drawn to its end.
struct GlyphParts {
  private let outlines: BigEndian
  private let places: BigEndian
  private let isLong: Bool
  private let count: Int
  /// Of the glyphs that are made of others.
  private var known: [Int: Int] = [:]

  /// No letter has more parts, or more than a hundred points in each of them.
  private static let most = 1000
  private static let pointsOfPart = 100
  /// As deep as HarfBuzz goes; what has itself as a part is deeper.
  private static let mostDepth = 64
  // [D] OpenType: glyphs have numbers of 16 bits.
  private static let mostGlyphs = 0x1_0000

  init(outlines: BigEndian, places: BigEndian, isLong: Bool) {
    (self.outlines, self.places, self.isLong) = (outlines, places, isLong)
    count = max(0, places.count / (isLong ? 4 : 2) - 1)
  }

  mutating func check() throws(FontFault) {
    guard count <= Self.mostGlyphs else { throw .damaged(table: "loca") }
    for glyph in 0..<count { _ = try parts(of: glyph, depth: 0) }
  }

  /// A glyph that is missing or cut short is drawn as nothing.
  private mutating func parts(of glyph: Int, depth: Int) throws(FontFault) -> Int {
    guard let content = content(of: glyph), let contours = content.signedShort(at: 0) else {
      return 1
    }
    switch contours {
    case 1...: return 1 + Self.points(of: content, contours: contours) / Self.pointsOfPart
    case -1: return try joined(glyph, content, depth: depth)
    // HarfBuzz may take it for a composite of a kind that is in no standard.
    case -2: throw .damaged(table: "glyf")
    default: return 1
    }
  }

  private mutating func joined(
    _ glyph: Int,
    _ content: BigEndian,
    depth: Int
  ) throws(FontFault) -> Int {
    if let sum = known[glyph] { return sum }
    guard depth < Self.mostDepth else { throw .damaged(table: "glyf") }
    var sum = 1
    var next: Int? = 10
    while let place = next, let part = try Part(content, at: place) {
      sum += try parts(of: part.glyph, depth: depth + 1)
      guard sum <= Self.most else { throw .damaged(table: "glyf") }
      next = part.next
    }
    known[glyph] = sum
    return sum
  }

  /// The last point of the last contour says how many there are.
  private static func points(of content: BigEndian, contours: Int) -> Int {
    content.short(at: 10 + 2 * (contours - 1)) ?? 0
  }

  private func content(of glyph: Int) -> BigEndian? {
    guard glyph < count, let start = place(glyph), let end = place(glyph + 1), start <= end else {
      return nil
    }
    return outlines.bytes(at: start, count: end - start).map { BigEndian($0) }
  }

  private func place(_ glyph: Int) -> Int? {
    isLong ? places.long(at: 4 * glyph) : places.short(at: 2 * glyph).map { 2 * $0 }
  }
}

extension GlyphParts {
  /// [D] OpenType, `glyf`: one glyph inside of another.
  private struct Part {
    let glyph: Int
    /// Where the next one begins, if there is one.
    let next: Int?

    private static let hasWords = 0x0001
    private static let hasScale = 0x0008
    private static let hasMore = 0x0020
    private static let hasTwoScales = 0x0040
    private static let hasMatrix = 0x0080
    /// Reserved; HarfBuzz may read a longer number of the glyph.
    private static let reserved = 0x2000

    /// Nil at the end of the glyph.
    init?(_ content: BigEndian, at place: Int) throws(FontFault) {
      guard let flags = content.short(at: place), let glyph = content.short(at: place + 2) else {
        return nil
      }
      guard flags & Self.reserved == 0 else { throw .damaged(table: "glyf") }
      self.glyph = glyph
      next = flags & Self.hasMore == 0 ? nil : place + Self.size(flags)
    }

    private static func size(_ flags: Int) -> Int {
      let place = flags & hasWords == 0 ? 6 : 8
      if flags & hasScale != 0 { return place + 2 }
      if flags & hasTwoScales != 0 { return place + 4 }
      return flags & hasMatrix != 0 ? place + 8 : place
    }
  }
}
