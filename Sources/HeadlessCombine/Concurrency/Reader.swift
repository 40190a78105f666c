import Foundation

/// Asks for one value at a time, for somebody who awaits it.
///
/// Values come on the sender's thread and are awaited on another: the lock guards what both see.
final class Reader<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  typealias Answer = Result<Input, Failure>?

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var ending: Answer = nil
  private var isOver = false
  private var waiting: UnsafeContinuation<Answer, Never>?

  func receive(subscription: any Subscription) {
    let (isOver, isAwaited) = lock.withLock {
      if !self.isOver { self.subscription = subscription }
      return (self.isOver, waiting != nil)
    }
    if isOver { return subscription.cancel() }
    if isAwaited { subscription.request(.max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    answer(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var ending: Answer = nil
    if case .failure(let error) = completion { ending = .failure(error) }
    lock.withLock {
      isOver = true
      subscription = nil
      if waiting == nil { self.ending = ending }
    }
    answer(ending)
  }

  /// The next value, the error once, and then nil.
  ///
  /// The publisher is asked where somebody waits: publishers of the main actor are used only there.
  func next(isolation actor: isolated (any Actor)?) async -> Answer {
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: actor) { wait($0) }
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ continuation: UnsafeContinuation<Answer, Never>) {
    let subscription: (any Subscription)? = lock.withLock {
      waiting = continuation
      return self.subscription
    }
    if lock.withLock({ isOver }) { return answer(takeEnding()) }
    subscription?.request(.max(1))
  }

  private func takeEnding() -> Answer {
    lock.withLock {
      defer { ending = nil }
      return ending
    }
  }

  private func answer(_ answer: Answer) {
    let continuation = lock.withLock {
      defer { waiting = nil }
      return waiting
    }
    nonisolated(unsafe) let answer = answer
    continuation?.resume(returning: answer)
  }

  /// Nothing more is asked for; who waits gets nil.
  func cancel() {
    let subscription = lock.withLock {
      defer { self.subscription = nil }
      isOver = true
      return self.subscription
    }
    subscription?.cancel()
    answer(nil)
  }
}
