/// A line of a script for a screen file or a storyboard: what to do, and when to continue.
protocol ScriptLine: Sendable {
  associatedtype Action: Sendable

  init(_ action: Action, pause: Double?)
  var action: Action { get }
  /// Seconds until the next line; if nil, the next one waits for the end of this one.
  var pause: Double? { get }
  var position: SourcePosition { get set }
}

enum Script {
  // A recording is limited to one minute.
  static let longest = 60.0
  static let mostLines = 500
}

/// A step's properties and `for`, which every step may have.
struct Timed<Model: Sendable>: Sendable {
  var model: Model
  var pause: Double?

  static func rows(_ own: [Row<Model>]) -> [Row<Timed<Model>>] {
    own.map { $0.lifted(to: \.model) } + [
      Row(
        "for",
        .number("seconds", in: 0...Script.longest),
        help: "seconds until the next step; without it the next step waits for the end of this one",
        to: \.pause
      )
    ]
  }
}

extension ScriptLine {
  static func variant<Model>(
    _ key: String,
    help: String,
    blank: Model,
    rows: [Row<Model>],
    _ action: @escaping @Sendable (Model) -> Action
  ) -> Variant<Self> {
    let table = Table(
      "a \(key) step",
      help: help,
      blank: Timed(model: blank),
      rows: Timed<Model>.rows(rows)
    )
    return Variant(key, table: table) { Self(action($0.model), pause: $0.pause) }
  }

  /// A step with a single value.
  static func variant<Value>(
    _ key: String,
    help: String,
    shape: Shape<Value>,
    blank: Value,
    _ action: @escaping @Sendable (Value) -> Action
  ) -> Variant<Self> {
    let row = Row(key, shape, help: help, required: true, to: \Alone<Value>.value)
    return variant(key, help: help, blank: Alone(value: blank), rows: [row]) { action($0.value) }
  }

  static func line(_ reference: String, _ variants: Variants<Self>) -> Shape<Self> {
    Shape<Self>("a step", schema: .reference(reference)) { node, reading in
      guard var step = variants.read(node, &reading) else { return nil }
      step.position = node.position
      return step
    }
  }
}

struct Alone<Value: Sendable>: Sendable {
  var value: Value
}
