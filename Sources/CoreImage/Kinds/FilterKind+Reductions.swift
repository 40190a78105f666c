import Foundation

extension FilterKind {
  static let reductions = [
    FilterKind(
      "CIAreaAverage",
      kCICategoryReduction,
      [.image, .vector(kCIInputExtentKey)]
    ) { values in
      let image = try values.image()
      let extent: CIVector? = values.optional(kCIInputExtentKey)
      guard let area = PixelArea(covering: extent?.cgRectValue ?? image.extent) else { return nil }
      return CIImage(
        AverageRecipe(image: image, source: area),
        extent: CGRect(x: 0, y: 0, width: 1, height: 1)
      )
    }
  ]
}
