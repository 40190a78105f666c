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
      guard let outermost = timings.first, var progress = outermost.progress(at: time) else {
        return nil
      }
      for (outer, inner) in zip(timings, timings.dropFirst()) {
        let local = outer.duration.scaled(by: progress.value)
        let member = progress.value == 1 ? inner.held(at: local) : inner
        guard let own = member.progress(at: local) else { return nil }
        progress = own
      }
      return (progress.value, progress.iteration, timings.last?.direction == .alternate)
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

extension Timing {
  /// [W] A group holds what ends with it as long as it is in effect itself, whatever that fills.
  fileprivate func held(at time: Instant) -> Timing {
    guard speed > 0, clock.local(at: time) == endTime else { return self }
    var timing = self
    timing.fill = fill == .backwards || fill == .both ? .both : .forwards
    return timing
  }
}
