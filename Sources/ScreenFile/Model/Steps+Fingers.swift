import Foundation

/// Touches and lifts a finger.
enum TapStep {
  enum Target: Sendable {
    case point([Double])
    case view(Reference)
  }

  static let target: Shape<Target?> = {
    let point = Shape<[Double]>.numbers(["x", "y"])
    let view = Shape<Reference>.name(of: "a view")
    let schema = Schema.either([point.schema, view.schema])
    return Shape("a view or a point", schema: schema) { node, reading in
      if node.list != nil { return point.read(node, &reading).map { .point($0) } }
      return view.read(node, &reading).map { .view($0) }
    }
  }()
}

/// Moves a finger in a straight line.
struct DragStep: Sendable {
  var from = [0.0, 0.0]
  var to = [0.0, 0.0]
  var duration = 0.3
  /// How long the finger rests before it moves.
  var hold = 0.0
  /// How long the finger rests before it is lifted.
  var pause = 0.0

  static let rows: [Row<DragStep>] = [
    Row("drag", .numbers(["x", "y"]), help: "where it begins", required: true, to: \.from),
    Row("to", .numbers(["x", "y"]), help: "where it ends", required: true, to: \.to),
    Row("duration", .number("seconds", in: 0.001...60), help: "in seconds (0.3)", to: \.duration),
    Row(
      "hold",
      .number("seconds", in: 0...60),
      help: "before the finger moves, in seconds (0); 0.5 lifts what can be dragged",
      to: \.hold
    ),
    Row(
      "rest",
      .number("seconds", in: 0...60),
      help: "before the finger is lifted, in seconds (0)",
      to: \.pause
    ),
  ]
}

extension [Double] {
  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
}
