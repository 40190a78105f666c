import Foundation
import HeadlessUIKit

/// One line of a script, and when the next one comes.
struct Step: Sendable {
  enum Action: Sendable {
    case show(Reference?)
    case present(PresentStep)
    case dismiss(DismissStep)
    case push(PushStep)
    case pop(PopStep)
    case select(Reference?)
    case choose(String)
    case scroll(ScrollStep)
    case addChild(AddStep)
    case removeChild(Reference?)
    case cycle(CycleStep)
    case animate(AnimateStep)
    case keyframes(KeyframesStep)
    case set([Named<Look>])
    case transition(TransitionStep)
    case wait(Double)
    case tap(TapStep.Target?)
    case drag(DragStep)
    case type(String)
    case rotate(UIInterfaceOrientation)
    case resize([Double])
    case appearance(UIUserInterfaceStyle)
  }

  var action: Action
  /// Seconds until the next step; without it, the next step waits for the end of this one.
  var pause: Double?
  var position = SourcePosition(line: 1, column: 1)
}

/// `for`, which every step may have, beside what it has of its own.
struct Timed<Model: Sendable>: Sendable {
  var model: Model
  var pause: Double?

  static func rows(_ own: [Row<Model>]) -> [Row<Timed<Model>>] {
    own.map { $0.lifted(to: \.model) } + [
      Row(
        "for",
        .number("seconds", in: 0...Step.longest),
        "seconds until the next step; without it the next step waits for the end of this one",
        to: \.pause
      )
    ]
  }
}

extension Step {
  // A recording ends after a minute at the latest.
  static let longest = 60.0

  static func variant<Model>(
    _ key: String,
    _ help: String,
    blank: Model,
    _ rows: [Row<Model>],
    _ action: @escaping @Sendable (Model) -> Action
  ) -> Variant<Step> {
    let table = Table(
      "a \(key) step",
      help,
      blank: Timed(model: blank),
      Timed<Model>.rows(rows)
    )
    return Variant(key, table) { Step(action: action($0.model), pause: $0.pause) }
  }

  /// A step that has nothing but its one value.
  static func variant<Value>(
    _ key: String,
    _ help: String,
    _ shape: Shape<Value>,
    blank: Value,
    _ action: @escaping @Sendable (Value) -> Action
  ) -> Variant<Step> {
    let row = Row(key, shape, help, required: true, to: \Alone<Value>.value)
    return variant(key, help, blank: Alone(value: blank), [row]) { action($0.value) }
  }

  static let shape = Shape<Step>("a step", schema: .reference("step")) { node, reading in
    guard var step = variants.read(node, &reading) else { return nil }
    step.position = node.position
    return step
  }
}

struct Alone<Value: Sendable>: Sendable {
  var value: Value
}
