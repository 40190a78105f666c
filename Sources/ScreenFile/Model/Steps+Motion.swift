import Foundation
import HeadlessUIKit

/// Changes views over time.
struct AnimateStep: Sendable {
  var changes: [Named<ViewAppearance>] = []
  var duration = 0.3
  var delay = 0.0
  var curve = UIView.AnimationOptions.curveEaseInOut
  /// If set, the animation is a spring.
  var damping: Double?
  var velocity = 0.0

  static let rows: [Row<AnimateStep>] = [
    Row("animate", .changes, help: "views and their new appearance", required: true, to: \.changes),
    Row("duration", .seconds, help: "in seconds (0.3)", to: \.duration),
    Row("delay", .seconds, help: "the delay, in seconds (0)", to: \.delay),
    Row("curve", .word("a curve", curves), help: "its pacing (easeInOut)", to: \.curve),
    Row(
      "damping",
      .number("a ratio", in: 0.01...10),
      help: "the spring's damping ratio",
      to: \.damping
    ),
    Row(
      "velocity",
      .number("a velocity", in: -1000...1000),
      help: "the spring's initial velocity",
      to: \.velocity
    ),
  ]

  private static let curves: [(String, UIView.AnimationOptions)] = [
    ("easeInOut", .curveEaseInOut), ("easeIn", .curveEaseIn), ("easeOut", .curveEaseOut),
    ("linear", .curveLinear),
  ]
}

/// Changes views in several stages.
struct KeyframesStep: Sendable {
  struct Stage: Sendable {
    var start = 0.0
    var length = 1.0
    var changes: [Named<ViewAppearance>] = []
  }

  var stages: [Stage] = []
  var duration = 1.0
  var mode: UIView.KeyframeAnimationOptions = .calculationModeLinear

  static let rows: [Row<KeyframesStep>] = [
    Row(
      "keyframes",
      .list(.object("keyframe") { Stage.table }),
      help: "the stages",
      required: true,
      to: \.stages
    ),
    Row("duration", .seconds, help: "the whole duration, in seconds (1)", to: \.duration),
    Row("mode", .word("a mode", modes), help: "how values are interpolated (linear)", to: \.mode),
  ]

  private static let modes: [(String, UIView.KeyframeAnimationOptions)] = [
    ("linear", .calculationModeLinear), ("discrete", .calculationModeDiscrete),
    ("paced", .calculationModePaced), ("cubic", .calculationModeCubic),
    ("cubicPaced", .calculationModeCubicPaced),
  ]
}

extension KeyframesStep.Stage {
  static let table = Table(
    "keyframe",
    help: "One stage of an animation.",
    blank: KeyframesStep.Stage(),
    rows: [
      Row(
        "at",
        .number("a fraction", in: 0...1),
        help: "its start, as a fraction of the whole",
        to: \.start
      ),
      Row(
        "lasting",
        .number("a fraction", in: 0...1),
        help: "its length, as a fraction of the whole",
        to: \.length
      ),
      Row("set", .changes, help: "what it changes", required: true, to: \.changes),
    ]
  )
}

extension Shape {
  static var seconds: Shape<Double> { .number("seconds", in: 0...Script.longest) }

  static var changes: Shape<[Named<ViewAppearance>]> {
    .named("views and their new appearance", .object("change") { ViewAppearance.change })
  }
}
