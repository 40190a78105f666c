import Foundation
import HeadlessUIKit

/// One step of a storyboard's script.
struct StoryboardStep: ScriptLine {
  enum Action: Sendable {
    case tap(TapStep.Target?)
    case select(Reference?)
    case performSegue(Reference?)
    case unwind(Reference?)
    case back(Bool)
    case drag(DragStep)
    case wait(Double)
    case rotate(UIInterfaceOrientation)
    case resize([Double])
    case appearance(UIUserInterfaceStyle)
  }

  var action: Action
  var pause: Double?
  var position = SourcePosition(line: 1, column: 1)

  init(_ action: Action, pause: Double?) { (self.action, self.pause) = (action, pause) }

  static let variants = Variants(
    name: "step",
    kinds: [
      variant(
        "tap",
        help: "Taps the view with that text, identifier, outlet or object id, or a point.",
        shape: TapStep.target,
        blank: nil
      ) { .tap($0) },
      variant(
        "select",
        help: "Shows the tab of that title, storyboard identifier or number, counted from 1.",
        shape: .name(of: "a tab").map { $0 },
        blank: nil
      ) { .select($0) },
      variant(
        "performSegue",
        help: "Performs a segue of what is on screen, by its identifier or object id.",
        shape: .name(of: "a segue").map { $0 },
        blank: nil
      ) { .performSegue($0) },
      variant(
        "unwind",
        help:
          "Performs an unwind segue of what is on screen, by its identifier, action or object id.",
        shape: .name(of: "an unwind segue").map { $0 },
        blank: nil
      ) { .unwind($0) },
      variant(
        "back",
        help: "Leaves the top screen: pops it, or dismisses it.",
        shape: .flag,
        blank: true
      ) { .back($0) },
      variant("drag", help: "Drags a finger.", blank: DragStep(), rows: DragStep.rows) {
        .drag($0)
      },
      variant(
        "wait",
        help: "Waits.",
        shape: .number("seconds", in: 0...Script.longest),
        blank: 0
      ) { .wait($0) },
      variant(
        "rotate",
        help: "Rotates the device.",
        shape: .word("an orientation", Step.orientations),
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
        shape: .word("an appearance", Step.appearances),
        blank: .light
      ) { .appearance($0) },
    ]
  )
}
