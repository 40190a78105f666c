internal import Bitmap
internal import CCairo
internal import CPixels
internal import Foundation

/// A finished picture: immutable pixels that any thread may read.
///
/// Cairo counts references to surfaces without locks, so each use wraps the memory in a new
/// surface.
final class Raster: Sendable {
  /// The position of the picture, in pixels from the origin of what was drawn.
  let area: PixelRect
  let rows: [Row]
  /// Whether every pixel is opaque.
  let isOpaque: Bool
  private let bitmap: Bitmap
  private let lock = NSLock()
  // Accessed only while `lock` is held.
  nonisolated(unsafe) private var knownCells: [UInt8]?

  /// The pixels of a row that are not transparent.
  struct Row: Sendable {
    let first: Int
    let end: Int
    let isOpaque: Bool
  }

  /// 256 MB: ten of the largest iPad's screens.
  private static let mostPixels = 64 << 20

  /// Draws the picture on a canvas that covers `area`.
  init(
    _ area: PixelRect,
    pool: PixelPool? = nil,
    drawing draw: (Canvas) throws(CairoError) -> Void
  ) throws(CairoError) {
    guard area.width <= Self.mostPixels / area.height else {
      throw .tooLarge(area.width, area.height)
    }
    self.area = area
    bitmap = try Bitmap.drawn(width: area.width, height: area.height, pool: pool) {
      memory throws(CairoError) in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      let canvas = try Canvas(area, lending: memory)
      try draw(canvas)
      try canvas.check()
    }
    rows = Self.rows(of: bitmap)
    isOpaque = rows.allSatisfy { $0.isOpaque && $0.end - $0.first == area.width }
  }

  /// Some rows, readable without a copy.
  func run(_ rows: Range<Int>) -> RowStack.Run { RowStack.Run(bitmap, rows: rows) }

  var byteCount: Int { area.width * area.height * 4 }

  private static func rows(of bitmap: Bitmap) -> [Row] {
    var found = [cpixels_row](repeating: cpixels_row(), count: bitmap.height)
    bitmap.withUnsafeBytes { cpixels_rows(source(bitmap, $0), &found) }
    return found.map { Row(first: Int($0.first), end: Int($0.last) + 1, isOpaque: $0.opaque) }
  }

  private static func source(_ bitmap: Bitmap, _ bytes: UnsafeRawBufferPointer) -> cpixels_source {
    cpixels_source(
      bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      width: Int32(bitmap.width),
      height: Int32(bitmap.height),
      stride: bitmap.bytesPerRow
    )
  }

  /// Passes the pixels for reading.
  func read<Result>(_ body: (cpixels_source) -> Result) -> Result {
    bitmap.withUnsafeBytes { body(Self.source(bitmap, $0)) }
  }

  /// Passes the pixels with what is known about squares of one colour.
  func readCells<Result>(_ body: (cpixels_source, UnsafePointer<UInt8>?) -> Result) -> Result {
    let cells = lock.withLock {
      let cells = knownCells ?? read(Self.cells)
      knownCells = cells
      return cells
    }
    return read { source in cells.withUnsafeBufferPointer { body(source, $0.baseAddress) } }
  }

  private static func cells(of picture: cpixels_source) -> [UInt8] {
    let side = Int(CPIXELS_CELL)
    let across = (Int(picture.width) + side - 1) / side
    let down = (Int(picture.height) + side - 1) / side
    return [UInt8](unsafeUninitializedCapacity: across * down) { cells, count in
      cpixels_cells(picture, cells.baseAddress)
      count = across * down
    }
  }

  /// Passes the pixels as a surface.
  func withSurface(
    _ body: (borrowing Surface) throws(CairoError) -> Void
  ) throws(CairoError) {
    try bitmap.withSurface(of: PixelRect(x: 0, y: 0, width: area.width, height: area.height), body)
  }
}

extension Bitmap {
  /// Passes a part of the pixels as a read-only surface.
  func withSurface(
    of part: PixelRect,
    _ body: (borrowing Surface) throws(CairoError) -> Void
  ) throws(CairoError) {
    try withUnsafeBytes { bytes throws(CairoError) in
      let surface = try Surface(reading: bytes, bytesPerRow: bytesPerRow, part: part)
      try body(surface)
    }
  }

  /// Makes a bitmap, with typed throws.
  static func drawn(
    width: Int,
    height: Int,
    pool: PixelPool? = nil,
    _ draw: (UnsafeMutableRawBufferPointer) throws(CairoError) -> Void
  ) throws(CairoError) -> Bitmap {
    var failure: CairoError?
    let bitmap = Bitmap(width: width, height: height, pool: pool) { memory in
      do throws(CairoError) { try draw(memory) } catch { failure = error }
    }
    if let failure { throw failure }
    return bitmap
  }
}
