import Foundation

extension FilterKind {
  static let gradients = [
    FilterKind(
      "CILinearGradient",
      kCICategoryGradient,
      [.vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200)] + colors
    ) { values in
      try gradient(
        .linear(from: values.point("inputPoint0"), to: values.point("inputPoint1")),
        values
      )
    },
    FilterKind(
      "CIRadialGradient",
      kCICategoryGradient,
      [
        .vector(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5, 0...800),
        .number("inputRadius1", 100, 0...800),
      ] + colors
    ) { values in
      try gradient(
        .radial(
          center: values.point(kCIInputCenterKey),
          inner: values.number("inputRadius0"),
          outer: values.number("inputRadius1")
        ),
        values
      )
    },
  ]

  private static let colors: [FilterInput] = [
    .color("inputColor0", .white), .color("inputColor1", .black),
  ]

  private static func gradient(
    _ shape: GradientRecipe.Shape,
    _ values: FilterValues
  ) throws -> CIImage {
    let recipe = GradientRecipe(
      shape: shape,
      first: try values.color("inputColor0"),
      last: try values.color("inputColor1")
    )
    return CIImage(recipe, extent: .infinite)
  }
}
