import Foundation
import Timeline

/// How one value moves: a closed form of the layer's time.
package struct Course {
  package var pace: Pace
  package let motion: Motion
  package let isAdditive: Bool
  let isCumulative: Bool

  /// The value and the progress; nil if the animation is not in effect.
  func state(
    at time: Instant,
    over below: AnimatableValue
  ) -> (value: AnimatableValue, progress: Double)? {
    guard let progress = pace.progress(at: time) else { return nil }
    var value = motion.value(at: progress.value, over: below)
    if isCumulative, progress.iteration.isFinite, progress.iteration >= 1 {
      value = value.plus(gathered(progress, over: below))
    }
    return (isAdditive ? below.plus(value) : value, progress.value)
  }

  // An autoreversed cycle accumulates the value at its end, which is its start value.
  private func gathered(
    _ progress: (value: Double, iteration: Double, alternates: Bool),
    over below: AnimatableValue
  ) -> AnimatableValue {
    let last = motion.value(at: progress.alternates ? 0 : 1, over: below)
    let cycles = (progress.alternates ? progress.iteration / 2 : progress.iteration).rounded(.down)
    return last.plus(last, times: cycles - 1)
  }
}

/// The course of the value at a key path.
package struct PathCourse {
  let path: String
  let course: Course
}
