package import Bitmap

/// A GIF file: its size, and the parts that its frames draw over each other.
package struct GIF: Sendable {
  package let size: PNG.Size
  /// How often the animation plays: 0 for ever; nil for a file that does not say.
  package let loopCount: Int?
  let parts: [GIFPart]
  let bytes: [UInt8]

  package var count: Int { parts.count }

  /// The time of a frame in hundredths of a second, as the file says it.
  package func delay(of index: Int) -> Int { parts[index].delay }

  package static func isRecognised(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
  }

  /// Reads the structure of a file; the pixels are read by `GIFCanvas`.
  package init(_ bytes: [UInt8], limits: PNG.Limits = .standard) throws(GIFFault) {
    var parser = try GIFParser(bytes)
    try Self.check(parser.size, limits)
    try parser.readAll()
    for part in parser.parts {
      try Self.check(
        PNG.Size(width: part.rectangle.width, height: part.rectangle.height),
        limits
      )
    }
    let most = limits.animationPixels / (parser.size.width * parser.size.height)
    guard parser.parts.count <= most else {
      throw .damaged("it has \(parser.parts.count) images, and more than \(most) are not read")
    }
    size = parser.size
    loopCount = parser.loopCount
    self.parts = parser.parts
    self.bytes = bytes
  }

  private static func check(_ size: PNG.Size, _ limits: PNG.Limits) throws(GIFFault) {
    guard !limits.allow(size) else { return }
    throw .tooLarge(width: size.width, height: size.height, limits: limits)
  }

  /// The first frame.
  package static func decode(
    _ bytes: [UInt8],
    limits: PNG.Limits = .standard
  ) throws(GIFFault) -> Bitmap {
    var canvas = GIFCanvas(try GIF(bytes, limits: limits))
    return try canvas.picture(at: 0)
  }
}

/// What is wrong with a GIF file.
package enum GIFFault: Error, Hashable {
  case truncated
  case damaged(String)
  case tooLarge(width: Int, height: Int, limits: PNG.Limits)
}

extension GIFFault: PictureFault {
  package var description: String { sentence }

  package var reason: String {
    switch self {
    case .truncated: "the GIF file ends too early"
    case .damaged(let complaint): "the GIF file is damaged (\(complaint))"
    case .tooLarge(let width, let height, let limits):
      PNG.Fault.tooLarge(width: width, height: height, limits: limits).reason
    }
  }

  package var remedy: String {
    switch self {
    case .truncated: "it was not written or copied to its end, so make it again"
    case .damaged: "make it again"
    case .tooLarge: "make it smaller"
    }
  }
}

/// One image of a GIF file: a rectangle of the canvas, and where its pixels are in the file.
struct GIFPart: Hashable, Sendable {
  /// What becomes of the part before the next one is drawn.
  enum Disposal: Int, Sendable {
    case unspecified, keep, clear, restore
  }

  var rectangle: PixelRectangle
  /// BGRA.
  var palette: [UInt32]
  var transparent: UInt8?
  var isInterlaced: Bool
  var disposal: Disposal
  /// In hundredths of a second.
  var delay: Int
  var codeSize: Int
  /// The lengths and contents of the sub-blocks.
  var blocks: Range<Int>
}
