internal import CGIF

/// Writes the parts of a GIF into memory with giflib.
final class GIFWriter {
  private let output = Output()
  private var file: UnsafeMutablePointer<GifFileType>?
  /// The number of bytes before the first frame.
  private var head = 0

  /// The byte that ends a file.
  static let trailer = UInt8(ascii: ";")

  private final class Output {
    var bytes: [UInt8] = []
  }

  init(_ width: Int, _ height: Int) throws(AnimationFault) {
    var code: Int32 = 0
    let target = Unmanaged.passUnretained(output).toOpaque()
    file = EGifOpen(
      target,
      { file, bytes, count in
        guard let target = file?.pointee.UserData, let bytes else { return 0 }
        let output = Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
        output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return count
      },
      &code
    )
    guard file != nil else { throw Self.fault(code) }
    EGifSetGifVersion(file, true)
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil))
    head = output.bytes.count
  }

  deinit {
    if file != nil { EGifCloseFile(file, nil) }
  }

  /// `clearsAfterwards` clears the frame's rectangle before the next frame.
  func add(
    _ frame: GIFFrame,
    at part: PixelRectangle,
    delay: Int,
    clearsAfterwards: Bool
  ) throws(AnimationFault) {
    try addControl(delay: delay, clear: frame.clear, clearsAfterwards: clearsAfterwards)
    guard let colors = Self.map(frame.colors) else { throw Self.fault(E_GIF_ERR_NOT_ENOUGH_MEM) }
    defer { GifFreeMapObject(colors) }
    try check(
      EGifPutImageDesc(
        file,
        Int32(part.x),
        Int32(part.y),
        Int32(part.width),
        Int32(part.height),
        false,
        colors
      )
    )
    try put(frame.blocks)
  }

  private func put(_ blocks: [UInt8]) throws(AnimationFault) {
    let status = blocks.withUnsafeBufferPointer { all in
      var place = 0
      while let start = all.baseAddress, place < all.count {
        guard EGifPutCodeNext(file, start + place) == GIF_OK else { return GIF_ERROR }
        place += 1 + Int(start[place])
      }
      return EGifPutCodeNext(file, nil)
    }
    try check(status)
  }

  /// The file without its trailer, and the range of its frames.
  func finish() throws(AnimationFault) -> (whole: [UInt8], frames: [UInt8]) {
    var code: Int32 = 0
    let status = EGifCloseFile(file, &code)
    file = nil
    guard status == GIF_OK else { throw Self.fault(code) }
    let whole = Array(output.bytes.dropLast())
    return (whole, Array(whole[head...]))
  }

  /// The looping extension of Netscape 2.0; its count is the number of repetitions, 0 for ever.
  func addLoop(_ plays: Int) throws(AnimationFault) {
    let count = UInt16(clamping: max(0, plays - 1))
    let name = Array("NETSCAPE2.0".utf8)
    let block = [1, UInt8(count & 255), UInt8(count >> 8)]
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, Int32(name.count), name))
    try check(EGifPutExtensionBlock(file, Int32(block.count), block))
    try check(EGifPutExtensionTrailer(file))
  }

  /// GIF89a, 23: the graphic control extension.
  private func addControl(
    delay: Int,
    clear: UInt8?,
    clearsAfterwards: Bool
  ) throws(AnimationFault) {
    let disposal: UInt8 = clearsAfterwards ? 2 : 1
    let ticks = UInt16(clamping: delay)
    let flags = disposal << 2 | (clear == nil ? 0 : 1)
    let block = [flags, UInt8(ticks & 255), UInt8(ticks >> 8), clear ?? 0]
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(block.count), block))
  }

  /// A colour table whose size is a power of two.
  private static func map(_ colors: [[UInt8]]) -> UnsafeMutablePointer<ColorMapObject>? {
    var size = 2
    while size < colors.count { size *= 2 }
    let all = (0..<size).map { index in
      index < colors.count
        ? GifColorType(Red: colors[index][0], Green: colors[index][1], Blue: colors[index][2])
        : GifColorType(Red: 0, Green: 0, Blue: 0)
    }
    return GifMakeMapObject(Int32(size), all)
  }

  private func check(_ status: Int32) throws(AnimationFault) {
    guard status == GIF_OK else { throw Self.fault(file?.pointee.Error ?? 0) }
  }

  private static func fault(_ code: Int32) -> AnimationFault {
    let reason = GifErrorString(code).map { String(cString: $0) } ?? "error \(code)"
    return .library(format: "GIF", reason: reason)
  }
}
