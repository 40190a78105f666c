import Foundation
import Timeline

/// A task or a thread that sleeps until a stage's clock has reached a time.
final class Sleeper: @unchecked Sendable {
  /// How it goes on: whether its time has come, or it was cancelled.
  typealias End = @Sendable (_ isCancelled: Bool) -> Void

  private enum State {
    case new
    case asleep(End)
    case over
  }

  let home: StageCore.Home
  let piece = StageCore.piece
  /// Otherwise of work on another queue.
  let isOfTask = withUnsafeCurrentTask { $0 != nil }
  let seconds: TimeInterval
  private let lock = NSLock()
  private var state = State.new
  /// Its number in the stage's queue; used on the main queue only.
  private var place: Int?

  init(_ seconds: TimeInterval, on home: StageCore.Home) {
    (self.seconds, self.home) = (max(seconds, 0), home)
  }

  deinit {
    // Its stage has gone, and with it the clock.
    if case .asleep(let end) = state { end(true) }
  }

  /// Sleeps unless it has been cancelled before.
  ///
  /// Who cancels it meanwhile waits for `begin`: nobody wakes up before having fallen asleep.
  func start(_ begin: (Sleeper) -> Void, end: @escaping End) {
    let isCancelled = lock.withLock {
      if case .over = state { return true }
      state = .asleep(end)
      begin(self)
      return false
    }
    if isCancelled { end(true) }
  }

  func wake() { finish(isCancelled: false) }

  func cancel() {
    guard finish(isCancelled: true) else { return }
    leaveQueue()
  }

  /// Returns false if it does not sleep, or no longer.
  @discardableResult
  private func finish(isCancelled: Bool) -> Bool {
    let end: End? = lock.withLock {
      defer { state = .over }
      guard case .asleep(let end) = state else { return nil }
      return end
    }
    guard let end else { return false }
    home.elsewhere.wakeUp(self)
    end(isCancelled)
    return true
  }

  // MARK: On the main queue

  /// Calls `wake` when it is due, unless it has been cancelled by then.
  func enter(_ core: StageCore, holds: Bool, _ wake: @escaping (Sleeper) -> Void) {
    guard !isOver else { return }
    place = core.run(after: seconds, holds: holds) { wake(self) }
  }

  /// The same for work on another queue, which is waited for when it goes on.
  func enterForWorkElsewhere() {
    guard let core = home.core, let limit = home.patienceElsewhere else { return cancel() }
    enter(core, holds: false) { sleeper in
      sleeper.wake()
      MainActor.assumeIsolated { _ = StageCore.waitForWorkElsewhere(atMost: limit) }
    }
  }

  private var isOver: Bool {
    lock.withLock {
      if case .over = state { true } else { false }
    }
  }

  /// What was cancelled must hold no film open.
  private func leaveQueue() {
    guard StageCore.isOnMainQueue else {
      return home.elsewhere.sendBack { [self] in leaveQueue() }
    }
    if let place { home.core?.queue.cancel(place) }
  }
}
