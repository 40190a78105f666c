import Foundation

extension FilterKind {
  static let stylizing = [
    FilterKind(
      "CIPixellate",
      kCICategoryStylize,
      [.image, .vector(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8, 1...100)]
    ) { values in
      let image = try values.image()
      let recipe = MosaicRecipe(
        image: image,
        center: try values.point(kCIInputCenterKey),
        side: max(try values.number(kCIInputScaleKey), 1)
      )
      return CIImage(recipe, extent: image.extent)
    }
  ]
}
