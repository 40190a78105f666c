import Timeline

extension Catalogue {
  // Durations and curves: Numbers.md.
  private static let systemDuration = 0.5  // [M] system spring
  private static let flipDuration = 0.75  // [W] Apple's classic samples
  private static let dissolveDuration = 0.35  // [D] Apple's CustomTransitions sample

  static let uikit: [CatalogueEntry] = [
    CatalogueEntry(
      "cover-vertical",
      aliases: ["sheet"],
      help: "a modal screen rises over the old one from the bottom",
      fidelity: Fidelity(.measured, "system spring; the move is documented"),
      duration: systemDuration,
      curve: .system
    ) { _ in CoverVertical() },
    CatalogueEntry(
      "cover-vertical-dismiss",
      help: "a modal screen drops away and uncovers the one below",
      fidelity: Fidelity(.measured, "system spring; the move is documented"),
      duration: systemDuration,
      curve: .system
    ) { _ in CoverVertical().reversed() },
    CatalogueEntry(
      "cross-dissolve",
      aliases: ["fade", "dissolve", "crossfade"],
      help: "one picture turns into the other, pixel by pixel",
      fidelity: Fidelity(.documented, "0.35 s in Apple's CustomTransitions sample"),
      duration: dissolveDuration
    ) { _ in CrossDissolve() },
    flip(
      "flip-horizontal",
      aliases: ["flip-from-right", "flip"],
      side: "right",
      Flip(from: .right)
    ),
    flip("flip-from-left", aliases: ["flip-horizontal-dismiss"], side: "left", Flip(from: .left)),
    flip("flip-from-top", aliases: [], side: "top", Flip(from: .up)),
    flip("flip-from-bottom", aliases: [], side: "bottom", Flip(from: .down)),
    curl(
      "curl-up",
      aliases: ["page-curl", "inverted-page-curl"],
      help: "the old screen is rolled up like a page, from the bottom",
      CurlUp()
    ),
    curl(
      "curl-down",
      aliases: [],
      help: "the new screen is unrolled like a page, from the top",
      CurlUp().reversed()
    ),
    curl(
      "partial-curl",
      aliases: [],
      help: "a modal page curl: the old screen's lower edge rolls straight up",
      CurlUp(angle: CurlUp.partialAngle)
    ),
    CatalogueEntry(
      "zoom",
      help: "the new screen grows out of a card in the middle",
      fidelity: Fidelity(.inferred, "iOS 18's zoom from one view into another; numbers are ours"),
      duration: systemDuration,
      curve: .system
    ) { _ in Zoom() },
    navigation("push", help: "a pushed screen comes in from the right", NavigationPush()),
    navigation("pop", help: "a popped screen leaves to the right", NavigationPush().reversed()),
  ]

  private static func flip(
    _ name: String,
    aliases: [String],
    side: String,
    _ flip: Flip
  ) -> CatalogueEntry {
    CatalogueEntry(
      name,
      aliases: aliases,
      help: "the screen turns over, its \(side) side coming forward",
      fidelity: Fidelity(.inferred, "the turn is documented, perspective and pace are not"),
      duration: flipDuration
    ) { _ in flip }
  }

  private static func curl(
    _ name: String,
    aliases: [String],
    help: String,
    _ transition: some SceneTransition
  ) -> CatalogueEntry {
    CatalogueEntry(
      name,
      aliases: aliases,
      help: help,
      fidelity: Fidelity(.inferred, "no public numbers for the roll, its angle and its light"),
      duration: flipDuration
    ) { _ in transition }
  }

  private static func navigation(
    _ name: String,
    help: String,
    _ transition: some SceneTransition
  ) -> CatalogueEntry {
    CatalogueEntry(
      name,
      help: help,
      fidelity: Fidelity(.reported, "parallax of 30 %; scrim and edge shadow are inferred"),
      duration: systemDuration,
      curve: .system
    ) { _ in transition }
  }
}
