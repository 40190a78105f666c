import Timeline

extension Catalogue {
  /// CATransition's types in four directions; each is named by the way things move.
  static let slides: [CatalogueEntry] =
    Heading.allCases.map { way in
      coreAnimation(
        "cover-\(way)",
        aliases: ["move-in-from-\(way.opposite.edge)", "cover\(way)"]
          + way.family(["move-in", "cover"]),
        help: "the new picture slides in over the old one, going \(way)"
      ) { _ in MoveIn(way) }
    }
    + Heading.allCases.map { way in
      coreAnimation(
        "slide-\(way)",
        aliases: ["push-from-\(way.opposite.edge)", "slide\(way)"] + way.family(["slide"])
          + (way == .down ? ["directional"] : []),
        help: "the new picture pushes the old one out, going \(way)"
      ) { _ in Push(way) }
    }
    + Heading.allCases.map { way in
      coreAnimation(
        "reveal-\(way)",
        aliases: ["reveal-from-\(way.opposite.edge)", "reveal\(way)"] + way.family(["reveal"]),
        help: "the old picture slides away, going \(way)"
      ) { _ in Reveal(way) }
    }

  private static func coreAnimation(
    _ name: String,
    aliases: [String],
    help: String,
    make: @escaping @Sendable (ParameterValues) -> any SceneTransition
  ) -> CatalogueEntry {
    CatalogueEntry(
      name,
      aliases: aliases,
      help: help,
      fidelity: Fidelity(.documented, "CATransition; Core Animation's own duration and curve"),
      duration: 0.25,  // [D] CATransaction
      curve: .default,
      make: make
    )
  }
}

extension Heading {
  /// Names without a direction mean the one that a push takes.
  func family(_ names: [String]) -> [String] { self == .left ? names : [] }

  /// The edge of the screen that lies that way.
  var edge: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "top"
    case .down: "bottom"
    }
  }
}
