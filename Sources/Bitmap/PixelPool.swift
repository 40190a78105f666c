internal import Glibc

/// Reuses the memory of released bitmaps for new ones of the same size.
///
/// A fresh 12 MB block costs 4 ms of page faults, a used one nothing.
package final class PixelPool: Sendable {
  private let limit: Int
  private let idle = Guarded<[PixelMemory]>([])

  /// Holds at most `limit` unused blocks.
  package init(limit: Int = 4) {
    precondition(limit >= 0, "a pool cannot keep \(limit) blocks; give it zero or more")
    self.limit = limit
  }

  deinit {
    idle.withLock { blocks in blocks.forEach { $0.deallocate() } }
  }

  /// Nil if memory is exhausted.
  package func take(byteCount: Int) -> PixelMemory? {
    let used = idle.withLock { blocks -> PixelMemory? in
      blocks.lastIndex { $0.byteCount == byteCount }.map { blocks.remove(at: $0) }
    }
    return used ?? PixelMemory(byteCount: byteCount)
  }

  package func giveBack(_ memory: PixelMemory) {
    let surplus = idle.withLock { blocks -> PixelMemory? in
      blocks.append(memory)
      return blocks.count > limit ? blocks.removeFirst() : nil
    }
    surplus?.deallocate()
  }
}

/// One block of raw memory, freed by its owner.
package struct PixelMemory: @unchecked Sendable {
  package let base: UnsafeMutableRawPointer
  package let byteCount: Int

  // A cache line, which is also the best alignment for the widest vector loads.
  private static let line = 64
  private static let hugePage = 2 << 20

  /// Nil if memory is exhausted; `allocate` would crash.
  init?(byteCount: Int) {
    self.byteCount = byteCount
    let isLarge = byteCount >= 2 * Self.hugePage
    var made: UnsafeMutableRawPointer?
    guard posix_memalign(&made, isLarge ? Self.hugePage : Self.line, byteCount) == 0,
      let made
    else { return nil }
    base = made
    // One page fault for 2 MB instead of 512; without huge pages this has no effect.
    if isLarge { madvise(base, byteCount, MADV_HUGEPAGE) }
  }

  func deallocate() {
    free(base)
  }
}
