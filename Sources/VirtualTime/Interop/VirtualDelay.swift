import Foundation

/// Recovers a requested delay from the remaining real time.
enum VirtualDelay {
  private static let grids: [TimeInterval] = [1, 2, 10, 20, 100, 200, 1000]
  /// A longer turn gives no information about when a timer was made.
  private static let longestAge: TimeInterval = 0.1

  /// The roundest number of seconds between the remaining and the largest possible delay.
  ///
  /// The real time that has passed differs from run to run and must not have an effect.
  static func roundest(from left: TimeInterval, within age: TimeInterval) -> TimeInterval {
    guard left > 0 else { return 0 }
    let rounded = grids.lazy.map { (left * $0).rounded(.up) / $0 }
    // Rounding to binary fractions must not exclude the delay itself.
    let most = left + age + 1e-9
    let first = age > longestAge ? nil : rounded.first { $0 <= most }
    return first ?? roundedUp(left)
  }

  /// Seconds from now, rounded up to 5 ms.
  ///
  /// `.now() + delay` was computed a moment ago; rounding up removes that moment, which differs from
  /// run to run.
  static func roundedUp(_ left: TimeInterval) -> TimeInterval {
    left > 0 ? (left * 200).rounded(.up) / 200 : 0
  }
}
