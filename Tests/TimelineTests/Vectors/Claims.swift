import Testing

import Timeline

func expectClose(
  _ actual: Double,
  _ expected: Double,
  within tolerance: Double,
  _ comment: @autoclosure () -> String = "",
  at location: SourceLocation = #_sourceLocation
) {
  let misses = !((actual - expected).magnitude <= tolerance)
  if misses {
    Issue.record(
      "\(actual) should be \(expected) ± \(tolerance) \(comment())",
      sourceLocation: location
    )
  }
}

func expectRelative(
  _ actual: Double,
  _ expected: Double,
  within tolerance: Double,
  _ comment: @autoclosure () -> String = "",
  at location: SourceLocation = #_sourceLocation
) {
  let allowed = tolerance * expected.magnitude
  expectClose(actual, expected, within: allowed, comment(), at: location)
}

extension Instant {
  static func ms(_ milliseconds: Double) -> Instant { Instant(milliseconds: milliseconds) }
  static func s(_ seconds: Double) -> Instant { Instant(seconds: seconds) }
}
