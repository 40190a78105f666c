import Foundation

/// The recent positions of a finger, or of the centre of several.
struct VelocityTracker {
  private var samples: [(time: TimeInterval, location: CGPoint)] = []
  // [I] Velocity is measured over this time, so that it is zero for a resting finger.
  private static let memory: TimeInterval = 0.05
  // Tolerance for the rounding of a frame's time.
  private static let epsilon: TimeInterval = 1e-6

  mutating func add(_ location: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, location))
    if samples.count > 32 { samples.removeFirst() }
  }

  /// Shifts all positions by an offset.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].location.x += offset.x
      samples[index].location.y += offset.y
    }
  }

  /// In points per second at `now`.
  func velocity(at now: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= now - Self.memory - Self.epsilon }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let elapsed = last.time - first.time
    return CGPoint(
      x: (last.location.x - first.location.x) / elapsed,
      y: (last.location.y - first.location.y) / elapsed
    )
  }
}
