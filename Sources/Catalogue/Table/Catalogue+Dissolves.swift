import Geometry

extension Catalogue {
  static let dissolves: [CatalogueEntry] = [
    CatalogueEntry(
      "fade-black",
      aliases: ["fadeblack"],
      help: "the old picture fades to black, the new one out of it"
    ) { _ in FadeThrough(.black) },
    CatalogueEntry(
      "fade-white",
      aliases: ["fadewhite"],
      help: "the old picture fades to white, the new one out of it"
    ) { _ in FadeThrough(.white) },
    CatalogueEntry(
      "fade-gray",
      aliases: ["fadegrays", "fade-grey"],
      help: "colours drain away and come back with the new picture"
    ) { _ in FadeThroughGray() },
    CatalogueEntry(
      "scatter",
      aliases: ["randomsquares"],
      help: "small squares of the new picture grow at scattered places",
      parameters: [Parameter("side", "of a square, in points", in: 4...200, usual: 10)]
    ) { Scatter(side: $0["side"]) },
  ]
}
