internal import CPango

/// A stretch of one paragraph in one face, script and direction.
struct ShapingRequest {
  /// The whole paragraph: joining scripts look past the ends of the stretch.
  let scalars: [UInt32]
  let range: Range<Int>
  let script: Script
  let isRightToLeft: Bool
  let features: ShapingFeatures
}

struct ShapingFeatures: OptionSet, Hashable {
  let rawValue: Int

  static let monospacedDigits = ShapingFeatures(rawValue: 1)
  static let withoutKerning = ShapingFeatures(rawValue: 2)
  /// Spaced letters do not join: a ligature cannot be spaced.
  static let withoutLigatures = ShapingFeatures(rawValue: 4)
}

/// A glyph as shaped, in font units, y up; in visual order within its run.
struct ShapedGlyph {
  let id: UInt32
  /// The index of the first scalar that the glyph stands for.
  let cluster: Int
  var advance: Double
  let x: Double
  let y: Double
}

/// HarfBuzz's buffer: text goes in, glyphs come out.
struct ShapingBuffer: ~Copyable {
  private let buffer: OpaquePointer?
  private let features: [hb_feature_t]

  // A fixed language keeps the process's locale out of the glyphs.
  private static let language = UInt(bitPattern: hb_language_from_string("en", -1))

  init(_ request: ShapingRequest) {
    let buffer = hb_buffer_create()
    hb_buffer_add_codepoints(
      buffer,
      request.scalars,
      Int32(request.scalars.count),
      UInt32(request.range.lowerBound),
      Int32(request.range.count)
    )
    hb_buffer_set_direction(
      buffer,
      request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    )
    hb_buffer_set_script(buffer, hb_script_t(request.script.tag))
    hb_buffer_set_language(buffer, OpaquePointer(bitPattern: Self.language))
    self.buffer = buffer
    features = request.features.table
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  func shaped(by font: OpaquePointer) -> [ShapedGlyph] {
    // A named shaper keeps HB_SHAPER_LIST, which the environment may hold, out of the glyphs.
    "ot".withCString { shaper in
      _ = hb_shape_full(font, buffer, features, UInt32(features.count), [shaper, nil])
    }
    var count: UInt32 = 0
    guard
      let positions = hb_buffer_get_glyph_positions(buffer, &count),
      let infos = hb_buffer_get_glyph_infos(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      ShapedGlyph(
        id: infos[index].codepoint,
        cluster: Int(infos[index].cluster),
        advance: Double(positions[index].x_advance),
        x: Double(positions[index].x_offset),
        y: Double(positions[index].y_offset)
      )
    }
  }
}

extension ShapingFeatures {
  fileprivate var table: [hb_feature_t] {
    var table: [hb_feature_t] = []
    if contains(.monospacedDigits) { table.append(Self.feature("tnum", 1)) }
    if contains(.withoutKerning) { table.append(Self.feature("kern", 0)) }
    if contains(.withoutLigatures) {
      table += ["liga", "clig", "calt"].map { Self.feature($0, 0) }
    }
    return table
  }

  private static func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: Script.tag(of: tag), value: value, start: 0, end: .max)
  }
}
