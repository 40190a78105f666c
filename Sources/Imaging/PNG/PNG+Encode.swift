package import Bitmap

extension PNG {
  /// The file of one picture: with a palette if that is smaller, RGB if it is opaque, otherwise
  /// RGBA.
  package static func encode(
    _ bitmap: Bitmap,
    as setting: Setting = .small,
    texts: [Text] = []
  ) -> [UInt8] {
    let layout = PixelLayout(suiting: bitmap)
    return encode(bitmap, as: setting, layout: layout, texts: texts).bytes
  }

  /// The file of one picture in a declared colour type.
  package static func encode(
    _ bitmap: Bitmap,
    as setting: Setting = .small,
    color: ColorType,
    texts: [Text] = []
  ) throws(Fault) -> [UInt8] {
    let file = encode(bitmap, as: setting, layout: PixelLayout(color), texts: texts)
    guard file.keptTransparency else { throw .transparent }
    return file.bytes
  }

  private static func encode(
    _ bitmap: Bitmap,
    as setting: Setting,
    layout: PixelLayout,
    texts: [Text]
  ) -> (bytes: [UInt8], keptTransparency: Bool) {
    var writer = ChunkWriter.head(
      width: bitmap.width,
      height: bitmap.height,
      layout: layout,
      texts: texts
    )
    let pixels = compress(bitmap, as: setting, layout: layout)
    writer.addPixels(pixels.bytes)
    writer.add("IEND", [])
    return (writer.bytes, pixels.keptTransparency)
  }

  /// The zlib stream of all rows.
  static func compress(
    _ bitmap: Bitmap,
    as setting: Setting,
    layout: PixelLayout
  ) -> (bytes: [UInt8], keptTransparency: Bool) {
    let rows = PackedPicture(bitmap, layout)
    switch setting.codec {
    case .isal(let level): return rows.compressedByISAL(level: level)
    case .libdeflate(let level): return rows.compressedByLibdeflate(level: level)
    }
  }
}
