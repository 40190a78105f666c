public import Foundation
import Timeline

extension Timer {
  /// On the virtual clock, unlike Foundation's timers with a block.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
    StageTimer(timer, every: ti, repeats: yesOrNo, target: aTarget, aSelector).schedule()
    return timer
  }
}

/// A timer's place in a stage's queue; `Timer.invalidate()` ends it.
private final class StageTimer {
  private let timer: Timer
  private let interval: TimeInterval
  private let repeats: Bool
  private let target: Any
  private let selector: Selector
  private let core = StageCore.ambient
  private let start: Instant
  private var count = 0

  init(_ timer: Timer, every interval: TimeInterval, repeats: Bool, target: Any, _ sel: Selector) {
    self.timer = timer
    self.interval = max(interval, 0.0001)  // [D] Foundation's smallest interval
    self.repeats = repeats
    self.target = target
    selector = sel
    start = core.now
  }

  func schedule() {
    count += 1
    let due = start + Instant(seconds: interval * Double(count))
    core.queue.at(due, holds: !repeats) { [self] in fire() }
  }

  private func fire() {
    guard timer.isValid else { return }
    selector.send(to: target, with: [timer])
    if repeats, timer.isValid { schedule() } else { timer.invalidate() }
  }
}
