import Foundation

extension FilterKind {
  static let generators = [
    FilterKind(
      "CIConstantColorGenerator",
      kCICategoryGenerator,
      [.color(kCIInputColorKey, .red)]
    ) { CIImage(color: try $0.color()) },
    FilterKind(
      "CICheckerboardGenerator",
      kCICategoryGenerator,
      [
        .vector(kCIInputCenterKey, 150, 150), .color("inputColor0", .white),
        .color("inputColor1", .black), .number(kCIInputWidthKey, 80, 0...800),
        .number(kCIInputSharpnessKey, 1, 0...1),
      ]
    ) { values in
      let side = try values.number(kCIInputWidthKey)
      let recipe = CheckerboardRecipe(
        center: try values.point(kCIInputCenterKey),
        side: max(side, 1),
        sharpness: try values.number(kCIInputSharpnessKey),
        first: try values.color("inputColor0"),
        second: try values.color("inputColor1")
      )
      return CIImage(recipe, extent: .infinite)
    },
  ]
}
