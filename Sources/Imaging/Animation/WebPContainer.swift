internal import CWebP

/// The frames of one WebP file, held by libwebpmux.
final class WebPContainer {
  private let mux: OpaquePointer

  // The format has 24 bits for a frame's duration.
  private static let longest = 1 << 24 - 1

  init(_ width: Int, _ height: Int, plays: Int) throws(AnimationFault) {
    guard let made = WebPMuxNew() else { throw Self.fault(WEBP_MUX_MEMORY_ERROR) }
    mux = made
    try Self.check(WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)))
    var looks = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(clamping: min(plays, 65_535)))
    try Self.check(WebPMuxSetAnimationParams(mux, &looks))
  }

  deinit {
    WebPMuxDelete(mux)
  }

  func add(
    _ stream: [UInt8],
    at part: PixelRectangle,
    milliseconds: Int
  ) throws(AnimationFault) {
    let status = stream.withUnsafeBufferPointer { bytes in
      var frame = WebPMuxFrameInfo()
      frame.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      (frame.x_offset, frame.y_offset) = (Int32(part.x), Int32(part.y))
      frame.duration = Int32(min(milliseconds, Self.longest))
      frame.id = WEBP_CHUNK_ANMF
      frame.dispose_method = WEBP_MUX_DISPOSE_NONE
      frame.blend_method = WEBP_MUX_NO_BLEND
      return WebPMuxPushFrame(mux, &frame, 1)
    }
    try Self.check(status)
  }

  func finish() throws(AnimationFault) -> [UInt8] {
    var whole = WebPData()
    defer { WebPDataClear(&whole) }
    try Self.check(WebPMuxAssemble(mux, &whole))
    return Array(UnsafeBufferPointer(start: whole.bytes, count: whole.size))
  }

  private static func check(_ status: WebPMuxError) throws(AnimationFault) {
    guard status == WEBP_MUX_OK else { throw fault(status) }
  }

  private static func fault(_ status: WebPMuxError) -> AnimationFault {
    let reason =
      switch status {
      case WEBP_MUX_MEMORY_ERROR: "out of memory"
      case WEBP_MUX_BAD_DATA: "a frame is damaged"
      case WEBP_MUX_NOT_ENOUGH_DATA: "a frame ends too early"
      default: "libwebpmux refused it with status \(status.rawValue)"
      }
    return .library(format: "WebP", reason: reason)
  }
}
