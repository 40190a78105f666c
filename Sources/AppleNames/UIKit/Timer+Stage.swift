public import Foundation
import HeadlessUIKit

// Code that imports UIKit alone sees these in place of Foundation's own, of which they are exact
// copies. To code that imports Foundation as well they would be ambiguous, so there they give way.

extension Timer {
  @_disfavoredOverload
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    scheduled(every: interval, repeats: repeats, block: block)
  }

  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(staged: interval, repeats: repeats, block: block)
  }

  @_disfavoredOverload
  public convenience init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(stagedUntil: date, interval: interval, repeats: repeats, block: block)
  }
}

extension RunLoop {
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    schedule(timer, forMode: mode)
  }
}
