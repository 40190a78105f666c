import HeadlessUIKit

extension Step {
  static let variants = Variants(
    name: "step",
    kinds: [
      variant(
        "show",
        "Makes a controller the root of the window.",
        .name(of: "a controller").map { $0 },
        blank: nil
      ) { .show($0) },
      variant(
        "present",
        "Presents a controller modally.",
        blank: PresentStep(),
        PresentStep.rows
      ) { .present($0) },
      variant("dismiss", "Dismisses a controller.", blank: DismissStep(), DismissStep.rows) {
        .dismiss($0)
      },
      variant("push", "Pushes a controller onto a stack.", blank: PushStep(), PushStep.rows) {
        .push($0)
      },
      variant("pop", "Pops a controller off its stack.", blank: PopStep(), PopStep.rows) {
        .pop($0)
      },
      variant(
        "select",
        "Shows a tab.",
        .name(of: "a controller").map { $0 },
        blank: nil
      ) { .select($0) },
      variant(
        "choose",
        "Presses a button of the alert on screen.",
        .text("the title of a button"),
        blank: ""
      ) { .choose($0) },
      variant("scroll", "Scrolls a view.", blank: ScrollStep(), ScrollStep.rows) { .scroll($0) },
      variant("addChild", "Adds a child controller.", blank: AddStep(), AddStep.rows) {
        .addChild($0)
      },
      variant(
        "removeChild",
        "Removes a child controller.",
        .name(of: "a controller").map { $0 },
        blank: nil
      ) { .removeChild($0) },
      variant(
        "cycle",
        "Replaces one child by another.",
        blank: CycleStep(),
        CycleStep.rows
      ) { .cycle($0) },
      variant(
        "animate",
        "Changes views over time: curve or spring.",
        blank: AnimateStep(),
        AnimateStep.rows
      ) { .animate($0) },
      variant(
        "keyframes",
        "Changes views in several stages.",
        blank: KeyframesStep(),
        KeyframesStep.rows
      ) { .keyframes($0) },
      variant("set", "Changes views at once.", .changes, blank: []) { .set($0) },
      variant(
        "transition",
        "Changes views with a transition of their container.",
        blank: TransitionStep(),
        TransitionStep.rows
      ) { .transition($0) },
      variant(
        "wait",
        "Waits.",
        .number("seconds", in: 0...Script.longest),
        blank: 0
      ) { .wait($0) },
      variant("tap", "Taps a view or a point.", TapStep.target, blank: nil) { .tap($0) },
      variant("drag", "Drags a finger.", blank: DragStep(), DragStep.rows) { .drag($0) },
      variant(
        "type",
        "Types into the field that is edited; \"\\n\" is the return key, \"\\b\" the delete key.",
        .text("what is typed"),
        blank: ""
      ) { .type($0) },
      variant(
        "rotate",
        "Rotates the device.",
        .word("an orientation", orientations),
        blank: .portrait
      ) { .rotate($0) },
      variant(
        "resize",
        "Resizes the window, as on an iPad.",
        .numbers(["width", "height"], in: 1...4096),
        blank: [1, 1]
      ) { .resize($0) },
      variant(
        "appearance",
        "Turns dark mode on or off.",
        .word("an appearance", appearances),
        blank: .light
      ) { .appearance($0) },
    ]
  )

  static let orientations: [(String, UIInterfaceOrientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
  ]

  static let appearances: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
}
