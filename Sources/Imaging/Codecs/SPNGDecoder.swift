internal import CPNGRows
internal import CSPNG

/// One libspng context over bytes that outlive it.
final class SPNGDecoder {
  private let context: OpaquePointer

  init(_ bytes: UnsafeRawBufferPointer, limits: PNG.Limits) throws(PNG.Fault) {
    guard let made = spng_ctx_new(0) else { throw .damaged("no memory for a decoder") }
    context = made
    try check(spng_set_chunk_limits(context, limits.metadata, limits.metadata))
    try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
  }

  deinit {
    spng_ctx_free(context)
  }

  func size() throws(PNG.Fault) -> PNG.Size {
    let header = try self.header()
    return PNG.Size(width: Int(header.width), height: Int(header.height))
  }

  /// The size of the rows before deflate.
  func packedByteCount() throws(PNG.Fault) -> Int {
    let header = try self.header()
    let channels = [1, 0, 3, 1, 2, 0, 4][Int(header.color_type)]
    let bits = Int(header.width) * channels * Int(header.bit_depth)
    return (bits / 8 + 1) * Int(header.height)
  }

  /// Fills `pixels` with premultiplied BGRA; those of optimised files are so already.
  func decode(
    into pixels: UnsafeMutableRawBufferPointer,
    isOptimised: Bool = false
  ) throws(PNG.Fault) {
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    try check(spng_decode_image(context, pixels.baseAddress, pixels.count, format, flags))
    if isOptimised {
      pngrows_limit_to_alpha(pixels.baseAddress, pixels.count / 4)
    } else {
      pngrows_unpack_rgba(pixels.baseAddress, pixels.baseAddress, pixels.count / 4)
    }
  }

  func texts() throws(PNG.Fault) -> [PNG.Text] {
    try check(spng_decode_chunks(context))
    var count: UInt32 = 0
    let status = spng_get_text(context, nil, &count)
    if status == SPNG_ECHUNKAVAIL.rawValue { return [] }
    try check(status)
    var found = [spng_text](repeating: spng_text(), count: Int(count))
    try check(spng_get_text(context, &found, &count))
    var texts: [PNG.Text] = []
    for entry in found { texts.append(try Self.text(entry)) }
    return texts
  }

  /// iTXt is UTF-8, the older kinds are Latin-1.
  private static func text(_ entry: spng_text) throws(PNG.Fault) -> PNG.Text {
    let keyword = withUnsafeBytes(of: entry.keyword) { raw in
      String(String.UnicodeScalarView(raw.prefix { $0 != 0 }.map { Unicode.Scalar($0) }))
    }
    let letters = UnsafeRawBufferPointer(start: entry.text, count: entry.length)
      .prefix { $0 != 0 }
    guard UInt32(entry.type) == SPNG_ITXT.rawValue else {
      let latin = String(String.UnicodeScalarView(letters.map { Unicode.Scalar($0) }))
      return try PNG.Text(keyword: keyword, text: latin)
    }
    return try PNG.Text(keyword: keyword, text: String(decoding: letters, as: UTF8.self))
  }

  private func header() throws(PNG.Fault) -> spng_ihdr {
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header))
    return header
  }

  private func check(_ status: Int32) throws(PNG.Fault) {
    switch spng_errno(status) {
    case SPNG_OK: return
    case SPNG_IO_EOF: throw .truncated
    case SPNG_ECHUNK_LIMITS: throw .tooMuchMetadata
    default: throw .damaged(String(cString: spng_strerror(status)))
    }
  }
}
