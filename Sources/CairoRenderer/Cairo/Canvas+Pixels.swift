internal import CCairo
internal import CPixels
internal import Geometry
internal import Scene

extension Canvas {
  /// A Gaussian blur of the whole canvas; outside pixels are transparent, or those of the border.
  func blur(deviation: Double, clamping: Bool = false, format: Surface.Format = .color)
    throws(CairoError)
  {
    let channels: Int32 = format == .color ? 4 : 1
    let edge = clamping ? CPIXELS_CLAMPED : CPIXELS_TRANSPARENT
    let sigma = Grid.coordinate(deviation)
    guard surface.write({ cpixels_blur($0, channels, sigma, edge) }) else {
      throw .noMemory
    }
  }

  func tone(_ toning: Toning) {
    let weights = Toning.luminance
    let luminance = [weights.blue, weights.green, weights.red]
    surface.write {
      cpixels_tone($0, Grid.entry(toning.saturation), Grid.entry(toning.brightness), luminance)
    }
  }

  /// Multiplies every pixel's components, but not its alpha.
  func multiply(by color: Color) {
    let factors = [color.blue, color.green, color.red].map { Grid.share($0) }
    surface.write { cpixels_multiply($0, factors) }
  }

  /// Divides every pixel by a coverage canvas of the same area, except where that is zero.
  func divide(by shares: Canvas) {
    inherit(from: shares)
    surface.write { target in
      shares.surface.read { cpixels_divide(target, $0) }
    }
  }

  /// Sets the linear mix of two canvases of the same area.
  func mix(_ first: Canvas, _ second: Canvas, share: Double) {
    for part in [first, second] { inherit(from: part) }
    let weight = Grid.weight(share)
    surface.write { target in
      first.surface.read { a in
        second.surface.read { b in
          cpixels_mix(target.bytes, a.bytes, b.bytes, area.width * area.height * 4, weight)
        }
      }
    }
  }

  /// The same, with the alpha of a third canvas as each pixel's weight.
  func mix(_ first: Canvas, _ second: Canvas, shares: Canvas) {
    for part in [first, second, shares] { inherit(from: part) }
    surface.write { target in
      first.surface.read { a in
        second.surface.read { b in
          shares.surface.read { weights in
            cpixels_mix_by(
              target.bytes,
              a.bytes,
              b.bytes,
              weights.bytes,
              area.width * area.height
            )
          }
        }
      }
    }
  }

  /// The same, with a weight for each of 256 degrees of colour difference.
  func mix(_ first: Canvas, _ second: Canvas, unlikeness shares: [Double], asWhole: Bool) {
    for part in [first, second] { inherit(from: part) }
    precondition(shares.count == 256, "a table of differences has 256 entries, not \(shares.count)")
    let weights = shares.map(Grid.weight)
    let pixels = area.width * area.height
    surface.write { target in
      first.surface.read { a in
        second.surface.read { b in
          cpixels_mix_unlike(target.bytes, a.bytes, b.bytes, weights, asWhole, pixels)
        }
      }
    }
  }

  /// Sets tiles of one colour each, centred on a picture that this canvas is a part of.
  func tile(side: Double, around box: PixelRect) throws(CairoError) {
    let (x, y) = (box.x + box.width / 2 - area.x, box.y + box.height / 2 - area.y)
    let width = Grid.coordinate(side)
    guard surface.write({ cpixels_mosaic($0, width, Double(x), Double(y)) }) else {
      throw .noMemory
    }
  }

  /// A horizontal Gaussian blur that extends the border's colours.
  func smear(deviation: Double) throws(CairoError) {
    let sigma = Grid.coordinate(deviation)
    guard surface.write({ cpixels_smear($0, sigma) }) else { throw .noMemory }
  }

  /// Draws a raster through the map from device pixels to raster pixels.
  func warp(_ raster: Raster, map: Projection, antialiased: Bool, opacity: Double = 1) {
    // Kernels count from the first pixel of each picture.
    let start = Projection(a: 1, b: 0, c: 0, d: 1, tx: Double(visible.x), ty: Double(visible.y))
    var m = start.then(map).translated(x: Double(-raster.area.x), y: Double(-raster.area.y))
    if m.isAffine { m = m.flattened }
    var view = cpixels_view()
    view.map = (m.a, m.c, m.tx, m.b, m.d, m.ty, m.px, m.py, m.w)
    view.antialiased = antialiased
    view.opacity = Int32(Grid.share(opacity) * 255 + 0.5)
    surface.write { target in
      let seen = target.part(visible.moved(x: -area.x, y: -area.y))
      raster.readCells { source, cells in
        view.cells = cells
        cpixels_warp(seen, source, &view)
      }
    }
  }

  private var offset: Projection {
    Projection(a: 1, b: 0, c: 0, d: 1, tx: Double(area.x), ty: Double(area.y))
  }

  /// Draws a conic or radial gradient; `map` takes device pixels to the unit circle's plane.
  func sweep(_ ramp: Ramp, isRadial: Bool, map: Projection) {
    let m = offset.then(map)
    let stops = ramp.stops.map { $0.kernelStop(opacity: ramp.opacity) }
    guard !stops.isEmpty else { return }
    surface.write {
      cpixels_sweep($0, [m.a, m.c, m.tx, m.b, m.d, m.ty], isRadial, stops, Int32(stops.count))
    }
  }

  /// Draws a page that rolls over a cylinder, in device pixels.
  func curl(_ page: Raster, _ curl: cpixels_curl) {
    var here = curl
    let (x, y) = (Double(area.x), Double(area.y))
    (here.left, here.right) = (curl.left - x, curl.right - x)
    (here.top, here.bottom) = (curl.top - y, curl.bottom - y)
    here.fold = curl.fold - x * curl.x - y * curl.y
    surface.write { target in
      page.read { cpixels_page_curl(target, $0, &here) }
    }
  }
}

extension Gradient.Stop {
  fileprivate func kernelStop(opacity: Double) -> cpixels_stop {
    let parts = [color.blue, color.green, color.red, color.alpha * opacity].map(Grid.share)
    return cpixels_stop(location: location, color: (parts[0], parts[1], parts[2], parts[3]))
  }
}
