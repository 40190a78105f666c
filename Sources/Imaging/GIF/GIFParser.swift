/// Reads the blocks of a GIF file.
// [D] The GIF89a specification.
struct GIFParser {
  private(set) var size: PNG.Size
  private(set) var loopCount: Int?
  private(set) var parts: [GIFPart] = []
  private let bytes: [UInt8]
  private var position = 6
  private var palette: [UInt32] = []
  private var control = Control()

  /// What a control extension says of the next image.
  private struct Control {
    var disposal = GIFPart.Disposal.unspecified
    var delay = 0
    var transparent: UInt8?
  }

  init(_ bytes: [UInt8]) throws(GIFFault) {
    guard GIF.isRecognised(bytes) else {
      throw bytes.count < 6 ? .truncated : .damaged("it does not start like GIF")
    }
    self.bytes = bytes
    size = PNG.Size(width: 0, height: 0)
    size = PNG.Size(width: try word(), height: try word())
    guard size.width > 0, size.height > 0 else { throw .damaged("it has no pixels") }
    let flags = try byte()
    position += 2
    if flags & 0x80 != 0 { palette = try colors(2 << Int(flags & 7)) }
  }

  mutating func readAll() throws(GIFFault) {
    while true {
      // Many writers leave out the last byte.
      guard position < bytes.count else { break }
      switch try byte() {
      case 0x21: try readExtension()
      case 0x2C: try readImage()
      case 0x3B: return try finish()
      case 0: continue
      case let other: throw .damaged("there is no block \(other)")
      }
    }
    try finish()
  }

  private func finish() throws(GIFFault) {
    guard !parts.isEmpty else { throw .damaged("it has no image") }
  }

  // MARK: Blocks

  private mutating func readExtension() throws(GIFFault) {
    let label = try byte()
    let start = position
    let end = try skipBlocks()
    switch label {
    case 0xF9 where end - start >= 5: readControl(at: start + 1)
    case 0xFF: readApplication(start..<end)
    default: break
    }
  }

  private mutating func readControl(at start: Int) {
    let flags = bytes[start]
    control.disposal = GIFPart.Disposal(rawValue: Int(flags >> 2 & 7)) ?? .unspecified
    control.delay = Int(bytes[start + 1]) | Int(bytes[start + 2]) << 8
    control.transparent = flags & 1 != 0 ? bytes[start + 3] : nil
  }

  private mutating func readApplication(_ range: Range<Int>) {
    let name = Array("NETSCAPE2.0".utf8)
    let start = range.lowerBound + 1 + name.count
    guard range.upperBound >= start + 4, bytes[range.lowerBound + 1..<start].elementsEqual(name),
      bytes[start] >= 3, bytes[start + 1] == 1
    else { return }
    loopCount = Int(bytes[start + 2]) | Int(bytes[start + 3]) << 8
  }

  private mutating func readImage() throws(GIFFault) {
    let (left, top, width, height) = (try word(), try word(), try word(), try word())
    let flags = try byte()
    let own = flags & 0x80 != 0 ? try colors(2 << Int(flags & 7)) : palette
    let codeSize = Int(try byte())
    guard width > 0, height > 0 else { throw .damaged("an image has no pixels") }
    guard (2...8).contains(codeSize) else { throw .damaged("a code has \(codeSize) bits") }
    let start = position
    let end = try skipBlocks()
    parts.append(
      GIFPart(
        rectangle: PixelRectangle(x: left, y: top, width: width, height: height),
        palette: own,
        transparent: control.transparent,
        isInterlaced: flags & 0x40 != 0,
        disposal: control.disposal,
        delay: control.delay,
        codeSize: codeSize,
        blocks: start..<end
      )
    )
    control = Control()
  }

  /// Returns the position of the empty block that ends a list of blocks.
  private mutating func skipBlocks() throws(GIFFault) -> Int {
    while true {
      let length = Int(try byte())
      guard length > 0 else { return position - 1 }
      position += length
    }
  }

  // MARK: Values

  private mutating func byte() throws(GIFFault) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func word() throws(GIFFault) -> Int {
    let low = Int(try byte())
    return low | Int(try byte()) << 8
  }

  private mutating func colors(_ count: Int) throws(GIFFault) -> [UInt32] {
    var found: [UInt32] = []
    for _ in 0..<count {
      let (red, green, blue) = (UInt32(try byte()), UInt32(try byte()), UInt32(try byte()))
      found.append(0xFF00_0000 | red << 16 | green << 8 | blue)
    }
    return found
  }
}
