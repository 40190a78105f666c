internal import Glibc

/// Keeps the memory of bitmaps that are gone for the next bitmaps of the same size.
///
/// A fresh 12 MB block costs 4 ms of page faults, a used one nothing.
public final class PixelPool: Sendable {
  private let limit: Int
  private let idle = Guarded<[PixelMemory]>([])

  /// Holds at most `limit` unused blocks.
  public init(limit: Int = 4) {
    precondition(limit >= 0, "a pool cannot keep \(limit) blocks; give it zero or more")
    self.limit = limit
  }

  deinit {
    idle.withLock { blocks in blocks.forEach { $0.deallocate() } }
  }

  /// Nil when there is no memory to be had.
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

/// One block of raw memory; whoever holds it frees it.
package struct PixelMemory: @unchecked Sendable {
  package let base: UnsafeMutableRawPointer
  package let byteCount: Int

  // A cache line, and what the widest vector loads like best.
  private static let line = 64
  private static let hugePage = 2 << 20

  /// Nil when there is no memory to be had, which `allocate` would end the process for.
  init?(byteCount: Int) {
    self.byteCount = byteCount
    let isLarge = byteCount >= 2 * Self.hugePage
    var made: UnsafeMutableRawPointer?
    guard posix_memalign(&made, isLarge ? Self.hugePage : Self.line, byteCount) == 0,
      let made
    else { return nil }
    base = made
    // One fault for 2 MB instead of 512; where there are no such pages nothing changes.
    if isLarge { madvise(base, byteCount, MADV_HUGEPAGE) }
  }

  func deallocate() {
    free(base)
  }
}
