public import Dispatch
import Scene

// Preferred to Dispatch's own in code that imports UIKit. On a stage that drives other queues timers
// follow its clock; elsewhere they cannot, since scheduling is not part of their protocol.

extension DispatchSource {
  public class func makeTimerSource() -> any DispatchSourceTimer {
    makeTimerSource(queue: nil)
  }

  /// A timer on the clock of a stage that drives other queues, otherwise on the real clock, which a
  /// recording reports.
  public class func makeTimerSource(queue: DispatchQueue?) -> any DispatchSourceTimer {
    makeTimerSource(queue: queue, onStage: ())
  }

  public class func makeTimerSource(
    queue: DispatchQueue?,
    onStage: Void
  ) -> any DispatchSourceTimer {
    if let driver = StageCore.driver { return VirtualTimerSource(driver, queue: queue) }
    StageCore.ofMainThread?.reportTimerSource()
    return makeTimerSource(flags: [], queue: queue)
  }
}

// Dispatch's own, which have more parameters, take sources of its own class alone.
extension DispatchSourceProtocol {
  public func setEventHandler(handler: DispatchSourceHandler?) {
    setEventHandler(handler: handler, onStage: ())
  }

  public func setEventHandler(handler: DispatchSourceHandler?, onStage: Void) {
    guard let timer = self as? VirtualTimerSource else {
      return setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }
    timer.setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }

  public func setCancelHandler(handler: DispatchSourceHandler?) {
    guard let timer = self as? VirtualTimerSource else {
      return setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }
    timer.setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }

  public func setRegistrationHandler(handler: DispatchSourceHandler?) {
    guard let timer = self as? VirtualTimerSource else {
      return setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
    }
    timer.setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

extension DispatchSourceTimer {
  public func schedule(deadline: DispatchTime) {
    schedule(deadline: deadline, repeating: .never, onStage: ())
  }

  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
    schedule(deadline: deadline, repeating: interval, onStage: ())
  }

  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, onStage: ())
  }

  /// A timer on a stage's clock has no leeway.
  public func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .nanoseconds(0),
    onStage: Void
  ) {
    guard let timer = self as? VirtualTimerSource else {
      return schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }
    timer.schedule(after: deadline.virtualDelay, every: interval.seconds)
  }

  public func schedule(
    deadline: DispatchTime,
    repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0),
    onStage: Void
  ) {
    guard let timer = self as? VirtualTimerSource else {
      return schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }
    timer.schedule(after: deadline.virtualDelay, every: interval)
  }

  public func schedule(
    wallDeadline: DispatchWallTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .nanoseconds(0),
    onStage: Void
  ) {
    guard let timer = self as? VirtualTimerSource else {
      return schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
    }
    timer.schedule(after: wallDeadline.virtualDelay, every: interval.seconds)
  }

  public func schedule(
    wallDeadline: DispatchWallTime,
    repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0),
    onStage: Void
  ) {
    guard let timer = self as? VirtualTimerSource else {
      return schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
    }
    timer.schedule(after: wallDeadline.virtualDelay, every: interval)
  }

  public func activate(onStage: Void) {
    guard let timer = self as? VirtualTimerSource else { return activate() }
    timer.activate()
  }
}

extension StageCore {
  fileprivate func reportTimerSource() {
    guard recording.start != nil else { return }
    warnOnce(
      "DispatchSource",
      "a DispatchSourceTimer fires on the real clock; the film does not wait for it",
      remedy: "use a Timer, which follows the virtual clock",
      kind: .realTime
    )
  }
}
