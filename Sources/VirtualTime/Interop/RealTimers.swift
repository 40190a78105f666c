import CoreFoundation
import Foundation

/// What run loops say about the timers that wait in them, in real time.
@MainActor
enum RealTimers {
  // [D] What Core Foundation makes of dates further away, such as the distant future.
  private static let farthest: CFAbsoluteTime = 4_039_289_856

  private static var loops: [CFRunLoop] {
    guard let main = CFRunLoopGetMain(), let current = CFRunLoopGetCurrent() else { return [] }
    return main === current ? [main] : [main, current]
  }

  /// When the next timer of any is due; nil if none ever is.
  static var nextDate: CFAbsoluteTime? {
    loops.map { CFRunLoopGetNextTimerFireDate($0, kCFRunLoopDefaultMode) }
      .filter { $0 > 0 && $0 < farthest }
      .min()
  }

  /// Whether a timer of the distant future was added to a run loop; nil if that cannot be known.
  ///
  /// Run loops do not list their timers. So this one gets a date before all others, and the run
  /// loops are asked for their next date; none is run meanwhile.
  static func contain(_ timer: Timer) -> Bool? {
    let now = CFAbsoluteTimeGetCurrent()
    let room = (nextDate ?? now + 1000) - now
    guard room > 0.1 else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: now + room / 2)
    timer.fireDate = date
    defer { timer.fireDate = .distantFuture }
    return nextDate.map { abs($0 - date.timeIntervalSinceReferenceDate) < 0.001 } ?? false
  }
}
