package import Foundation
import VirtualTime

extension Stage {
  /// Lets work on other queues end, and what it sends back to the main queue run; gives up after
  /// `limit` seconds of real time.
  package func waitForOtherQueues(atMost limit: TimeInterval) {
    core.becomeAmbient()
    StageCore.waitForWorkElsewhere(atMost: limit)
  }
}
