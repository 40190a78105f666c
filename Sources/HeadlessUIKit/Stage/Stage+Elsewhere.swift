package import Foundation
package import VirtualTime

extension Stage {
  /// Lets what other queues do later follow the virtual clock, and waits then for each piece of it,
  /// at most `limit` seconds of real time; tasks are waited for like work on other queues.
  package func driveOtherQueues(atMost limit: TimeInterval) {
    core.interop.patienceElsewhere = limit
  }

  /// Lets work on other queues end, and what it sends back to the main queue run, for at most `limit`
  /// seconds of real time.
  @discardableResult
  package func waitForOtherQueues(atMost limit: TimeInterval) -> WaitOutcome {
    core.becomeAmbient()
    return StageCore.waitForWorkElsewhere(atMost: limit)
  }
}
