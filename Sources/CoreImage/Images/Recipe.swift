/// How the pixels of an image are made.
protocol Recipe: Sendable {
  /// The pixels of an area, all of which the image's extent covers.
  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture
}

extension CIImage {
  /// The pixels of any area; beyond its extent an image is clear.
  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    guard let covered = area.intersection(extent) else { return LightPicture(area) }
    return recipe.picture(of: covered, in: space).part(area)
  }
}
