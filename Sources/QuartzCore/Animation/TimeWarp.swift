import VirtualTime
import Foundation
package import Timeline

/// A layer's time follows a curve; afterwards it continues, or stops if it ran backwards.
struct TimeWarp: Hashable {
  /// On the parent's clock.
  package var start: CFTimeInterval
  package var length: CFTimeInterval
  /// On the layer's clock.
  package var from: CFTimeInterval
  package var to: CFTimeInterval
  package var curve: Curve

  private var end: CFTimeInterval { start + length }
  private var runsBack: Bool { to < from }

  package func local(_ parent: CFTimeInterval) -> CFTimeInterval {
    guard parent < end else { return runsBack ? to : to + (parent - end) }
    guard parent > start else { return from }
    return from + (to - from) * curve.value(at: (parent - start) / length)
  }

  /// The first parent time at which the local time is `local`; nil if it may never be.
  package func parent(_ local: CFTimeInterval) -> CFTimeInterval? {
    if runsBack { return nil }
    if local >= to { return end + (local - to) }
    if local <= from { return start }
    return start + length * curve.firstPosition(of: (local - from) / (to - from))
  }
}

extension CALayer {
  /// Stops the local time at `local`.
  package func pauseTime(at local: CFTimeInterval) {
    changeTiming(\.warp, to: nil)
    changeTiming(\.beginTime, to: 0)
    changeTiming(\.speed, to: 0)
    changeTiming(\.timeOffset, to: local)
  }

  /// Runs the local time from its current value to `target`, in `length` seconds of the parent.
  package func run(to target: CFTimeInterval, over length: CFTimeInterval, along curve: Curve) {
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
  package func run() {
    changeTiming(\.warp, to: nil)
    changeTiming(\.beginTime, to: 0)
    changeTiming(\.speed, to: 1)
    changeTiming(\.timeOffset, to: 0)
  }
}
