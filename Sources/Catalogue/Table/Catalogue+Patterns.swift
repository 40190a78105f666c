extension Catalogue {
  static let patterns: [CatalogueEntry] =
    Heading.allCases.map { way in
      CatalogueEntry(
        "blinds-\(way.rawValue)",
        aliases: way.family(["blinds"]) + (way == .down ? ["windowblinds"] : []),
        help: "slats are wiped all at once, going \(way.rawValue)",
        parameters: [count(8)]
      ) { Blinds(way, count: $0.whole("count")) }
    }
    + Heading.allCases.map { way in
      CatalogueEntry(
        "slices-\(way.rawValue)",
        aliases: [way.slices] + way.family(["slices"]),
        help: "slats are wiped one after another, going \(way.rawValue)",
        parameters: [count(10)]
      ) { Blinds(way, count: $0.whole("count"), share: 0.5) }
    }
    + Heading.allCases.map { way in
      CatalogueEntry(
        "wind-\(way.rawValue)",
        aliases: [way.wind] + way.family(["wind"]),
        help: "thin streaks of the new picture blow in, going \(way.rawValue)",
        parameters: [
          Parameter("thickness", "thickness of a streak, in points", in: 1...200, usual: 4)
        ]
      ) { Wind(way, thickness: $0["thickness"]) }
    }
    + [
      CatalogueEntry(
        "strips-horizontal",
        help: "horizontal strips slide in from alternate sides",
        parameters: [count(10)]
      ) { Strips(.horizontal, count: $0.whole("count")) },
      CatalogueEntry(
        "strips-vertical",
        help: "vertical strips slide in from alternate sides",
        parameters: [count(10)]
      ) { Strips(.vertical, count: $0.whole("count")) },
      CatalogueEntry(
        "checkerboard",
        aliases: ["squareswire"],
        help: "the squares of a board grow, first the dark ones",
        parameters: [count(6)]
      ) { Checkerboard(columns: $0.whole("count")) },
      CatalogueEntry(
        "dots",
        help: "round holes open all over the picture",
        parameters: [count(8)]
      ) { Dots(columns: $0.whole("count")) },
    ]

  static func count(_ usual: Double) -> Parameter {
    Parameter("count", "number side by side", in: 1...100, usual: usual, isWhole: true)
  }
}

extension Heading {
  /// The name in ffmpeg's xfade.
  fileprivate var slices: String {
    switch self {
    case .left: "hlslice"
    case .right: "hrslice"
    case .up: "vuslice"
    case .down: "vdslice"
    }
  }

  fileprivate var wind: String { slices.replacing("slice", with: "wind") }
}
