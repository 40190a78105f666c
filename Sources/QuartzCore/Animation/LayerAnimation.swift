import Foundation
package import Timeline

/// One animation of one property, resolved: a closed form of the layer's time.
package struct LayerAnimation {
  package let key: LayerKeyPath
  package var pace: Pace
  package let motion: Motion
  package let isAdditive: Bool
  let isCumulative: Bool

  var movesPosition: Bool { key.property == .position }

  /// Applies the animation to the values, and returns its progress; nil if it is not in effect.
  @discardableResult
  package func apply(to values: inout LayerValues, at time: Instant) -> Double? {
    guard let progress = pace.progress(at: time) else { return nil }
    guard let below = values[at: key] else { return progress.value }
    var value = motion.value(at: progress.value, over: below)
    if isCumulative, progress.iteration.isFinite, progress.iteration >= 1 {
      value = value.plus(gathered(progress, over: below))
    }
    values[at: key] = isAdditive ? below.plus(value) : value
    return progress.value
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
