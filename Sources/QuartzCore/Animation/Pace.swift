import VirtualTime
import Foundation
package import Timeline

/// Converts a layer's time to the progress of one of its animations.
package enum Pace {
  /// Nested timings, the outermost first.
  case timings([Timing])
  case animator(AnimatorTiming)

  /// The progress of the animation; nil if it is not in effect.
  package func progress(at time: Instant) -> (value: Double, iteration: Double, alternates: Bool)? {
    switch self {
    case .animator(let timing):
      return (timing.progress(at: time), 0, false)
    case .timings(let timings):
      var time = time
      for outer in timings.dropLast() {
        guard let progress = outer.progress(at: time) else { return nil }
        time = outer.duration.scaled(by: progress.value)
      }
      guard let inner = timings.last, let progress = inner.progress(at: time) else { return nil }
      return (progress.value, progress.iteration, inner.direction == .alternate)
    }
  }

  /// The duration of one run in seconds, for group members without one.
  package var duration: CFTimeInterval {
    switch self {
    case .timings(let timings): timings.last?.duration.seconds ?? 0
    case .animator(let timing): timing.duration.seconds
    }
  }

  package func inside(_ timing: Timing) -> Pace {
    switch self {
    case .timings(let timings): .timings(timings + [timing])
    case .animator: self
    }
  }
}
