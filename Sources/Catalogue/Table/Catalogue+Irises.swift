extension Catalogue {
  static let irises: [CatalogueEntry] =
    Outline.allCases.map { figure in
      CatalogueEntry(
        "\(figure.rawValue)-open",
        aliases: figure == .circle
          ? ["circleopen", "iris", "circle-reveal"] : figure == .star ? ["star-wipe"] : [],
        help: "a \(figure.rawValue) opens from the middle"
      ) { _ in Iris(figure, opens: true) }
    }
    + Outline.allCases.map { figure in
      CatalogueEntry(
        "\(figure.rawValue)-close",
        aliases: figure == .circle ? ["circleclose"] : [],
        help: "a \(figure.rawValue) closes to the middle"
      ) { _ in Iris(figure, opens: false) }
    }
    + [
      CatalogueEntry(
        "circle-crop",
        aliases: ["circlecrop"],
        help: "a circle closes to black and opens again"
      ) { _ in Crop(.circle) },
      CatalogueEntry(
        "rectangle-crop",
        aliases: ["rectcrop"],
        help: "a rectangle closes to black and opens again"
      ) { _ in Crop(.rectangle) },
      CatalogueEntry(
        "clock",
        aliases: ["clock-wipe", "radial", "angular"],
        help: "a hand goes round, clockwise",
        parameters: [hands]
      ) { Clock(hands: $0.whole("hands")) },
      CatalogueEntry(
        "clock-back",
        help: "a hand goes round, anticlockwise",
        parameters: [hands]
      ) { Clock(isClockwise: false, hands: $0.whole("hands")) },
      CatalogueEntry("pinwheel", help: "four hands go round at once") { _ in Clock(hands: 4) },
    ]

  private static let hands = Parameter(
    "hands",
    "how many hands",
    in: 1...24,
    usual: 1,
    isWhole: true
  )
}
