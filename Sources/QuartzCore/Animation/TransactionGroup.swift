import VirtualTime

/// The animations that a transaction's completion block waits for.
package final class TransactionGroup {
  package let completion: (() -> Void)?
  // [I] A transaction also waits for those inside it.
  private let outer: TransactionGroup?
  private var pending = 0
  private var isClosed = false

  package init(inside outer: TransactionGroup?, completion: (() -> Void)? = nil) {
    (self.outer, self.completion) = (outer, completion)
  }

  /// [D] The same transaction from here on: a completion waits for animations added after it.
  package func followed(by completion: (() -> Void)?, _ core: StageCore) -> TransactionGroup {
    close(core)
    return TransactionGroup(inside: outer, completion: completion)
  }

  package func expect() {
    pending += 1
    outer?.expect()
  }

  func fulfil(_ core: StageCore) {
    pending -= 1
    finishIfDone(core)
    outer?.fulfil(core)
  }

  /// Called when nothing will be added any more.
  package func close(_ core: StageCore) {
    isClosed = true
    finishIfDone(core)
  }

  private func finishIfDone(_ core: StageCore) {
    guard isClosed, pending == 0, let completion else { return }
    core.queue.later(completion)
  }
}
