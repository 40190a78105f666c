internal import CCairo
internal import CPixels
internal import Geometry

extension Canvas {
  /// Fills the traced outlines with antialiasing; overlaps count once.
  ///
  /// Coverage is the exact area; for lines of text this is ten times as fast as Cairo's fifteen
  /// samples per pixel.
  func fillOutlines(with source: Source) throws(CairoError) {
    defer { forgetPath() }
    let flat = try FlatOutlines(of: context)
    let area = flat.area.intersection(visible)
    guard !area.isEmpty else { return }
    let coverage = try Canvas(area, format: .coverage)
    try coverage.cover(flat)
    paint(with: source, through: coverage)
  }

  /// Sets each pixel to the coverage of the outlines.
  private func cover(_ outlines: FlatOutlines) throws(CairoError) {
    let points = outlines.points(from: area)
    let isDone = surface.write { target in
      cpixels_cover(target, points, outlines.ends, Int32(outlines.ends.count))
    }
    guard isDone else { throw .noMemory }
  }
}

/// The traced path with curves flattened within Cairo's tolerance.
private struct FlatOutlines {
  /// In 1/256 of a pixel, Cairo's unit.
  private var points: [cpixels_point] = []
  /// Where each outline ends among the points.
  private(set) var ends: [Int32] = []

  // Two million pixels: products of two coordinates then fit into 64 bits.
  private static let farthest = 1 << 29

  init(of context: borrowing Context) throws(CairoError) {
    guard let path = cairo_copy_path_flat(context.pointer) else { throw .noMemory }
    defer { cairo_path_destroy(path) }
    try CairoError.check(path.pointee.status)
    var rest = UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data))[...]
    while let head = rest.first?.header {
      if head.type == CAIRO_PATH_MOVE_TO { endOutline() }
      if head.length > 1 {
        let point = rest[rest.startIndex + 1].point
        add(point.x, point.y)
      }
      rest = rest.dropFirst(Int(head.length))
    }
    endOutline()
  }

  private mutating func add(_ x: Double, _ y: Double) {
    func whole(_ value: Double) -> Int32 {
      let limit = Double(Self.farthest)
      return Int32(min(max(value * 256, -limit), limit).rounded())
    }
    points.append(cpixels_point(x: whole(x), y: whole(y)))
  }

  private mutating func endOutline() {
    guard points.count > Int(ends.last ?? 0) else { return }
    ends.append(Int32(points.count))
  }

  /// All pixels that the outlines touch.
  var area: PixelRect {
    guard let first = points.first else { return .empty }
    var (low, high) = (first, first)
    for point in points {
      low = cpixels_point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = cpixels_point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return PixelRect(
      minX: Int(low.x >> 8),
      minY: Int(low.y >> 8),
      maxX: Int((high.x + 255) >> 8),
      maxY: Int((high.y + 255) >> 8)
    )
  }

  /// The points relative to a mask that covers some pixels.
  func points(from area: PixelRect) -> [cpixels_point] {
    let (x, y) = (Int32(area.x * 256), Int32(area.y * 256))
    return points.map { cpixels_point(x: $0.x - x, y: $0.y - y) }
  }
}
