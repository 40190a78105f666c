import Timeline

/// A property animator's way from one progress to another: a closed form of time.
///
/// Over `duration` the curve is read from `input.from` to `input.to`, and its output spans
/// `output`. A pause is a course that stands still.
struct Course: Hashable {
  struct Span: Hashable {
    var from: Double
    var to: Double
  }

  var start: Instant
  var duration: Instant
  var input: Span
  var output: Span
  var curve: Curve
  /// The share of the animator's time that passes before this animation begins.
  var window = 0.0

  static func still(at progress: Double) -> Course {
    Course(
      start: .zero,
      duration: .zero,
      input: Span(from: progress, to: progress),
      output: Span(from: 0, to: 1),
      curve: .linear
    )
  }

  /// The animator's own place, 0 to 1, before windows and curves.
  func fraction(at time: Instant) -> Double {
    guard duration > .zero, time < start + duration else { return input.to }
    let passed = Double(max(time.ticks - start.ticks, 0)) / Double(duration.ticks)
    return input.from + (input.to - input.from) * passed
  }

  func progress(at time: Instant) -> Double {
    let place = fraction(at: time)
    let local = window < 1 ? (place - window) / (1 - window) : (place < 1 ? 0 : 1)
    if local <= 0 { return output.from }
    // Springs have not arrived when they are cut: they snap.
    if local >= 1 { return output.to }
    return output.from + (output.to - output.from) * curve.value(at: local)
  }

  var end: Instant { start + duration }
}
