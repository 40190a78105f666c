/// What has come of waiting for other queues.
package enum WaitOutcome: Hashable, Sendable {
  /// All of it has ended, and sent nothing back to the main queue.
  case quiet
  /// All of it has ended, and something has come back.
  case news
  /// Something has not ended, which the film reports, and is not waited for again.
  case gaveUp
}
