/// Parses an animated file without trusting it.
struct APNGParser {
  /// One frame as the file describes it: its rectangle, duration and pixel data.
  struct ParsedFrame {
    var rectangle: PixelRectangle
    var delay: APNG.Delay
    var dispose: Dispose
    var blend: Blend
    var stream: [Range<Int>] = []
  }

  enum Dispose: UInt8 { case none, background, previous }
  enum Blend: UInt8 { case source, over }

  private(set) var canvas = PNG.Size(width: 0, height: 0)
  private(set) var plays = 0
  private(set) var parts: [ParsedFrame] = []
  /// The chunks that every frame needs: IHDR, PLTE, tRNS.
  private(set) var header: Range<Int>?
  private(set) var shared: [PNGChunks.Chunk] = []

  private let bytes: UnsafeRawBufferPointer
  private var announced: Int?
  private var nextNumber: UInt32 = 0
  private var hasPixels = false
  private var isWhole = false

  init(_ bytes: UnsafeRawBufferPointer, limits: PNG.Limits) throws(PNG.Fault) {
    self.bytes = bytes
    for chunk in PNGChunks(bytes) {
      try read(chunk, limits)
      if isWhole { break }
    }
    guard isWhole else { throw .truncated }
    guard let announced else { throw .notAnimated }
    guard announced == parts.count else {
      throw .animation("\(announced) frames are announced, \(parts.count) exist")
    }
    guard parts.allSatisfy({ !$0.stream.isEmpty }) else { throw .animation("a frame is empty") }
  }

  private mutating func read(
    _ chunk: PNGChunks.Chunk,
    _ limits: PNG.Limits
  ) throws(PNG.Fault) {
    try PNGChunks(bytes).verify(chunk)
    switch chunk.type {
    case "IHDR": try readHeader(chunk.content, limits)
    case "PLTE", "tRNS": shared.append(chunk)
    case "acTL": try readControl(chunk.content)
    case "fcTL": try readFrameControl(chunk.content)
    case "IDAT": try readPixels(chunk.content)
    case "fdAT": try readFramePixels(chunk.content)
    case "IEND": isWhole = true
    default: break
    }
  }

  private mutating func readHeader(_ content: Range<Int>, _ limits: PNG.Limits) throws(PNG.Fault) {
    guard content.count == 13, header == nil else { throw .damaged("the header is wrong") }
    header = content
    canvas = PNG.Size(
      width: Int(bytes.bigEndianWord(at: content.lowerBound)),
      height: Int(bytes.bigEndianWord(at: content.lowerBound + 4))
    )
    guard canvas.width > 0, canvas.height > 0 else { throw .damaged("a side is zero") }
    try limits.check(canvas)
  }

  private mutating func readControl(_ content: Range<Int>) throws(PNG.Fault) {
    guard content.count == 8, announced == nil, !hasPixels else {
      throw .animation("its acTL chunk is wrong")
    }
    announced = Int(bytes.bigEndianWord(at: content.lowerBound))
    plays = Int(bytes.bigEndianWord(at: content.lowerBound + 4))
  }

  private mutating func readFrameControl(_ content: Range<Int>) throws(PNG.Fault) {
    guard content.count == 26, header != nil else { throw .animation("an fcTL chunk is wrong") }
    try checkNumber(at: content.lowerBound)
    let sides = (1...4).map { Int(bytes.bigEndianWord(at: content.lowerBound + 4 * $0)) }
    let rectangle = PixelRectangle(x: sides[2], y: sides[3], width: sides[0], height: sides[1])
    guard rectangle.width > 0, rectangle.height > 0,
      rectangle.x + rectangle.width <= canvas.width,
      rectangle.y + rectangle.height <= canvas.height
    else { throw .animation("a frame lies outside of the picture") }
    let end = content.upperBound
    guard let dispose = Dispose(rawValue: bytes[end - 2]),
      let blend = Blend(rawValue: bytes[end - 1])
    else { throw .animation("a frame asks for an unknown operation") }
    let delay = APNG.Delay(
      numerator: bytes.bigEndianHalf(at: end - 6),
      denominator: bytes.bigEndianHalf(at: end - 4)
    )
    parts.append(ParsedFrame(rectangle: rectangle, delay: delay, dispose: dispose, blend: blend))
  }

  /// The default image, which is the first frame if an fcTL chunk precedes it.
  private mutating func readPixels(_ content: Range<Int>) throws(PNG.Fault) {
    hasPixels = true
    guard let first = parts.first else { return }
    let whole = PixelRectangle(x: 0, y: 0, width: canvas.width, height: canvas.height)
    guard parts.count == 1, first.rectangle == whole else {
      throw .animation("the first frame does not cover the picture")
    }
    parts[0].stream.append(content)
  }

  private mutating func readFramePixels(_ content: Range<Int>) throws(PNG.Fault) {
    guard content.count >= 4, hasPixels, !parts.isEmpty else {
      throw .animation("an fdAT chunk is misplaced")
    }
    try checkNumber(at: content.lowerBound)
    parts[parts.count - 1].stream.append((content.lowerBound + 4)..<content.upperBound)
  }

  private mutating func checkNumber(at offset: Int) throws(PNG.Fault) {
    guard bytes.bigEndianWord(at: offset) == nextNumber else {
      throw .animation("chunk \(nextNumber) of the sequence is missing")
    }
    nextNumber += 1
  }
}
