/// Turns lengths in seconds into whole ticks whose sums stay right.
///
/// What rounding takes from one frame the next one gets, so that no frame begins more than half a
/// tick beside its time, however long the animation is.
struct FrameClock {
  private let ticksPerSecond: Double
  private var seconds = 0.0
  private var ticks = 0

  init(ticksPerSecond: Double) {
    self.ticksPerSecond = ticksPerSecond
  }

  mutating func ticks(for length: Double) throws(AnimationFault) -> Int {
    guard length >= 0, length < 1e9 else { throw .endless(seconds: length) }
    seconds += length
    let end = Int((seconds * ticksPerSecond).rounded())
    defer { ticks = end }
    return end - ticks
  }
}
