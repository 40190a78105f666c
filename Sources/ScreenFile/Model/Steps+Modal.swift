import HeadlessUIKit

/// Presents a controller modally.
struct PresentStep: Sendable {
  var controller: Reference?
  /// If nil, the topmost controller.
  var source: Reference?
  var style: UIModalPresentationStyle?
  var transition: UIModalTransitionStyle?
  var isAnimated = true
  /// The heights of a sheet, the initial one first.
  var detents: [UISheetPresentationController.Detent.Identifier] = []
  var showsGrabber: Bool?
  /// The view that a popover points at.
  var anchor: Reference?

  static let rows: [Row<PresentStep>] = [
    Row("present", .name(of: "a controller"), help: "which", required: true, to: \.controller),
    Row(
      "from",
      .name(of: "a controller"),
      help: "its presenter (the topmost controller)",
      to: \.source
    ),
    Row("style", .word("a presentation style", styles), help: "automatic", to: \.style),
    Row("by", .word("a transition style", transitions), help: "coverVertical", to: \.transition),
    Row("animated", .flag, help: "true", to: \.isAnimated),
    Row(
      "detents",
      .oneOrMore(.word("a detent", [("medium", .medium), ("large", .large)])),
      help: "the heights at which a sheet rests (large)",
      to: \.detents
    ),
    Row("grabber", .flag, help: "whether a sheet has a grabber", to: \.showsGrabber),
    Row("at", .name(of: "a view"), help: "what a popover points at", to: \.anchor),
  ]

  private static let styles: [(String, UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("currentContext", .currentContext),
    ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
    ("popover", .popover),
  ]

  private static let transitions: [(String, UIModalTransitionStyle)] = [
    ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
    ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
  ]
}

/// Dismisses a presented controller.
struct DismissStep: Sendable {
  var controller: Reference?
  var isAnimated = true

  static let rows: [Row<DismissStep>] = [
    Row("dismiss", .name(of: "a controller"), help: "which", required: true, to: \.controller),
    Row("animated", .flag, help: "true", to: \.isAnimated),
  ]
}
