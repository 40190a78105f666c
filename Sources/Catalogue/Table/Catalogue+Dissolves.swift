import Geometry

extension Catalogue {
  static let dissolves: [CatalogueEntry] = [
    CatalogueEntry(
      "fade-black",
      aliases: ["fadeblack"],
      help: "the old picture fades to black, then the new one appears"
    ) { _ in FadeThrough(.black) },
    CatalogueEntry(
      "fade-white",
      aliases: ["fadewhite"],
      help: "the old picture fades to white, then the new one appears"
    ) { _ in FadeThrough(.white) },
    CatalogueEntry(
      "fade-gray",
      aliases: ["fadegrays", "fade-grey"],
      help: "colours drain away and come back with the new picture"
    ) { _ in FadeThroughGray() },
    CatalogueEntry(
      "fade-fast",
      aliases: ["fadefast"],
      help: "a dissolve that starts with the colours that differ most"
    ) { _ in UnevenFade(unlikeFirst: true) },
    CatalogueEntry(
      "fade-slow",
      aliases: ["fadeslow"],
      help: "a dissolve that ends with the colours that differ most"
    ) { _ in UnevenFade(unlikeFirst: false) },
    CatalogueEntry(
      "distance",
      help: "very different colours change at once, similar ones fade"
    ) { _ in DistanceFade() },
    CatalogueEntry(
      "mosaic",
      aliases: ["pixelize", "pixelate"],
      help: "tiles grow over the old picture and shrink over the new one",
      parameters: [
        Parameter(
          "coarseness",
          "size of the largest tile, as a fraction of the shorter side",
          in: 0.01...1,
          usual: 0.1
        )
      ]
    ) { Mosaic(coarseness: $0["coarseness"]) },
    CatalogueEntry(
      "blur-horizontal",
      aliases: ["hblur", "linear-blur"],
      help: "the pictures change while they are blurred sideways",
      parameters: [
        Parameter(
          "width",
          "size of the blur, as a fraction of the width",
          in: 0.01...1,
          usual: 0.15
        )
      ]
    ) { Smear(width: $0["width"]) },
    CatalogueEntry(
      "scatter",
      aliases: ["randomsquares"],
      help: "small squares of the new picture grow at scattered places",
      parameters: [Parameter("side", "size of a square, in points", in: 4...200, usual: 10)]
    ) { Scatter(side: $0["side"]) },
  ]
}
