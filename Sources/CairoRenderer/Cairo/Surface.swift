internal import Bitmap
internal import CCairo
internal import CPixels
internal import Foundation

/// Owns a Cairo image surface.
struct Surface: ~Copyable {
  enum Format: Sendable {
    /// Premultiplied blue, green, red, alpha.
    case color
    /// One byte of coverage per pixel.
    case coverage

    fileprivate var code: cairo_format_t {
      switch self {
      case .color: CAIRO_FORMAT_ARGB32
      case .coverage: CAIRO_FORMAT_A8
      }
    }

    fileprivate var bytesPerPixel: Int { self == .color ? 4 : 1 }
  }

  let pointer: OpaquePointer
  // Fresh memory costs more than drawing on it, so large surfaces reuse theirs.
  private let pooled: PixelMemory?
  /// Its share in the thread's memory count.
  private let counted: Int
  private static let pool = PixelPool(limit: 4)
  private static let leastPooled = 1 << 20

  /// All pixels start transparent.
  init(_ format: Format, width: Int, height: Int) throws(CairoError) {
    let byteCount = try CanvasMemory.take(
      width: width,
      height: height,
      bytesPerPixel: format.bytesPerPixel
    )
    do throws(CairoError) {
      if byteCount >= Self.leastPooled {
        try self.init(pooled: format, width: width, height: height, counted: byteCount)
      } else {
        let made = cairo_image_surface_create(format.code, Int32(width), Int32(height))
        try self.init(made, counted: byteCount)
      }
    } catch {
      CanvasMemory.giveBack(byteCount)
      throw error
    }
  }

  private init(pooled format: Format, width: Int, height: Int, counted: Int) throws(CairoError) {
    // Cairo wants rows to begin at multiples of four bytes.
    let bytesPerRow = (width * format.bytesPerPixel + 3) / 4 * 4
    let byteCount = bytesPerRow * height
    guard let memory = Self.pool.take(byteCount: byteCount) else { throw .noMemory }
    if !memory.isZero { memset(memory.base, 0, byteCount) }
    let made = Self.wrap(
      memory.base,
      format,
      width: width,
      height: height,
      bytesPerRow: bytesPerRow
    )
    do throws(CairoError) {
      try self.init(made, pooled: memory, counted: counted)
    } catch {
      Self.pool.giveBack(memory)
      throw error
    }
  }

  /// Draws into memory that the caller lends for the lifetime of the surface.
  init(lending memory: UnsafeMutableRawBufferPointer, width: Int, height: Int) throws(CairoError) {
    precondition(memory.count >= width * height * 4, "the buffer is too small for the picture")
    try self.init(
      Self.wrap(memory.baseAddress, width: width, height: height, bytesPerRow: width * 4)
    )
  }

  /// Wraps a part of a bitmap's memory, which must outlive the surface; read only.
  init(
    reading bitmap: UnsafeRawBufferPointer,
    bytesPerRow: Int,
    part: PixelRect
  ) throws(CairoError) {
    let start = bitmap.baseAddress.map { $0 + part.y * bytesPerRow + part.x * 4 }
    try self.init(
      Self.wrap(
        UnsafeMutableRawPointer(mutating: start),
        width: part.width,
        height: part.height,
        bytesPerRow: bytesPerRow
      )
    )
  }

  private static func wrap(
    _ memory: UnsafeMutableRawPointer?,
    _ format: Format = .color,
    width: Int,
    height: Int,
    bytesPerRow: Int
  ) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      memory?.assumingMemoryBound(to: UInt8.self),
      format.code,
      Int32(width),
      Int32(height),
      Int32(bytesPerRow)
    )
  }

  private init(
    _ made: OpaquePointer?,
    pooled: PixelMemory? = nil,
    counted: Int = 0
  ) throws(CairoError) {
    let status = cairo_surface_status(made)
    guard let made, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      throw CairoError(status)
    }
    pointer = made
    self.pooled = pooled
    self.counted = counted
  }

  deinit {
    // Borrowed memory may be freed now, even if Cairo still holds the surface.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
    if let pooled { Self.pool.giveBack(pooled) }
    CanvasMemory.giveBack(counted)
  }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }
  private var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// Passes the pixels for reading.
  func read<Result>(_ body: (cpixels_source) -> Result) -> Result {
    cairo_surface_flush(pointer)
    let bytes = cairo_image_surface_get_data(pointer)
    return body(
      cpixels_source(bytes: bytes, width: Int32(width), height: Int32(height), stride: stride)
    )
  }

  /// Passes the pixels for writing.
  func write<Result>(_ body: (cpixels_target) -> Result) -> Result {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    let bytes = cairo_image_surface_get_data(pointer)
    return body(
      cpixels_target(bytes: bytes, width: Int32(width), height: Int32(height), stride: stride)
    )
  }
}

extension cpixels_target {
  /// Some of its pixels, counted from its first.
  func part(_ rect: PixelRect) -> cpixels_target {
    var part = self
    part.bytes += rect.y * stride + rect.x * 4
    (part.width, part.height) = (Int32(rect.width), Int32(rect.height))
    return part
  }
}
