internal import Bitmap
internal import CPixels
internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  func paintPageCurl(
    _ curl: PageCurl,
    of layer: Layer,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    guard !layer.bounds.isEmpty, curl.radius > 0,
      let page = try page(curl.front, of: layer),
      let reach = projection.box(curl.reach(in: layer.bounds))
    else { return }
    let area = PixelRect(around: reach).outset(by: 1).intersection(canvas.visible)
    guard !area.isEmpty else { return }
    let picture = try Canvas(area)
    let origin = projection.point(.zero)
    picture.curl(page, curl.kernel(layer.bounds, scale: scale, origin: Grid.coordinate(origin)))
    try canvas.lay(picture, Compositing())
  }

  /// The front of the page over the whole bounds.
  private func page(_ front: Node, of layer: Layer) throws(CairoError) -> Raster? {
    let device = Projection(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: -layer.bounds.minX * scale,
      ty: -layer.bounds.minY * scale
    )
    guard let box = device.box(layer.bounds) else { return nil }
    let area = PixelRect(around: box)
    guard !area.isEmpty else { return nil }
    var digest = DigestBuilder()
    digest.combine("page")
    digest.combine(front.digest)
    for length in [layer.bounds.minX, layer.bounds.minY, layer.bounds.width, layer.bounds.height] {
      digest.combine(Double(length))
    }
    let key = RasterCache.Key(picture: digest.finish(), scale: scale, placement: placement)
    return try cache.raster(for: key) { () throws(CairoError) in
      try Raster(area) { canvas throws(CairoError) in
        try undistracted.paint([PlacedNode(front)], on: canvas, through: device)
      }
    }
  }
}

extension PageCurl {
  /// The direction in which the fold travels, rounded so that libm's last bit has no effect.
  private var direction: CGVector {
    CGVector(dx: Grid.entry(cos(angle)), dy: Grid.entry(sin(angle)))
  }

  /// The position of the fold along its direction.
  private func fold(in bounds: CGRect) -> Double {
    let back = bounds.corners.map { $0.x * direction.dx + $0.y * direction.dy }.min() ?? 0
    return back + travel
  }

  /// The kernel's parameters, in device pixels.
  fileprivate func kernel(_ bounds: CGRect, scale: Double, origin: CGPoint) -> cpixels_curl {
    let way = direction
    var curl = cpixels_curl()
    curl.left = bounds.minX * scale + origin.x
    curl.top = bounds.minY * scale + origin.y
    curl.right = bounds.maxX * scale + origin.x
    curl.bottom = bounds.maxY * scale + origin.y
    // The kernel's axis points from the flat page to the roll, against the fold's direction.
    (curl.x, curl.y) = (-way.dx, -way.dy)
    let shift = origin.x * way.dx + origin.y * way.dy
    curl.fold = -(Grid.coordinate(fold(in: bounds) * scale) + shift)
    curl.radius = max(Grid.coordinate(radius * scale), 1.0 / 256)
    curl.back_tint = (
      Float(Grid.share(backTint.blue) * 255), Float(Grid.share(backTint.green) * 255),
      Float(Grid.share(backTint.red) * 255), Float(Grid.share(backTint.alpha))
    )
    curl.shading = Float(Grid.share(shading))
    curl.shadow = Float(Grid.share(shadow))
    return curl
  }

  /// The box around the bounds, the part of the page beyond the fold, and their shadows.
  func reach(in bounds: CGRect) -> CGRect {
    let (way, fold) = (direction, fold(in: bounds))
    var rect = bounds
    for corner in bounds.corners {
      let behind = fold - (corner.x * way.dx + corner.y * way.dy)
      guard behind > 0 else { continue }
      // The paper lands as far before the fold as it was behind it, minus the half turn.
      let ahead = max(2 * behind - Double.pi * radius, 0)
      let landing = CGRect(
        x: corner.x + way.dx * ahead,
        y: corner.y + way.dy * ahead,
        width: 0,
        height: 0
      )
      rect = rect.union(landing)
    }
    return rect.insetBy(dx: -2 * radius - 1, dy: -2 * radius - 1)
  }
}
