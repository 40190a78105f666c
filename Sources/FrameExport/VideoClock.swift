/// How often each frame is repeated in a video with a constant rate.
///
/// Durations are summed before they are rounded, so that no frame ends more than half a tick off. A
/// frame that is too short is shown once, and later ones compensate.
struct VideoClock {
  private let framesPerSecond: Double
  private var seconds = 0.0
  private var shown = 0

  init(framesPerSecond: Double) {
    self.framesPerSecond = framesPerSecond
  }

  /// At least one.
  mutating func repetitions(for length: Double) -> Int {
    seconds += length
    let end = max(Int((seconds * framesPerSecond).rounded()), shown + 1)
    defer { shown = end }
    return end - shown
  }
}
