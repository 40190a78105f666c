/// Converts durations in seconds to whole ticks without accumulating rounding errors.
///
/// The rounding error of each frame is carried over to the next, so that no frame begins more than
/// half a tick off, however long the animation is.
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
