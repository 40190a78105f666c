internal import Foundation

/// The cache entry of one band, empty while a thread compresses it.
final class BandSlot: @unchecked Sendable {
  private let condition = NSCondition()
  private var outcome: Result<Band, PNG.Fault>?

  func fill(_ outcome: Result<Band, PNG.Fault>) {
    condition.withLock {
      self.outcome = outcome
      condition.broadcast()
    }
  }

  /// Waits for the band.
  func band() throws(PNG.Fault) -> Band {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let outcome { return try outcome.get() }
      condition.wait()
    }
  }
}
