/// The moments of a recording that become pictures: a list of times, or a rule.
public struct Sampling: Hashable, Sendable, ExpressibleByArrayLiteral {
  enum Rule: Hashable, Sendable {
    case times([SampleTime])
    case every(milliseconds: Double)
    case everyFrame
  }

  let rule: Rule

  public init(_ times: [SampleTime]) { rule = .times(times) }

  public init(arrayLiteral times: SampleTime...) { rule = .times(times) }

  private init(rule: Rule) { self.rule = rule }

  /// 0, 25, 50, 75 and 100 % of the duration; the last is the end of the motion.
  public static let quarters: Sampling = [
    .start, .fraction(0.25), .fraction(0.5), .fraction(0.75), .end,
  ]

  /// Each frame of the film; the last is settled.
  public static let everyFrame = Sampling(rule: .everyFrame)

  /// Every that many milliseconds from 0 on, and the end.
  public static func every(milliseconds: Double) -> Sampling {
    precondition(milliseconds > 0, "a step is longer than 0 ms, not \(milliseconds) ms")
    return Sampling(rule: .every(milliseconds: milliseconds))
  }

  /// The same rule as a value: `.every(.milliseconds(50))`.
  public static func every(_ step: Duration) -> Sampling {
    let (seconds, attoseconds) = step.components
    return every(milliseconds: Double(seconds) * 1000 + Double(attoseconds) * 1e-15)
  }
}
