import VirtualTime

/// The animations of one call, and the completion that waits for all of them.
package final class AnimationBlock {
  private var pending = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?
  private var followers: [() -> Void] = []
  /// Whether its changes persist when an enclosing interaction is cancelled.
  package var isLasting = false

  package init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  package var isPending: Bool { pending > 0 }

  package func expect() { pending += 1 }

  /// Runs when the last animation has ended, before the completion.
  package func whenDone(_ follower: @escaping () -> Void) { followers.append(follower) }

  func fulfil(finished: Bool, _ core: StageCore) {
    pending -= 1
    allFinished = allFinished && finished
    finishIfDone(core)
  }

  /// Called when no more animations will be added.
  ///
  /// [W] Rule time.completions-in-a-later-turn: without any, it is over at once, finished.
  package func close(_ core: StageCore) {
    isClosed = true
    finishIfDone(core)
  }

  private func finishIfDone(_ core: StageCore) {
    guard isClosed, pending == 0 else { return }
    for follower in followers { follower() }
    followers.removeAll()
    guard let completion else { return }
    self.completion = nil
    let finished = allFinished
    core.queue.later { completion(finished) }
  }
}
