extension Catalogue {
  private static let factor = Parameter(
    "factor",
    "how large the picture in front gets",
    in: 1...10,
    usual: 2.5
  )

  static let moves: [CatalogueEntry] =
    [
      CatalogueEntry(
        "zoom-in",
        aliases: ["zoomin", "simplezoom"],
        help: "the old picture comes closer and fades",
        parameters: [factor]
      ) { ZoomIn(factor: $0["factor"]) },
      CatalogueEntry(
        "zoom-out",
        help: "the new picture comes from close up and settles",
        parameters: [factor]
      ) { ZoomIn(factor: $0["factor"]).reversed() },
      CatalogueEntry(
        "squeeze-horizontal",
        aliases: ["squeezev"],
        help: "the old picture shrinks to a vertical line"
      ) { _ in Squeeze(.horizontal) },
      CatalogueEntry(
        "squeeze-vertical",
        aliases: ["squeezeh"],
        help: "the old picture shrinks to a horizontal line"
      ) { _ in Squeeze(.vertical) },
      CatalogueEntry(
        "stretch-horizontal",
        help: "the new picture grows from a vertical line"
      ) { _ in Squeeze(.horizontal).reversed() },
      CatalogueEntry(
        "stretch-vertical",
        help: "the new picture grows from a horizontal line"
      ) { _ in Squeeze(.vertical).reversed() },
      CatalogueEntry(
        "melt",
        aliases: ["doom", "doomscreentransition"],
        help: "columns of the old picture fall away",
        parameters: [count(30)]
      ) { Melt(columns: $0.whole("count")) },
      CatalogueEntry("whirl", help: "the old picture spins away") { _ in Whirl() },
    ]
    + Heading.allCases.map { way in
      CatalogueEntry(
        "squeeze-\(way.rawValue)",
        aliases: way.family(["squeeze"]),
        help: "the new picture squeezes the old one against a side, going \(way.rawValue)"
      ) { _ in SqueezePush(way) }
    }
}
