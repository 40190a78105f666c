import Foundation

/// Real time that a stage's clock has still to catch up with.
struct RealSleep {
  private(set) var seconds: TimeInterval = 0

  mutating func add(_ slept: TimeInterval) { seconds += slept }
  mutating func spend(_ passed: TimeInterval) { seconds -= passed }
  mutating func reset() { seconds = 0 }
}
