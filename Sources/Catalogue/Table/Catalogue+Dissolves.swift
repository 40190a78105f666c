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
      "fade-fast",
      aliases: ["fadefast"],
      help: "a dissolve in which unlike colours go ahead"
    ) { _ in UnevenFade(unlikeFirst: true) },
    CatalogueEntry(
      "fade-slow",
      aliases: ["fadeslow"],
      help: "a dissolve in which unlike colours hang back"
    ) { _ in UnevenFade(unlikeFirst: false) },
    CatalogueEntry(
      "distance",
      help: "colours far from their successors change at once, near ones fade"
    ) { _ in DistanceFade() },
    CatalogueEntry(
      "mosaic",
      aliases: ["pixelize", "pixelate"],
      help: "tiles grow coarse over the old picture and fine again over the new one",
      parameters: [
        Parameter("coarseness", "of the largest tile, in shorter sides", in: 0.01...1, usual: 0.1)
      ]
    ) { Mosaic(coarseness: $0["coarseness"]) },
    CatalogueEntry(
      "blur-horizontal",
      aliases: ["hblur", "linear-blur"],
      help: "the pictures change while they are blurred sideways",
      parameters: [Parameter("width", "of the blur, in widths", in: 0.01...1, usual: 0.15)]
    ) { Smear(width: $0["width"]) },
    CatalogueEntry(
      "scatter",
      aliases: ["randomsquares"],
      help: "small squares of the new picture grow at scattered places",
      parameters: [Parameter("side", "of a square, in points", in: 4...200, usual: 10)]
    ) { Scatter(side: $0["side"]) },
  ]
}
