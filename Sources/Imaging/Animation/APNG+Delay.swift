extension APNG {
  /// The duration of a frame, as the exact fraction of a second in the file.
  package struct Delay: Hashable, Sendable {
    package let numerator: UInt16
    package let denominator: UInt16

    /// A denominator of 0 means 100, as the specification says.
    package init(numerator: UInt16, denominator: UInt16) {
      self.numerator = numerator
      self.denominator = denominator == 0 ? 100 : denominator
    }

    /// The fraction nearest to a duration in seconds; 1/60, 1001/24000 and the like are exact.
    package init(seconds: Double) {
      precondition(seconds >= 0, "a frame cannot be shown for \(seconds) s; give zero or more")
      let top = Double(UInt16.max)
      guard seconds < top else {
        self.init(numerator: .max, denominator: 1)
        return
      }
      let fraction = Self.convergent(of: seconds)
      self.init(numerator: fraction.numerator, denominator: fraction.denominator)
    }

    package var seconds: Double { Double(numerator) / Double(denominator) }

    /// The best continued-fraction convergent whose parts fit 16 bits.
    private static func convergent(
      of seconds: Double
    ) -> (numerator: UInt16, denominator: UInt16) {
      var (older, newer) = ((n: 0.0, d: 1.0), (n: 1.0, d: 0.0))
      var rest = seconds
      while true {
        let whole = rest.rounded(.down)
        let next = (n: whole * newer.n + older.n, d: whole * newer.d + older.d)
        guard next.n <= Double(UInt16.max), next.d <= Double(UInt16.max) else { break }
        (older, newer) = (newer, next)
        if abs(newer.n / newer.d - seconds) < 1e-12 || rest == whole { break }
        rest = 1 / (rest - whole)
      }
      return (UInt16(newer.n), UInt16(newer.d))
    }
  }
}
