internal import Bitmap
internal import Foundation

/// Compressed bands by the digest of their rows, of which the least used are forgotten.
///
/// What was used since the last generation began stays; when it outgrows half of the limit, a new
/// generation begins and the one before the last is dropped.
final class BandCache: Sendable {
  private struct Generations {
    var young: [Digest: BandSlot] = [:]
    var old: [Digest: BandSlot] = [:]
    var youngBytes = 0
  }

  private let byteLimit: Int
  // Not a Mutex of Synchronization, whose locking the thread sanitizer does not see.
  private let lock = NSLock()
  nonisolated(unsafe) private var generations = Generations()

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The slot of a band, and whether the caller is the one who has to fill it.
  func slot(for digest: Digest) -> (slot: BandSlot, isNew: Bool) {
    lock.withLock {
      if let slot = generations.young[digest] { return (slot, false) }
      if let slot = generations.old[digest] {
        generations.young[digest] = slot
        return (slot, false)
      }
      let slot = BandSlot()
      generations.young[digest] = slot
      return (slot, true)
    }
  }

  /// Accounts for a band that was made.
  func grew(by byteCount: Int) {
    lock.withLock {
      generations.youngBytes += byteCount + 256  // about what the bookkeeping takes
      guard generations.youngBytes > byteLimit / 2 else { return }
      generations = Generations(old: generations.young)
    }
  }
}
