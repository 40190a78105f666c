internal import Bitmap
internal import Foundation

/// Compressed bands by the digest of their rows; the least recently used ones are dropped.
///
/// Entries used since the current generation began are kept; when it exceeds half of the limit, a
/// new one begins and the one before the last is dropped.
final class BandCache: Sendable {
  private struct Generations {
    var young: [Digest: BandSlot] = [:]
    var old: [Digest: BandSlot] = [:]
    var youngBytes = 0
  }

  private let byteLimit: Int
  // Not a Mutex of Synchronization, which the thread sanitizer does not understand.
  private let lock = NSLock()
  nonisolated(unsafe) private var generations = Generations()

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The slot of a band, and whether the caller has to fill it.
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

  /// Adds the size of a new band.
  func grew(by byteCount: Int) {
    lock.withLock {
      generations.youngBytes += byteCount + 256  // about what the bookkeeping takes
      guard generations.youngBytes > byteLimit / 2 else { return }
      generations = Generations(old: generations.young)
    }
  }
}
