import Foundation
import Timeline

/// A layer's time follows a curve; afterwards it continues, or stops if it ran backwards.
struct TimeWarp: Hashable {
  /// On the parent's clock.
  var start: CFTimeInterval
  var length: CFTimeInterval
  /// On the layer's clock.
  var from: CFTimeInterval
  var to: CFTimeInterval
  var curve: Curve

  private var end: CFTimeInterval { start + length }
  private var runsBack: Bool { to < from }

  func local(_ parent: CFTimeInterval) -> CFTimeInterval {
    guard parent < end else { return runsBack ? to : to + (parent - end) }
    guard parent > start else { return from }
    return from + (to - from) * curve.value(at: (parent - start) / length)
  }

  /// The first parent time at which the local time is `local`; nil if it may never be.
  func parent(_ local: CFTimeInterval) -> CFTimeInterval? {
    if runsBack { return nil }
    if local >= to { return end + (local - to) }
    if local <= from { return start }
    return start + length * curve.firstPlace(of: (local - from) / (to - from))
  }
}

extension CALayer {
  /// Stops the local time at `local`.
  func stand(at local: CFTimeInterval) {
    changeTiming(\.warp, to: nil)
    changeTiming(\.beginTime, to: 0)
    changeTiming(\.speed, to: 0)
    changeTiming(\.timeOffset, to: local)
  }

  /// Runs the local time from its current value to `target`, in `length` seconds of the parent.
  func run(to target: CFTimeInterval, over length: CFTimeInterval, along curve: Curve) {
    let now = parentTime.seconds
    let warp = TimeWarp(
      start: now,
      length: length,
      from: mediaTiming.local(now),
      to: target,
      curve: curve
    )
    changeTiming(\.warp, to: warp)
  }

  /// Runs the local time at the parent's speed.
  func run() {
    changeTiming(\.warp, to: nil)
    changeTiming(\.beginTime, to: 0)
    changeTiming(\.speed, to: 1)
    changeTiming(\.timeOffset, to: 0)
  }

  /// Removes the animations of blocks here and below, and sets the model values to those shown.
  func takeBackAnimations() {
    let mine = animationTable.entries.filter { $0.animation.block.map { !$0.isLasting } ?? false }
    for animator in mine.compactMap({ $0.animation.ride?.driver as? UIViewPropertyAnimator }) {
      MainActor.assumeIsolated {
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      }
    }
    let left = mine.filter { animationTable[$0.key] === $0 }
    keepShownValues(of: left)
    for entry in left { remove(entry, finished: false) }
    for child in children { child.takeBackAnimations() }
  }

  private func keepShownValues(of entries: [AnimationEntry]) {
    let parts = entries.flatMap(\.parts)
    guard !parts.isEmpty else { return }
    var shown = values
    let now = Instant(seconds: localTime(core.now.seconds))
    for part in parts { part.apply(to: &shown, at: now) }
    for key in parts.map(\.key) {
      values[at: key] = shown[at: key] ?? values[at: key]
      host?.layerValueWasSet(key.property)
    }
    markChanged()
  }
}
