import HeadlessUIKit

/// Split view controllers.
@MainActor
enum SplitRows {
  static let attributes: [Attribute] = [
    .choice(
      "preferredDisplayMode",
      \UISplitViewController.preferredDisplayMode,
      words: displayModes
    ),
    .choice(
      "behavior",
      \UISplitViewController.preferredSplitBehavior,
      words: ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]
    ),
    .flag("presentsWithGesture", \UISplitViewController.presentsWithGesture),
    .number("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
    .number("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
    .number(
      "preferredPrimaryColumnWidthFraction",
      \UISplitViewController.preferredPrimaryColumnWidthFraction
    ),
    .choice(
      "primaryBackgroundStyle",
      \UISplitViewController.primaryBackgroundStyle,
      words: ["none": .none, "sidebar": .sidebar]
    ),
    .choice(
      "primaryEdge",
      \UISplitViewController.primaryEdge,
      words: ["leading": .leading, "trailing": .trailing]
    ),
    .choice(
      "displayModeButtonVisibility",
      \UISplitViewController.displayModeButtonVisibility,
      words: ["automatic": .automatic, "never": .never, "always": .always]
    ),
  ]

  // The older words name the primary column alone.
  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "hidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
    "allVisible": .oneBesideSecondary, "beside": .oneBesideSecondary,
    "oneBesideSecondary": .oneBesideSecondary, "overlay": .oneOverSecondary,
    "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
    "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
}
