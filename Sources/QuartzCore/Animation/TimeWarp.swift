import VirtualTime
import Foundation
package import Timeline

/// A stretch of a layer's time that follows a curve; then time goes on, or stands where it ran back.
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

  /// The parent's first time at which local time is `local`; nil when it may never be.
  package func parent(_ local: CFTimeInterval) -> CFTimeInterval? {
    if runsBack { return nil }
    if local >= to { return end + (local - to) }
    if local <= from { return start }
    return start + length * curve.firstPlace(of: (local - from) / (to - from))
  }
}

extension CALayer {
  /// Time stands still here, at `local`.
  package func stand(at local: CFTimeInterval) {
    changeTiming(\.warp, to: nil)
    changeTiming(\.beginTime, to: 0)
    changeTiming(\.speed, to: 0)
    changeTiming(\.timeOffset, to: local)
  }

  /// From where time stands now to `target`, in `length` seconds of the parent.
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

  /// Time runs as it does in the parent.
  package func run() {
    changeTiming(\.warp, to: nil)
    changeTiming(\.beginTime, to: 0)
    changeTiming(\.speed, to: 1)
    changeTiming(\.timeOffset, to: 0)
  }
}
