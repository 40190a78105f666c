internal import Glibc

/// One block of raw memory, freed by its owner.
package struct PixelMemory: @unchecked Sendable {
  package let base: UnsafeMutableRawPointer
  package let byteCount: Int
  /// Whether every byte is zero, as the system gives large blocks out.
  package let isZero: Bool
  /// The size of the whole block, which may serve a smaller picture now.
  let capacity: Int

  // A cache line, which is also the best alignment for the widest vector loads.
  private static let line = 64
  private static let hugePage = 2 << 20
  // Smaller blocks come from the heap. Larger ones would stay there when they are freed: the heap only
  // shrinks at its end, and after a film it held several pictures for nothing.
  private static let leastMapped = 1 << 20

  /// Nil if memory is exhausted; `allocate` would crash.
  init?(byteCount: Int) {
    isZero = byteCount >= Self.leastMapped
    guard let made = isZero ? Self.mapped(byteCount) : Self.allocated(byteCount) else { return nil }
    (base, self.byteCount, capacity) = (made, byteCount, byteCount)
  }

  private init(_ whole: PixelMemory, byteCount: Int) {
    (base, capacity) = (whole.base, whole.capacity)
    (self.byteCount, isZero) = (byteCount, false)
  }

  /// Whether the block is large enough for a picture, and not much larger.
  func fits(_ byteCount: Int) -> Bool {
    byteCount <= capacity && capacity - byteCount <= byteCount / 2
  }

  func reused(for byteCount: Int) -> PixelMemory {
    precondition(byteCount <= capacity, "\(byteCount) bytes do not fit a block of \(capacity)")
    return PixelMemory(self, byteCount: byteCount)
  }

  func deallocate() {
    if capacity >= Self.leastMapped { munmap(base, capacity) } else { free(base) }
  }

  private static func allocated(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    var made: UnsafeMutableRawPointer?
    return posix_memalign(&made, line, byteCount) == 0 ? made : nil
  }

  /// Starts at the address of a huge page if it is that large: one page fault for 2 MB instead of 512.
  private static func mapped(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard byteCount >= 2 * hugePage else { return pages(byteCount) }
    let (room, isTooLarge) = byteCount.addingReportingOverflow(hugePage)
    guard !isTooLarge, let start = pages(room) else { return nil }
    let base = start.alignedUp(toMultipleOf: hugePage)
    if start < base { munmap(start, base - start) }
    // The end of the last page stays.
    let rest = (base + byteCount).alignedUp(toMultipleOf: Int(getpagesize()))
    let end = start + room
    if rest < end { munmap(rest, end - rest) }
    // Without huge pages this has no effect.
    madvise(base, byteCount, MADV_HUGEPAGE)
    return base
  }

  private static func pages(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let made = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return made == MAP_FAILED ? nil : made
  }
}
