extension Catalogue {
  static let depth: [CatalogueEntry] =
    Heading.allCases.map { way in
      CatalogueEntry(
        "cube-\(way.rawValue)",
        aliases: way.family(["cube"]),
        help: "a cube turns by a quarter, going \(way.rawValue)"
      ) { _ in Cube(way) }
    }
    + Heading.allCases.map { way in
      CatalogueEntry(
        "book-\(way.rawValue)",
        aliases: way.family(["book-flip"]),
        help: "half of the picture turns like a leaf, going \(way.rawValue)"
      ) { _ in Book(way) }
    }
    + Heading.allCases.map { way in
      CatalogueEntry(
        "fold-\(way.rawValue)",
        aliases: way.family(["fold"]),
        help: "the old picture folds up like a screen, going \(way.rawValue)",
        parameters: [count(6)]
      ) { Fold(way, panels: $0.whole("count")) }
    }
    + [
      CatalogueEntry(
        "doors",
        aliases: ["doorway"],
        help: "the halves of the old picture swing open"
      ) { _ in Doors() },
      CatalogueEntry(
        "flip-grid",
        aliases: ["gridflip"],
        help: "tiles flip one after another",
        parameters: [count(4)]
      ) { FlipGrid(columns: $0.whole("count")) },
      CatalogueEntry("swap", help: "the pictures move aside and swap") { _ in Swap() },
    ]
}
