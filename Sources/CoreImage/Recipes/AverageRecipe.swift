internal import CLight

/// One pixel, the average of an area.
struct AverageRecipe: Recipe {
  let image: CIImage
  let source: PixelArea

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = LightPicture(area)
    var color: [Float] = [0, 0, 0, 0]
    image.picture(of: source, in: space).change { clight_average($0, &color) }
    picture.change { clight_fill($0, color) }
    return picture
  }
}
