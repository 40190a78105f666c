internal import CLight

/// One color everywhere.
struct ConstantRecipe: Recipe {
  let color: CIColor

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = LightPicture(area)
    picture.change { clight_fill($0, space.light(color)) }
    return picture
  }
}

/// Nothing.
struct ClearRecipe: Recipe {
  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture { LightPicture(area) }
}
