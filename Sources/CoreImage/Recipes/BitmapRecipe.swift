internal import Bitmap
internal import CLight

/// A bitmap whose bottom left corner is at zero.
struct BitmapRecipe: Recipe {
  let bitmap: Bitmap

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    // An extent of less than a pixel may be rounded to the pixel beyond the edge.
    let whole = PixelArea(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard let inside = area.intersection(whole) else { return LightPicture(area) }
    return decoded(inside, in: space).part(area)
  }

  private func decoded(_ area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = LightPicture(area)
    let top = bitmap.height - area.maxY
    let start = top * bitmap.bytesPerRow + area.x * Bitmap.bytesPerPixel
    bitmap.withUnsafeBytes { bytes in
      let first = bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: UInt8.self)
      picture.change { clight_decode($0, first, bitmap.bytesPerRow, space.isLinear) }
    }
    return picture
  }
}
