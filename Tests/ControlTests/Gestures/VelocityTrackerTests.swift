import Foundation
import Testing

@testable import HeadlessUIKit

/// How fast a finger was, over the last twentieth of a second.
@Suite struct VelocityTrackerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let samples: [[Double]]
    let now: Double
    let speed: CGFloat
    var testDescription: String { "\(samples) at \(now)" }
  }

  @Test(arguments: [
    Row(samples: [], now: 0, speed: 0),
    Row(samples: [[0, 40]], now: 0, speed: 0),
    Row(samples: [[0, 0], [0.01, 3]], now: 0.01, speed: 300),
    Row(samples: [[0, 0], [0.01, 3], [0.02, 2]], now: 0.02, speed: 100),
    Row(samples: [[0, 9], [0.02, 5]], now: 0.02, speed: -200),
    // What was longer ago does not count.
    Row(samples: [[0, 0], [0.1, 50], [0.12, 54]], now: 0.12, speed: 200),
    Row(samples: [[0, 0], [0.05, 10]], now: 0.05, speed: 200),
    Row(samples: [[0, 0], [0.02, 10]], now: 0.2, speed: 0),
    // Of two places at one time the later one counts.
    Row(samples: [[0, 0], [0.02, 90], [0.02, 4]], now: 0.02, speed: 200),
  ])
  func theSpeedIsThatOfTheLastMoment(row: Row) {
    var tracker = VelocityTracker()
    for sample in row.samples {
      tracker.add(CGPoint(x: sample[1], y: -2 * sample[1]), at: sample[0])
    }
    let speed = tracker.velocity(at: row.now)
    #expect(isNear(speed.x, row.speed) && isNear(speed.y, -2 * row.speed))
    // Places that are all moved are as far from each other.
    tracker.shift(by: CGPoint(x: 500, y: 30))
    let shifted = tracker.velocity(at: row.now)
    #expect(isNear(shifted.x, speed.x) && isNear(shifted.y, speed.y))
  }
}
