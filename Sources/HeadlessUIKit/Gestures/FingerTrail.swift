import Foundation

/// The recent positions of a finger, or of the centre of several.
struct FingerTrail {
  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  // [I] Velocity is measured over this time, so that it is zero for a resting finger.
  private static let memory: TimeInterval = 0.05
  // Tolerance for the rounding of a frame's time.
  private static let hair: TimeInterval = 1e-6

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, place))
    if samples.count > 32 { samples.removeFirst() }
  }

  /// Shifts all positions by an offset.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].place.x += offset.x
      samples[index].place.y += offset.y
    }
  }

  /// In points per second at `now`.
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
