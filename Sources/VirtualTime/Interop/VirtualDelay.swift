import Foundation

/// The delay somebody asked for, from what real time has left of it.
enum VirtualDelay {
  private static let grids: [TimeInterval] = [1, 2, 10, 20, 100, 200, 1000]
  /// A turn that takes longer than this says nothing about when in it a timer was made.
  private static let longestAge: TimeInterval = 0.1

  /// The roundest number of seconds between what is left and what can have been.
  ///
  /// How much real time has gone by differs from run to run; it must not show.
  static func roundest(from left: TimeInterval, within age: TimeInterval) -> TimeInterval {
    guard left > 0 else { return 0 }
    let rounded = grids.lazy.map { (left * $0).rounded(.up) / $0 }
    // Rounding to binary fractions must not hide the very delay.
    let most = left + age + 1e-9
    let first = age > longestAge ? nil : rounded.first { $0 <= most }
    return first ?? (left * 200).rounded(.up) / 200
  }
}
