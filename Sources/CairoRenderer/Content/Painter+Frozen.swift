internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws the part `source` of a frozen subtree, stretched over `rect`.
  func paintFrozen(
    _ frozen: FrozenContent,
    in rect: CGRect,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    let parts = NineSlices(source: frozen.source, center: frozen.center, target: rect).parts
    let isWhole = parts.allSatisfy { projection.wholePixels($0.target) != nil }
    guard parts.count > 1, !isWhole else {
      return try paint(parts, of: frozen.node, on: canvas, with: Compositing(), through: projection)
    }
    // Slices are added on a separate canvas, so that shared edges leave no seam.
    let area = PixelRect(around: projection.box(rect) ?? .null).intersection(canvas.visible)
    guard !area.isEmpty else { return }
    let sum = try Canvas(area, over: canvas)
    let adding = Compositing(mode: .plusLighter)
    try paint(parts, of: frozen.node, on: sum, with: adding, through: projection)
    try canvas.lay(sum, Compositing())
  }

  private func paint(
    _ parts: [NineSlices.Slice],
    of node: Node,
    on canvas: Canvas,
    with look: Compositing,
    through projection: Projection
  ) throws(CairoError) {
    for slice in parts {
      let stretched = Projection(from: slice.source, to: slice.target).then(projection)
      guard stretched.isVisible else { continue }
      if let inside = projection.wholePixels(slice.target) {
        try canvas.clipped(to: inside) { () throws(CairoError) in
          try paint(PlacedNode(node), on: canvas, through: stretched)
        }
        continue
      }
      let box = PixelRect(around: projection.box(slice.target) ?? .null)
      let area = box.intersection(canvas.visible)
      guard !area.isEmpty else { continue }
      let picture = try Canvas(area, over: canvas)
      try paint(PlacedNode(node), on: picture, through: stretched)
      try picture.keepInside { $0.trace(Path(rect: slice.target), through: projection) }
      try canvas.lay(picture, look)
    }
  }
}

/// The nine parts of a stretchable picture over a rectangle: caps keep their size.
struct NineSlices {
  struct Slice {
    let source: CGRect
    let target: CGRect
    let isCenter: (x: Bool, y: Bool)
  }

  let parts: [Slice]

  /// `center` is in the unit space of `source`; `scale` converts source units to target units.
  init(source: CGRect, center: CGRect, target: CGRect, scale: Double = 1) {
    let xs = Self.cuts(
      from: source.minX,
      length: source.width,
      low: center.minX,
      high: center.maxX,
      to: target.minX,
      room: target.width,
      scale: scale
    )
    let ys = Self.cuts(
      from: source.minY,
      length: source.height,
      low: center.minY,
      high: center.maxY,
      to: target.minY,
      room: target.height,
      scale: scale
    )
    parts = ys.enumerated().flatMap { row, y in
      xs.enumerated().map { column, x in
        Slice(
          source: CGRect(
            x: x.source.lowerBound,
            y: y.source.lowerBound,
            width: x.source.upperBound - x.source.lowerBound,
            height: y.source.upperBound - y.source.lowerBound
          ),
          target: CGRect(
            x: x.target.lowerBound,
            y: y.target.lowerBound,
            width: x.target.upperBound - x.target.lowerBound,
            height: y.target.upperBound - y.target.lowerBound
          ),
          isCenter: (x.isCenter, y.isCenter)
        )
      }
    }
  }

  private typealias Cut = (source: Range<Double>, target: Range<Double>, isCenter: Bool)

  /// Along one axis: a cap, the stretch, a cap, without empty ones.
  private static func cuts(
    from: Double,
    length: Double,
    low: Double,
    high: Double,
    to: Double,
    room: Double,
    scale: Double
  ) -> [Cut] {
    guard length > 0, room > 0 else { return [] }
    let (first, last) = (max(0, low) * length, max(0, 1 - high) * length)
    // Caps that do not fit are scaled down together.
    let fit = min(1, room / max((first + last) * scale, .leastNonzeroMagnitude)) * scale
    let source = [from, from + first, from + length - last, from + length]
    let target = [to, to + first * fit, to + room - last * fit, to + room]
    return (0..<3).compactMap { i in
      guard source[i] < source[i + 1], target[i] < target[i + 1] else { return nil }
      return (source[i]..<source[i + 1], target[i]..<target[i + 1], i == 1)
    }
  }
}
