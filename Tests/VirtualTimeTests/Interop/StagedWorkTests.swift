import Foundation
import Testing
import Timeline

@testable import VirtualTime

/// What Foundation and Dispatch are asked for comes in virtual time, without any view.
@MainActor
@Suite struct StagedWorkTests {
  // Touched on the main queue only.
  private final class Times: @unchecked Sendable {
    var all: [Double] = []
  }

  @MainActor
  private final class Listener: NSObject {
    let times = Times()
    func heard() { times.all.append(StageCore.ambient.now.seconds) }
    func noted(_ first: Double, _ second: Double) { times.all += [first, second] }
  }

  private let core = StageCore()
  private let times = Times()

  private func note() -> @Sendable () -> Void {
    let times = times
    return { times.all.append(StageCore.ambient.now.seconds) }
  }

  @Test func `timers fire on the clock of the core in use`() {
    core.becomeAmbient()
    let (once, often) = (note(), note())
    _ = Timer.scheduled(every: 0.5, repeats: false) { _ in once() }
    let timer = Timer.scheduled(every: 0.2, repeats: true) { _ in often() }
    #expect(core.nextEnd == Instant(seconds: 0.5))
    core.run(until: Instant(seconds: 0.7))
    #expect(times.all == [0.2, 0.4, 0.5, 0.6].map { Instant(seconds: $0).seconds })
    timer.invalidate()
    core.run(until: Instant(seconds: 2))
    #expect(times.all.count == 4)
  }

  @Test func `a loop that is woken runs nothing before its time`() {
    core.becomeAmbient()
    core.queue.at(.zero, note())
    core.queue.at(Instant(seconds: 1), note())
    CFRunLoopWakeUp(CFRunLoopGetMain())
    #expect(times.all.isEmpty && core.now == .zero)
    core.run(until: Instant(seconds: 2))
    #expect(times.all == [0, 1])
  }

  @Test func `timers of Core Foundation are Foundation's`() {
    core.becomeAmbient()
    let (once, often) = (note(), note())
    core.run(until: Instant(seconds: 1))
    for (interval, note) in [(0, once), (0.5, often)] {
      let timer = CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault,
        CFAbsoluteTimeGetCurrent() + 0.25,
        interval,
        0,
        0
      ) { _ in note() }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
      if interval > 0 {
        core.queue.at(Instant(seconds: 2)) { CFRunLoopTimerInvalidate(timer) }
      }
    }
    core.run(until: Instant(seconds: 4))
    #expect(times.all == [1.25, 1.25, 1.75])
  }

  @Test func `delays of the main queue are virtual`() {
    core.becomeAmbient()
    let note = note()
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { note() }
    DispatchQueue.main.async { note() }
    core.run(until: Instant(seconds: 20))
    #expect(times.all == [0, 10])
  }

  @Test func `delays are rounded up to five milliseconds, and none is negative`() {
    core.becomeAmbient()
    let note = note()
    for delay in [0.0149, -1, 0.25] {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { note() }
    }
    core.run(until: Instant(seconds: 1))
    #expect(times.all == [0, 0.015, 0.25].map { Instant(seconds: $0).seconds })
  }

  @Test func `a timer that is removed or invalid fires no more`() {
    core.becomeAmbient()
    let note = note()
    let timer = CFRunLoopTimerCreateWithHandler(nil, 0.5, 0.5, 0, 0) { _ in note() }
    #expect(CFRunLoopTimerIsValid(timer) && !CFRunLoopTimerIsValid(nil))
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, nil)
    core.run(until: Instant(seconds: 1.25))
    CFRunLoopRemoveTimer(CFRunLoopGetMain(), timer, .defaultMode)
    core.run(until: Instant(seconds: 3))
    #expect(times.all == [0.5, 1] && !CFRunLoopTimerIsValid(timer))
  }

  @Test func `messages for the main thread are sent now or in a later turn`() {
    core.becomeAmbient()
    let listener = Listener()
    let selector = Selector("heard", Listener.heard)
    listener.performSelector(onMainThread: selector, with: nil, waitUntilDone: true)
    #expect(listener.times.all.count == 1)
    // The action of a control may be none.
    let action: Selector? = selector
    listener.perform(action, with: nil)
    listener.perform(action)
    #expect(listener.times.all.count == 3)
    listener.performSelector(onMainThread: selector, with: nil, waitUntilDone: false)
    listener.performSelector(inBackground: selector, with: nil)
    listener.perform(selector, with: nil, afterDelay: -1)
    #expect(listener.times.all.count == 3)
    core.run(until: .zero)
    #expect(listener.times.all == [0, 0, 0, 0, 0, 0])
  }

  @Test func `messages take up to two objects`() {
    let listener = Listener()
    let selector = Selector("noted::", Listener.noted)
    listener.perform(selector, with: 1.0, with: 2.0)
    let anyone: any NSObjectProtocol = listener
    anyone.perform(selector, with: 3.0, with: 4.0)
    #expect(listener.times.all == [1, 2, 3, 4])
  }

  @Test func `messages are taken back by their selector, or all`() {
    core.becomeAmbient()
    let listener = Listener()
    let (heard, other) = (Selector("heard", Listener.heard), Selector("other", Listener.heard))
    for selector in [heard, other] { listener.perform(selector, with: nil, afterDelay: 1) }
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: heard, object: nil)
    #expect(core.interop.requests.contains(target: listener))
    core.run(until: Instant(seconds: 2))
    #expect(listener.times.all == [1] && !core.interop.requests.contains(target: listener))
  }

  @Test func `delayed messages can be taken back`() {
    core.becomeAmbient()
    let (kept, cancelled) = (Listener(), Listener())
    let selector = Selector("heard", Listener.heard)
    kept.perform(selector, with: nil, afterDelay: 3)
    cancelled.perform(selector, with: nil, afterDelay: 3)
    NSObject.cancelPreviousPerformRequests(withTarget: cancelled)
    core.run(until: Instant(seconds: 5))
    #expect(kept.times.all == [3])
    #expect(cancelled.times.all.isEmpty)
  }

  @Test func `a run loop that is run lets the clock of code without a stage go on`() {
    core.becomeAmbient()
    core.queue.at(Instant(seconds: 30), note())
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(times.all == [30])
    #expect(core.now == Instant(seconds: 30))
  }
}
