import CoreFoundation
import Foundation

/// The timers in run loops, in real time.
@MainActor
enum RealTimers {
  // [D] Core Foundation's limit for dates, such as the distant future.
  private static let farthest: CFAbsoluteTime = 4_039_289_856

  private static var loops: [CFRunLoop] {
    guard let main = CoreFoundation.CFRunLoopGetMain(),
      let current = CoreFoundation.CFRunLoopGetCurrent()
    else { return [] }
    return main === current ? [main] : [main, current]
  }

  /// The date of the next timer; nil if there is none.
  static var nextDate: CFAbsoluteTime? {
    loops.map { CFRunLoopGetNextTimerFireDate($0, kCFRunLoopDefaultMode) }
      .filter { $0 > 0 && $0 < farthest }
      .min()
  }

  /// Whether a timer with a distant fire date was added to a run loop; nil if that cannot be
  /// determined.
  ///
  /// Run loops do not list their timers. So this one gets a date before all others, and the run
  /// loops are asked for their next date, without running.
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
