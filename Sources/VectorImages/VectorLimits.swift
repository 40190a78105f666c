/// What a picture of an app stays far below: the guard against files made to exhaust memory.
enum VectorLimits {
  /// Forms, `use` elements and groups inside each other.
  static let depth = 24
  /// Operators of a PDF page, or elements of an SVG document, counted as often as they are drawn.
  static let steps = 100_000
  /// Steps of the drawing that comes of them.
  static let commands = 200_000
  /// Bytes of one stream, unpacked.
  static let streamBytes = 64 << 20
  /// Bytes of all streams, unpacked.
  static let fileBytes = 256 << 20
  /// Pixels of a bitmap inside the file.
  static let pixels = 16_000_000
  /// Dashes of one line, where it is drawn as a shape.
  static let dashes = 5000.0
  /// Points of a side of the picture.
  static let side = 16_384.0
}
