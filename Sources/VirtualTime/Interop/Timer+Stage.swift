public import Foundation
import Timeline

extension Timer {
  /// On the virtual clock.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let message = Message(target: aTarget, selector: aSelector)
    return scheduled(every: ti, repeats: yesOrNo) { message.send($0) }
  }

  /// On the virtual clock, when it is added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let message = Message(target: aTarget, selector: aSelector)
    self.init(staged: ti, repeats: yesOrNo) { message.send($0) }
  }

  // Sent where timers fire: on the main queue.
  private struct Message: @unchecked Sendable {
    let target: Any
    let selector: Selector

    func send(_ timer: Timer) {
      selector.send(to: target, with: [timer])
    }
  }
}

// Code that imports UIKit and Foundation prefers these to Foundation's own: functions that take any
// timer handle are more specific than those that take timers. Code that imports UIKit alone gets
// the overloads of the module UIKit if it needs the concrete timer.

extension Timer {
  /// A timer as the blocks that it calls see it.
  public protocol Handle: AnyObject {
    var isValid: Bool { get }
    var fireDate: Date { get set }
    var timeInterval: TimeInterval { get }
    var tolerance: TimeInterval { get set }
    var userInfo: Any? { get }
    func fire()
    func invalidate()
  }

  @preconcurrency @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (any Handle) -> Void
  ) -> Timer {
    scheduled(every: interval, repeats: repeats) { block($0) }
  }

  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (any Handle) -> Void
  ) {
    self.init(staged: interval, repeats: repeats) { block($0) }
  }

  @preconcurrency
  public convenience init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (any Handle) -> Void
  ) {
    self.init(stagedUntil: date, interval: interval, repeats: repeats) { block($0) }
  }
}

extension Timer: Timer.Handle {}

extension Timer {
  /// `Timer()`, which never fires: an initial value for a property.
  ///
  /// An extension cannot declare an initialiser without parameters that a superclass has.
  public convenience init(_ nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }
}

extension Timer {
  /// On the virtual clock of the current stage; without one on the run loop, as in Foundation.
  package class func scheduled(
    every interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(staged: interval, repeats: repeats, block: block)
    RunLoop.current.schedule(timer, forMode: .default)
    return timer
  }

  /// On Linux, Foundation lets a non-repeating timer fire at once; here it waits.
  package convenience init(
    staged interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    let delay = max(interval, 0.0001)  // [D] Foundation's smallest interval
    self.init(stagedFor: delay, interval: delay, repeats: repeats, block: block)
  }

  package convenience init(
    stagedUntil date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    let delay = StageCore.ofMainThread?.delay(until: date) ?? date.timeIntervalSinceNow
    self.init(stagedFor: delay, interval: interval, repeats: repeats, block: block)
  }

  convenience init(
    stagedFor delay: TimeInterval,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    let core = StageCore.ofMainThread
    // If it is added to a run loop, it must not fire there.
    let date = core == nil ? Date(timeIntervalSinceNow: delay) : .distantFuture
    self.init(fire: date, interval: repeats ? interval : 0, repeats: repeats, block: block)
    core?.interop.timers.note(self, firingIn: delay)
  }
}

extension RunLoop {
  /// On the virtual clock, if the timer was made for the current stage.
  package func schedule(_ timer: Timer, forMode mode: RunLoop.Mode) {
    if StageCore.ofMainThread?.schedule(timer) == true { return }
    add(timer, forMode: mode)
  }
}
