internal import Bitmap
internal import Synchronization

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
  private let generations = Mutex(Generations())

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The slot of a band, and whether the caller is the one who has to fill it.
  func slot(for digest: Digest) -> (slot: BandSlot, isNew: Bool) {
    generations.withLock { state in
      if let slot = state.young[digest] { return (slot, false) }
      if let slot = state.old[digest] {
        state.young[digest] = slot
        return (slot, false)
      }
      let slot = BandSlot()
      state.young[digest] = slot
      return (slot, true)
    }
  }

  /// Accounts for a band that was made.
  func grew(by byteCount: Int) {
    generations.withLock { state in
      state.youngBytes += byteCount + 256  // about what the bookkeeping takes
      guard state.youngBytes > byteLimit / 2 else { return }
      state.old = state.young
      state.young = [:]
      state.youngBytes = 0
    }
  }
}
