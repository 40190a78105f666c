package import Bitmap

/// Collects the frames of an animation and writes only what changes between them.
package struct APNGEncoder {
  private let setting: PNG.Setting
  private let color: PNG.ColorType
  private let plays: Int
  private let texts: [PNG.Text]
  private var chunks = ChunkWriter()
  private var sequenceNumber: UInt32 = 0
  private var frameCount = 0
  private var last: Bitmap?

  /// The colour type is that of all frames; a `plays` of 0 repeats for ever.
  package init(
    setting: PNG.Setting = .small,
    color: PNG.ColorType = .rgb,
    plays: Int = 0,
    texts: [PNG.Text] = []
  ) {
    precondition(plays >= 0, "an animation cannot play \(plays) times; 0 repeats it for ever")
    self.setting = setting
    self.color = color
    self.plays = plays
    self.texts = texts
  }

  /// Every frame has the size of the first.
  package mutating func add(_ bitmap: Bitmap, delay: APNG.Delay) throws(PNG.Fault) {
    if let last, last.width != bitmap.width || last.height != bitmap.height {
      let expected = PNG.Size(width: last.width, height: last.height)
      throw .size(width: bitmap.width, height: bitmap.height, expected: expected)
    }
    let whole = PixelRectangle(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let part = last.map { PixelRectangle(changedFrom: $0, to: bitmap) } ?? whole
    let pixels = PNG.compress(
      part == whole ? bitmap : bitmap.cropped(to: part),
      as: setting,
      layout: PixelLayout(color)
    )
    guard pixels.keptTransparency else { throw .transparent }
    addControl(part, delay)
    addPixels(pixels.bytes)
    last = bitmap
    frameCount += 1
  }

  /// The file; it needs one frame or more.
  package func finish() -> [UInt8] {
    guard let last else { preconditionFailure("an animation needs one frame or more") }
    var file = ChunkWriter.head(
      width: last.width,
      height: last.height,
      layout: PixelLayout(color),
      texts: texts
    )
    var control: [UInt8] = []
    control.append(bigEndian: UInt32(frameCount))
    control.append(bigEndian: UInt32(clamping: plays))
    file.add("acTL", control)
    file.append(chunks)
    file.add("IEND", [])
    return file.bytes
  }

  private mutating func addControl(_ part: PixelRectangle, _ delay: APNG.Delay) {
    var control: [UInt8] = []
    control.append(bigEndian: nextNumber())
    for side in [part.width, part.height, part.x, part.y] {
      control.append(bigEndian: UInt32(side))
    }
    control.append(bigEndian: delay.numerator)
    control.append(bigEndian: delay.denominator)
    // Dispose none, blend source: the part replaces the pixels below it.
    chunks.add("fcTL", control + [0, 0])
  }

  private mutating func addPixels(_ stream: [UInt8]) {
    if frameCount == 0 {
      chunks.addPixels(stream)
    } else {
      var content: [UInt8] = []
      content.append(bigEndian: nextNumber())
      chunks.add("fdAT", content + stream)
    }
  }

  private mutating func nextNumber() -> UInt32 {
    defer { sequenceNumber += 1 }
    return sequenceNumber
  }
}
