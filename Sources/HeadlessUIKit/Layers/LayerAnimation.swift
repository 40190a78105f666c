import Foundation
import Timeline

/// One animation of one property, resolved: a closed form of the layer's time.
struct LayerAnimation {
  let key: LayerKeyPath
  var pace: Pace
  let motion: Motion
  let isAdditive: Bool
  let isCumulative: Bool

  func apply(to values: inout LayerValues, at time: Instant) {
    guard let progress = pace.progress(at: time), let below = values[at: key] else { return }
    var value = motion.value(at: progress.value, over: below)
    if isCumulative, progress.iteration.isFinite, progress.iteration >= 1 {
      value = value.plus(gathered(progress, over: below))
    }
    values[at: key] = isAdditive ? below.plus(value) : value
  }

  /// Whether it has left its start and not reached its end.
  func isUnderWay(at time: Instant) -> Bool {
    guard let progress = pace.progress(at: time) else { return false }
    return progress.value != 0 && progress.value != 1
  }

  // A way there and back gathers the value it ends on, which is where it started.
  private func gathered(
    _ progress: (value: Double, iteration: Double, alternates: Bool),
    over below: AnimatableValue
  ) -> AnimatableValue {
    let last = motion.value(at: progress.alternates ? 0 : 1, over: below)
    let cycles = (progress.alternates ? progress.iteration / 2 : progress.iteration).rounded(.down)
    return last.plus(last, times: cycles - 1)
  }
}
