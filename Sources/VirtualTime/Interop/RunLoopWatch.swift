import CoreFoundation
import Foundation
import Scene
import Timeline

/// Notices that a run loop of the main queue waits.
///
/// [D] Y10: outside of recordings whoever waits lets the clock go on; inside one, waiting for real
/// time is a fault. Run loops cannot be replaced, but Core Foundation tells observers of them.
@MainActor
final class RunLoopWatch {
  private static var watches: [RunLoopWatch] = []

  private let loop: CFRunLoop
  /// When the loop went to sleep, on the real clock.
  private var sleepStart: TimeInterval?

  /// Watches the run loop of this thread from now on.
  static func start() {
    guard let loop = CFRunLoopGetCurrent(), !watches.contains(where: { $0.loop === loop }) else {
      return
    }
    watches.append(RunLoopWatch(loop))
  }

  private init(_ loop: CFRunLoop) {
    self.loop = loop
    var context = CFRunLoopSourceContext()
    let activities: CFRunLoopActivity = [.entry, .beforeWaiting, .afterWaiting]
    // A run loop that waits for nothing returns at once, and nobody is told: hence the source.
    guard let source = CFRunLoopSourceCreate(nil, 0, &context),
      let observer = CFRunLoopObserverCreateWithHandler(
        nil,
        activities.rawValue,
        true,
        0,
        { [weak self] _, activity in MainActor.assumeIsolated { self?.heard(activity) } }
      )
    else { preconditionFailure("Core Foundation has no memory for a run loop's observer") }
    CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes)
    CFRunLoopAddSource(loop, source, kCFRunLoopCommonModes)
  }

  private func heard(_ activity: CFRunLoopActivity) {
    switch activity {
    case .entry: StageCore.inUse?.reportRunLoop()
    case .beforeWaiting: beginToWait()
    case .afterWaiting: sleepEnded()
    default: break
    }
  }

  private func beginToWait() {
    guard let core = StageCore.inUse, core.followsRunLoop else { return }
    guard core.isFollowed || core.hasWaiting, !core.isRunningTurns else { return }
    core.beginFollowing()
    // The work of this pass takes real time too; who waits must not wait for it twice.
    let start = ProcessInfo.processInfo.systemUptime
    let delay = core.passWaitingTime()
    let end = ProcessInfo.processInfo.systemUptime
    sleepStart = end
    guard let delay else { return }
    core.interop.sleep.add(end - start)
    wake(after: delay - (end - start))
  }

  private func sleepEnded() {
    guard let start = sleepStart else { return }
    sleepStart = nil
    StageCore.inUse?.interop.sleep.add(ProcessInfo.processInfo.systemUptime - start)
  }

  private func wake(after delay: TimeInterval) {
    guard delay > 0 else { return CFRunLoopWakeUp(loop) }
    // May be woken from any thread, as Core Foundation says.
    nonisolated(unsafe) let loop = loop
    let time = DispatchTime.now() + delay
    DispatchQueue.global().asyncAfter(deadline: time, qos: .unspecified, flags: []) {
      CFRunLoopWakeUp(loop)
    }
  }
}

extension StageCore {
  /// Whether whoever waits lets this clock go on: on a stage, and wherever something waited once.
  fileprivate var isFollowed: Bool { screens != nil || interop.followsRunLoops }

  @MainActor
  fileprivate func beginFollowing() {
    guard !isFollowed else { return }
    interop.followsRunLoops = true
    noteRealTimers()
  }

  /// Lets time pass for somebody who waits for it; nil if nothing is left to come.
  ///
  /// What ends by itself comes at once. What repeats for ever keeps step with the real clock: the
  /// next of it is due after the seconds that are returned.
  @MainActor
  fileprivate func passWaitingTime() -> TimeInterval? {
    becomeAmbient()
    flushTurn()
    if let due = nextEnd {
      run(through: due)
      return 0
    }
    while let due = nextDue, (due - now).seconds <= interop.sleep.seconds {
      interop.sleep.spend((due - now).seconds)
      run(through: due)
    }
    guard let due = nextDue else {
      interop.sleep.reset()
      return nil
    }
    return (due - now).seconds - interop.sleep.seconds
  }

  @MainActor
  private func run(through end: Instant) {
    run(until: max(end, now))
  }

  fileprivate var followsRunLoop: Bool { recording.start == nil && !recording.isDraining }

  fileprivate func reportRunLoop() {
    guard recording.start != nil else { return }
    warnOnce(
      "RunLoop",
      "a run loop was run inside a recording; it waits on the real clock, and no virtual time"
        + " passes meanwhile",
      remedy: "let virtual time pass with advance(by:), or script what follows with at(_:_:)",
      kind: .realTime
    )
  }
}
