import HeadlessUIKit

/// Adds a controller as a child.
struct AddStep: Sendable {
  var child = ChildPlan()
  /// If nil, the root of the window.
  var parent: Reference?

  static let rows: [Row<AddStep>] =
    [
      Row(
        "addChild",
        .name(of: "a controller").map { $0 },
        help: "which",
        required: true,
        to: \.child.controller
      ),
      Row("to", .name(of: "a controller"), help: "its parent (the one on screen)", to: \.parent),
      Row("in", .name(of: "a view"), help: "the view it is added to", to: \.child.host),
    ] + ViewAppearance.geometry.map { $0.lifted(to: \.child.look) }
}

/// Replaces one child by another.
struct CycleStep: Sendable {
  var from: Reference?
  var to: Reference?
  var duration = 0.35  // [D] Apple's sample
  var options: UIView.AnimationOptions = .transitionCrossDissolve

  static let rows: [Row<CycleStep>] = [
    Row(
      "cycle",
      .name(of: "a controller"),
      help: "the child to remove",
      required: true,
      to: \.from
    ),
    Row("to", .name(of: "a controller"), help: "the child to add", required: true, to: \.to),
    Row("duration", .seconds, help: "in seconds (0.35)", to: \.duration),
    Row("by", .word("a transition", TransitionStep.options), help: "crossDissolve", to: \.options),
  ]
}

/// Changes views with a transition of their container.
struct TransitionStep: Sendable {
  var view: Reference?
  var options: UIView.AnimationOptions = .transitionCrossDissolve
  var duration = 0.35  // [D] Apple's sample
  var changes: [Named<ViewAppearance>] = []

  static let rows: [Row<TransitionStep>] = [
    Row("transition", .name(of: "a view"), help: "which", required: true, to: \.view),
    Row("by", .word("a transition", options), help: "crossDissolve", to: \.options),
    Row("duration", .seconds, help: "in seconds (0.35)", to: \.duration),
    Row("set", .changes, help: "what the transition changes", to: \.changes),
  ]

  static let options: [(String, UIView.AnimationOptions)] = [
    ("crossDissolve", .transitionCrossDissolve), ("flipFromLeft", .transitionFlipFromLeft),
    ("flipFromRight", .transitionFlipFromRight), ("flipFromTop", .transitionFlipFromTop),
    ("flipFromBottom", .transitionFlipFromBottom), ("curlUp", .transitionCurlUp),
    ("curlDown", .transitionCurlDown),
  ]
}
