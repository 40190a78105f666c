import HeadlessUIKit

extension Step {
  static let variants = Variants(
    name: "step",
    kinds: [
      variant(
        "show",
        help: "Makes a controller the root of the window.",
        shape: .name(of: "a controller").map { $0 },
        blank: nil
      ) { .show($0) },
      variant(
        "present",
        help: "Presents a controller modally.",
        blank: PresentStep(),
        rows: PresentStep.rows
      ) { .present($0) },
      variant(
        "dismiss",
        help: "Dismisses a controller.",
        blank: DismissStep(),
        rows: DismissStep.rows
      ) {
        .dismiss($0)
      },
      variant(
        "push",
        help: "Pushes a controller onto a stack.",
        blank: PushStep(),
        rows: PushStep.rows
      ) {
        .push($0)
      },
      variant("pop", help: "Pops a controller off its stack.", blank: PopStep(), rows: PopStep.rows)
      {
        .pop($0)
      },
      variant(
        "select",
        help: "Shows a tab.",
        shape: .name(of: "a controller").map { $0 },
        blank: nil
      ) { .select($0) },
      variant(
        "choose",
        help: "Presses a button of the alert on screen.",
        shape: .text("the title of a button"),
        blank: ""
      ) { .choose($0) },
      variant("scroll", help: "Scrolls a view.", blank: ScrollStep(), rows: ScrollStep.rows) {
        .scroll($0)
      },
      variant("addChild", help: "Adds a child controller.", blank: AddStep(), rows: AddStep.rows) {
        .addChild($0)
      },
      variant(
        "removeChild",
        help: "Removes a child controller.",
        shape: .name(of: "a controller").map { $0 },
        blank: nil
      ) { .removeChild($0) },
      variant(
        "cycle",
        help: "Replaces one child by another.",
        blank: CycleStep(),
        rows: CycleStep.rows
      ) { .cycle($0) },
      variant(
        "animate",
        help: "Changes views over time: curve or spring.",
        blank: AnimateStep(),
        rows: AnimateStep.rows
      ) { .animate($0) },
      variant(
        "keyframes",
        help: "Changes views in several stages.",
        blank: KeyframesStep(),
        rows: KeyframesStep.rows
      ) { .keyframes($0) },
      variant("set", help: "Changes views at once.", shape: .changes, blank: []) { .set($0) },
      variant(
        "transition",
        help: "Changes views with a transition of their container.",
        blank: TransitionStep(),
        rows: TransitionStep.rows
      ) { .transition($0) },
      variant(
        "wait",
        help: "Waits.",
        shape: .number("seconds", in: 0...Script.longest),
        blank: 0
      ) { .wait($0) },
      variant("tap", help: "Taps a view or a point.", shape: TapStep.target, blank: nil) {
        .tap($0)
      },
      variant("drag", help: "Drags a finger.", blank: DragStep(), rows: DragStep.rows) {
        .drag($0)
      },
      variant(
        "type",
        help:
          "Types into the field that is edited; \"\\n\" is the return key, \"\\b\" the delete key.",
        shape: .text("what is typed"),
        blank: ""
      ) { .type($0) },
      variant(
        "rotate",
        help: "Rotates the device.",
        shape: .word("an orientation", orientations),
        blank: .portrait
      ) { .rotate($0) },
      variant(
        "resize",
        help: "Resizes the window, as on an iPad.",
        shape: .numbers(["width", "height"], in: 1...4096),
        blank: [1, 1]
      ) { .resize($0) },
      variant(
        "appearance",
        help: "Turns dark mode on or off.",
        shape: .word("an appearance", appearances),
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
