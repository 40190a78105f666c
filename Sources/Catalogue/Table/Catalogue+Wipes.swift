import Foundation

extension Catalogue {
  private static let softness = Parameter(
    "softness",
    "width of the soft edge, as a fraction of the distance",
    in: 0...1,
    usual: 0
  )

  static let wipes: [CatalogueEntry] =
    Compass.allCases.map { way in
      CatalogueEntry(
        "wipe-\(way.words)",
        aliases: way.isDiagonal
          ? ["diag\(way.initials)"] : ["wipe\(way.rawValue)"] + (way == .left ? ["wipe"] : []),
        help: "an edge crosses the picture, going \(way.words)",
        parameters: [softness]
      ) { Wipe(way, softness: $0["softness"]) }
    }
    + Compass.allCases.map { way in
      CatalogueEntry(
        "smooth-\(way.words)",
        aliases: way.isDiagonal ? [] : ["smooth\(way.rawValue)"],
        help: "a wide soft edge crosses the picture, going \(way.words)"
      ) { _ in Wipe(way, softness: 0.4) }
    }
    + Compass.allCases.filter(\.isDiagonal).map { way in
      CatalogueEntry(
        "corner-\(way.words)",
        aliases: ["wipe\(way.initials)"],
        help: "the old picture shrinks into a corner, going \(way.words)"
      ) { _ in CornerWipe(way) }
    }
    + [
      CatalogueEntry(
        "split-horizontal",
        aliases: ["vertopen", "barn-door-open"],
        help: "the picture opens at its vertical middle line"
      ) { _ in Split(.horizontal, opens: true) },
      CatalogueEntry(
        "split-vertical",
        aliases: ["horzopen"],
        help: "the picture opens at its horizontal middle line"
      ) { _ in Split(.vertical, opens: true) },
      CatalogueEntry(
        "close-horizontal",
        aliases: ["vertclose", "barn-door-close"],
        help: "the new picture closes in from both sides"
      ) { _ in Split(.horizontal, opens: false) },
      CatalogueEntry(
        "close-vertical",
        aliases: ["horzclose"],
        help: "the new picture closes in from above and below"
      ) { _ in Split(.vertical, opens: false) },
    ]
}

extension Compass {
  var isDiagonal: Bool { step.x != 0 && step.y != 0 }

  /// As in `up-left`.
  var words: String {
    switch self {
    case .left, .right, .up, .down: rawValue
    case .upLeft: "up-left"
    case .upRight: "up-right"
    case .downLeft: "down-left"
    case .downRight: "down-right"
    }
  }

  /// The abbreviation in video tools: `tl` is the top left.
  var initials: String { (step.y < 0 ? "t" : "b") + (step.x < 0 ? "l" : "r") }
}
