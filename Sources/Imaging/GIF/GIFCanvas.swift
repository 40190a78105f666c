package import Bitmap

/// Draws the parts of a GIF file over each other.
package struct GIFCanvas {
  private let file: GIF
  private var pixels: [UInt32]
  /// The number of parts that have been drawn.
  private var drawn = 0
  /// What the canvas was before the last part, if it is to come back.
  private var earlier: [UInt32]?

  package init(_ file: GIF) {
    self.file = file
    pixels = Self.empty(file)
  }

  private static func empty(_ file: GIF) -> [UInt32] {
    [UInt32](repeating: 0, count: file.size.width * file.size.height)
  }

  /// A frame; the frames before it are drawn first, unless they were the last ones asked for.
  package mutating func picture(at index: Int) throws(GIFFault) -> Bitmap {
    if index + 1 < drawn {
      pixels = Self.empty(file)
      (drawn, earlier) = (0, nil)
    }
    while drawn <= index { try drawNext() }
    let (width, height) = (file.size.width, file.size.height)
    return Bitmap(width: width, height: height) { target in
      pixels.withUnsafeBytes { target.copyMemory(from: $0) }
    }
  }

  private mutating func drawNext() throws(GIFFault) {
    if drawn > 0 { dispose(of: file.parts[drawn - 1]) }
    let part = file.parts[drawn]
    earlier = part.disposal == .restore ? pixels : nil
    let indices = try GIFCodes.read(part, in: file.bytes)
    var source = 0
    for row in Self.rows(of: part) {
      paint(part, indices[source..<source + part.rectangle.width], at: part.rectangle.y + row)
      source += part.rectangle.width
    }
    drawn += 1
  }

  private mutating func dispose(of part: GIFPart) {
    switch part.disposal {
    case .unspecified, .keep: break
    case .restore: if let earlier { pixels = earlier }
    case .clear:
      let columns = columns(of: part)
      for y in part.rectangle.y..<part.rectangle.y + part.rectangle.height
      where y < file.size.height && !columns.isEmpty {
        let start = y * file.size.width
        for x in columns { pixels[start + x] = 0 }
      }
    }
  }

  private mutating func paint(_ part: GIFPart, _ row: ArraySlice<UInt8>, at y: Int) {
    guard y < file.size.height else { return }
    let start = y * file.size.width
    for x in columns(of: part) {
      let index = row[row.startIndex + x - part.rectangle.x]
      guard index != part.transparent, Int(index) < part.palette.count else { continue }
      pixels[start + x] = part.palette[Int(index)]
    }
  }

  /// The part's columns on the canvas.
  private func columns(of part: GIFPart) -> Range<Int> {
    let end = min(part.rectangle.x + part.rectangle.width, file.size.width)
    return min(part.rectangle.x, end)..<end
  }

  /// The rows in the order of the file.
  private static func rows(of part: GIFPart) -> [Int] {
    let height = part.rectangle.height
    guard part.isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}
