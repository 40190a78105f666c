internal import Foundation

/// The place of one band in the cache: empty while somebody compresses it.
final class BandSlot: @unchecked Sendable {
  private let condition = NSCondition()
  private var outcome: Result<Band, PNG.Fault>?

  func fill(_ outcome: Result<Band, PNG.Fault>) {
    condition.withLock {
      self.outcome = outcome
      condition.broadcast()
    }
  }

  /// The band, once it is there.
  func band() throws(PNG.Fault) -> Band {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let outcome { return try outcome.get() }
      condition.wait()
    }
  }
}
