internal import Bitmap
internal import CPixels
internal import Geometry
internal import Scene

extension Painter {
  /// Mixes two opaque pictures that fill the canvas where they are cached, without a copy of either;
  /// false if they are not of that kind.
  func paintDissolve(
    _ mix: Mix,
    of layer: Layer,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) -> Bool {
    guard case .uniform(let share) = mix.amount, mix.finish == nil, canvas.isWholeScreen,
      projection.wholePixels(layer.bounds)?.intersection(canvas.area) == canvas.area,
      let first = try wholePicture(of: mix.from, on: canvas, through: projection),
      let second = try wholePicture(of: mix.to, on: canvas, through: projection)
    else { return false }
    canvas.mix(first, second, share: share)
    return true
  }

  private func wholePicture(
    of node: Node,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) -> RowStack.Run? {
    let (width, height) = (canvas.area.width, canvas.area.height)
    let stack = try stack(of: node, width: width, height: height, through: projection)
    return stack?.runs.count == 1 ? stack?.runs[0] : nil
  }
}

extension Canvas {
  /// Whether every pixel may change, and they are counted as those of a stack.
  fileprivate var isWholeScreen: Bool {
    area.x == 0 && area.y == 0 && visible == area && !hasShapedClip
  }

  fileprivate func mix(_ first: RowStack.Run, _ second: RowStack.Run, share: Double) {
    surface.write { target in
      first.withBytes { a in
        second.withBytes { b in
          cpixels_mix(target.bytes, a, b, area.width * area.height * 4, Grid.weight(share))
        }
      }
    }
  }
}

extension RowStack.Run {
  fileprivate func withBytes(_ body: (UnsafePointer<UInt8>?) -> Void) {
    bitmap.withUnsafeBytes { bytes in
      let all = bytes.bindMemory(to: UInt8.self).baseAddress
      body(all.map { $0 + rows.lowerBound * bitmap.bytesPerRow })
    }
  }
}
