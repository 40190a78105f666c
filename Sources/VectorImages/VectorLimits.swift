/// Limits far above what an app's pictures need; they reject files made to exhaust memory.
enum VectorLimits {
  /// The nesting depth of forms, `use` elements and groups.
  static let depth = 24
  /// The number of operators of a PDF page or elements of an SVG document, counted each time they
  /// are drawn.
  static let steps = 100_000
  /// The number of drawing commands.
  static let commands = 200_000
  /// The decoded bytes of one stream.
  static let streamBytes = 64 << 20
  /// The decoded bytes of all streams.
  static let fileBytes = 256 << 20
  /// The pixels of a bitmap in the file.
  static let pixels = 16_000_000
  /// The pixels of all bitmaps, counted each time they are drawn.
  static let allPixels = 32_000_000
  /// The lines and curves of all shapes of an SVG document, counted each time they are drawn.
  static let segments = 2_000_000
  /// The values in one object of a PDF file, or before one operator.
  static let values = 100_000
  /// The dashes of one line that is converted to an outline.
  static let dashes = 5000.0
  /// The side of the picture, in points.
  static let side = 16_384.0
}
