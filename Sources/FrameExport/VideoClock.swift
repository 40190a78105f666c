/// How often each frame is shown in a video of a constant rate.
///
/// Lengths are added up before they are rounded, so that no frame ends more than half a tick beside
/// its time. A frame that is too short is shown once, and what follows makes up for it.
struct VideoClock {
  private let framesPerSecond: Double
  private var seconds = 0.0
  private var shown = 0

  init(framesPerSecond: Double) {
    self.framesPerSecond = framesPerSecond
  }

  /// One or more.
  mutating func repetitions(for length: Double) -> Int {
    seconds += length
    let end = max(Int((seconds * framesPerSecond).rounded()), shown + 1)
    defer { shown = end }
    return end - shown
  }
}
