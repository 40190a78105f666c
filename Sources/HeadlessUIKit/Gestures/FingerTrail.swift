import Foundation

/// Where a finger, or the middle of several, has lately been.
struct FingerTrail {
  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  // [I] Speed is measured over this time, so that a finger that rests has none.
  private static let memory: TimeInterval = 0.05
  // A frame's time is a sum of others.
  private static let hair: TimeInterval = 1e-6

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, place))
    if samples.count > 32 { samples.removeFirst() }
  }

  /// As if the fingers had always been that much elsewhere.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].place.x += offset.x
      samples[index].place.y += offset.y
    }
  }

  /// In points a second, as of `now`.
  func velocity(at now: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= now - Self.memory - Self.hair }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let elapsed = last.time - first.time
    return CGPoint(
      x: (last.place.x - first.place.x) / elapsed,
      y: (last.place.y - first.place.y) / elapsed
    )
  }
}
