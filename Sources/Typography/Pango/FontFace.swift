internal import CPango
internal import Geometry
internal import Synchronization

/// One font file, opened: what it covers, how it shapes, and its outlines.
///
/// HarfBuzz objects that are immutable may be used by any thread; what is drawn has locks.
final class FontFace: @unchecked Sendable {
  let name: String
  let unitsPerEm: Double
  /// In font units.
  let metrics: FontMetrics
  let checksum: UInt32
  /// How much thicker strokes are drawn than the file has them, in font units.
  private let strokeGrowth: Double

  private let font: OpaquePointer
  private let outlines = Mutex<[UInt32: Path]>([:])
  private let hasPictures: Bool
  private let pictures = Mutex<[UInt32: GlyphPicture?]>([:])

  /// Nil when the bytes are no OpenType font; the name and the lines are HarfBuzz's unless others
  /// are given.
  ///
  /// `index` is a font's place in its collection, `instance` that of a named look in the font.
  /// `strokeGrowth` is how much thicker strokes are drawn, in ems; it changes no advance.
  init?(
    _ bytes: borrowing FontBytes,
    index: Int = 0,
    instance: Int? = nil,
    name: String? = nil,
    lines: FontLines? = nil,
    strokeGrowth: Double = 0
  ) {
    let face = hb_face_create(bytes.blob, UInt32(index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    if let instance { hb_font_set_var_named_instance(font, UInt32(instance)) }
    // HarfBuzz scales a new font to its units per em: positions come in font units.
    hb_font_make_immutable(font)
    self.font = font
    self.name = name ?? FontFace.postScriptName(of: face)
    unitsPerEm = Double(hb_face_get_upem(face))
    self.strokeGrowth = strokeGrowth * unitsPerEm
    metrics = Self.metrics(of: font, lines: lines)
    checksum = Self.checksum(of: face)
    hasPictures = hb_ot_color_has_png(face) != 0
  }

  deinit {
    hb_font_destroy(font)
  }

  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// Whether it covers anything.
  var hasCharacters: Bool {
    guard let characters = hb_set_create() else { return false }
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(hb_font_get_face(font), characters)
    return hb_set_get_population(characters) > 0
  }

  /// The outline of the glyph a character has by itself; nil if the font lacks it.
  func outline(of scalar: Unicode.Scalar) -> Path? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return nil }
    return outline(of: glyph)
  }

  func outline(of glyph: UInt32) -> Path {
    outlines.withLock { known in
      if let path = known[glyph] { return path }
      let path = GlyphPen.outline(of: glyph, in: font).emboldened(by: strokeGrowth)
      known[glyph] = path
      return path
    }
  }

  /// Nil if the glyph is drawn by its outline.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard hasPictures else { return nil }
    return pictures.withLock { known in
      if let picture = known[glyph] { return picture }
      let picture = GlyphPicture(of: glyph, in: font)
      known.updateValue(picture, forKey: glyph)
      return picture
    }
  }

  func shape(_ request: ShapingRequest) -> [ShapedGlyph] {
    ShapingBuffer(request).shaped(by: font)
  }
}

extension FontFace {
  private static func postScriptName(of face: OpaquePointer?) -> String {
    var length: UInt32 = 64
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(length)) { buffer in
      let id = hb_ot_name_id_t(6)  // The name table's identifier of the PostScript name.
      hb_ot_name_get_utf8(face, id, nil, &length, buffer.baseAddress)
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  private static func metrics(of font: OpaquePointer, lines: FontLines?) -> FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return Double(value)
    }
    return FontMetrics(
      ascender: lines?.ascender ?? Double(extents.ascender),
      descender: lines?.descender ?? Double(extents.descender),
      leading: lines?.gap ?? Double(extents.line_gap),
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT),
      underlinePosition: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    )
  }

  /// `checkSumAdjustment`, the third big-endian word of the `head` table.
  private static func checksum(of face: OpaquePointer?) -> UInt32 {
    let head: hb_tag_t = 0x6865_6164
    guard let table = hb_face_reference_table(face, head) else { return 0 }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(table, &length), length >= 12 else { return 0 }
    return (8..<12).reduce(0) { $0 << 8 | UInt32(UInt8(bitPattern: bytes[$1])) }
  }
}
