internal import Bitmap
internal import CPNGRows
internal import Glibc

/// The kind of picture in some rows, for the choice of a compressor.
enum RowContent: CaseIterable {
  /// Equal rows.
  case repeated
  /// Mostly colour ramps.
  case ramps
  /// Few pixels are new.
  case shapes
  case text
  /// Most pixels are new.
  case photograph
}

/// Converts rows of a bitmap to filtered PNG rows, one range at a time.
///
/// A range never refers to rows above it, so equal rows give equal bytes wherever they are.
struct RowPacker {
  let layout: PixelLayout
  let width: Int
  private let scratch: Scratch

  init(layout: PixelLayout, width: Int) {
    self.layout = layout
    self.width = width
    scratch = Scratch(rowBytes: layout.rowBytes(width: width))
  }

  /// Bytes of a packed row with its filter byte.
  var packedRowBytes: Int { layout.rowBytes(width: width) + 1 }

  /// Packs `rows` of the picture at `pixels`; returns false if a pixel lost its transparency.
  func pack(
    _ rows: Range<Int>,
    of pixels: UnsafeRawPointer,
    into target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let stride = width * Bitmap.bytesPerPixel
    let mayFilter = layout.mayFilter && hasBusyRows(rows, of: pixels)
    var isOpaque = true
    for y in rows {
      let source = pixels.advanced(by: y * stride).assumingMemoryBound(to: UInt8.self)
      let row = target + (y - rows.lowerBound) * packedRowBytes
      let above = y > rows.lowerBound ? source - stride : nil
      if let above, memcmp(source, above, stride) == 0 {
        repeatAbove(row)
      } else if mayFilter, let above, isBusy(source, above) {
        isOpaque = copy(above, to: scratch.above) && copy(source, to: scratch.row) && isOpaque
        filter(into: row)
      } else {
        row[0] = 0
        isOpaque = copy(source, to: row + 1) && isOpaque
      }
    }
    return isOpaque
  }

  /// Classifies rows: ramps if more than one pixel in fifty is a small step, text if more than one
  /// in fifty is new.
  func content(of rows: Range<Int>, of pixels: UnsafeRawPointer) -> RowContent {
    let stride = width * Bitmap.bytesPerPixel
    var (steps, novel, fresh) = (0, 0, 0)
    for y in rows {
      let source = pixels.advanced(by: y * stride).assumingMemoryBound(to: UInt8.self)
      let above = y > rows.lowerBound ? source - stride : source
      if above != source, memcmp(source, above, stride) == 0 { continue }
      fresh += 1
      steps += pngrows_gradient(source, width)
      novel += pngrows_novelty(source, above, width)
    }
    if fresh <= 1 { return .repeated }
    let all = rows.count * width
    if steps > all / 50 { return .ramps }
    return novel > all / 3 ? .photograph : novel > all / 50 ? .text : .shapes
  }

  /// Whether more than a quarter of the pixels is new, as far as one row in seven tells.
  func isPhotograph(_ rows: Range<Int>, of pixels: UnsafeRawPointer) -> Bool {
    let rowBytes = width * Bitmap.bytesPerPixel
    var (novel, all) = (0, 0)
    for y in stride(from: rows.lowerBound + 1, to: rows.upperBound, by: 7) {
      let source = pixels.advanced(by: y * rowBytes).assumingMemoryBound(to: UInt8.self)
      novel += pngrows_novelty(source, source - rowBytes, width)
      all += width
    }
    return novel > all / 4
  }

  /// Filter 2, Up, with zeros only: the cheapest row.
  private func repeatAbove(_ row: UnsafeMutablePointer<UInt8>) {
    memset(row, 0, packedRowBytes)
    row[0] = 2
  }

  // On flat user interfaces no filter is the best filter; if more than a third of the pixels equal
  // no neighbour (photographs), filtered rows are far smaller.
  private func isBusy(_ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>) -> Bool {
    pngrows_novelty(row, above, width) > width / 3
  }

  // Few rows are busy without many others near them, so one in five is asked first.
  private func hasBusyRows(_ rows: Range<Int>, of pixels: UnsafeRawPointer) -> Bool {
    let rowBytes = width * Bitmap.bytesPerPixel
    for y in stride(from: rows.lowerBound + 1, to: rows.upperBound, by: 5) {
      let source = pixels.advanced(by: y * rowBytes).assumingMemoryBound(to: UInt8.self)
      if isBusy(source, source - rowBytes) { return true }
    }
    return false
  }

  /// The filter with the smallest sum of magnitudes wins (12.7).
  private func filter(into row: UnsafeMutablePointer<UInt8>) {
    let (bytes, step) = (packedRowBytes - 1, layout.filterStep)
    var best = UInt64.max
    for type in 1...4 {
      let sum = pngrows_filter(
        Int32(type),
        scratch.trial,
        scratch.row,
        scratch.above,
        bytes,
        step
      )
      guard sum < best else { continue }
      best = sum
      row[0] = UInt8(type)
      memcpy(row + 1, scratch.trial, bytes)
    }
  }

  private func copy(
    _ source: UnsafePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    switch layout {
    case .rgb:
      return pngrows_pack_rgb(target, source, width) == 255
    case .rgba:
      pngrows_pack_rgba(target, source, width)
    case .indexed(let palette):
      pngrows_pack_indices(target, source, width, palette.table, Int32(palette.depth))
    }
    return true
  }

  /// Three rows of working memory.
  private final class Scratch {
    let row: UnsafeMutablePointer<UInt8>
    let above: UnsafeMutablePointer<UInt8>
    let trial: UnsafeMutablePointer<UInt8>

    init(rowBytes: Int) {
      let space = rowBytes + 16  // room for a wide last store
      row = .allocate(capacity: 3 * space)
      above = row + space
      trial = above + space
    }

    deinit {
      row.deallocate()
    }
  }
}
