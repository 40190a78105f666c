import Timeline

extension Catalogue {
  /// CATransition's types in four directions, named by the direction of movement.
  static let slides: [CatalogueEntry] =
    Heading.allCases.map { way in
      coreAnimation(
        "cover-\(way.rawValue)",
        aliases: ["move-in-from-\(way.opposite.edge)", "cover\(way.rawValue)"]
          + way.family(["move-in", "cover"]),
        help: "the new picture slides in over the old one, going \(way.rawValue)"
      ) { _ in MoveIn(way) }
    }
    + Heading.allCases.map { way in
      coreAnimation(
        "slide-\(way.rawValue)",
        aliases: ["push-from-\(way.opposite.edge)", "slide\(way.rawValue)"] + way.family(["slide"])
          + (way == .down ? ["directional"] : []),
        help: "the new picture pushes the old one out, going \(way.rawValue)"
      ) { _ in Push(way) }
    }
    + Heading.allCases.map { way in
      coreAnimation(
        "reveal-\(way.rawValue)",
        aliases: ["reveal-from-\(way.opposite.edge)", "reveal\(way.rawValue)"]
          + way.family(["reveal"]),
        help: "the old picture slides away, going \(way.rawValue)"
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
  /// The name without a direction is an alias of the default direction.
  func family(_ names: [String]) -> [String] { self == .left ? names : [] }

  /// The edge of the screen in that direction.
  var edge: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "top"
    case .down: "bottom"
    }
  }
}
