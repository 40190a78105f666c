import CoreFoundation
import Foundation
import Scene
import Timeline

/// Notices when a run loop on the main queue waits.
///
/// Outside of recordings waiting lets the clock run; inside one, waiting for real time is
/// a fault. Run loops cannot be replaced, but Core Foundation notifies observers of them.
///
/// [D] rule time.waiting-moves-the-clock
@MainActor
final class RunLoopWatch {
  private static var watches: [RunLoopWatch] = []

  private let loop: CFRunLoop
  /// When the loop went to sleep, in real time.
  private var sleepStart: TimeInterval?

  /// Starts observing the run loop of this thread.
  static func start() {
    guard let loop = CoreFoundation.CFRunLoopGetCurrent(),
      !watches.contains(where: { $0.loop === loop })
    else {
      return
    }
    watches.append(RunLoopWatch(loop))
  }

  private init(_ loop: CFRunLoop) {
    self.loop = loop
    var context = CFRunLoopSourceContext()
    let activities: CFRunLoopActivity = [.entry, .beforeWaiting, .afterWaiting]
    // A run loop without sources returns at once without notifications, hence the source.
    guard let source = CFRunLoopSourceCreate(nil, 0, &context),
      let observer = CFRunLoopObserverCreateWithHandler(
        nil,
        activities.rawValue,
        true,
        0,
        { [weak self] _, activity in MainActor.assumeIsolated { self?.heard(activity) } }
      )
    else { preconditionFailure("Core Foundation could not allocate a run loop observer") }
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
    // The work of this pass takes real time, too, which must not be waited for twice.
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
    // May be woken from any thread, according to Core Foundation.
    nonisolated(unsafe) let loop = loop
    let time = DispatchTime.now() + delay
    DispatchQueue.global().asyncAfter(deadline: time, qos: .unspecified, flags: []) {
      CFRunLoopWakeUp(loop)
    }
  }
}

extension StageCore {
  /// Whether waiting advances this clock: on a stage, or once something has waited here.
  fileprivate var isFollowed: Bool { screens != nil || interop.followsRunLoops }

  @MainActor
  fileprivate func beginFollowing() {
    guard !isFollowed else { return }
    interop.followsRunLoops = true
    noteRealTimers()
  }

  /// Lets virtual time pass for a waiting run loop; nil if nothing is pending.
  ///
  /// Events that end by themselves happen at once. What repeats for ever keeps step with the real
  /// clock: the next one is due after the returned seconds.
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

  fileprivate var followsRunLoop: Bool {
    recording.start == nil && !recording.isDraining && !interop.isWaitingElsewhere
  }

  fileprivate func reportRunLoop() {
    guard recording.start != nil, !interop.isWaitingElsewhere else { return }
    warnOnce(
      "RunLoop",
      "a run loop was run inside a recording; it waits on the real clock, and no virtual time"
        + " passes meanwhile",
      remedy:
        "let virtual time pass with advance(by:), or script what follows with schedule(at:_:)",
      kind: .realTime
    )
  }
}
