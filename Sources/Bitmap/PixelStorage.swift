/// The pixels of a bitmap: written once at creation, then only read, from any thread.
final class PixelStorage: Sendable {
  let memory: PixelMemory
  private let pool: PixelPool?
  private let cachedDigest = Guarded<Digest?>(nil)

  init(byteCount: Int, pool: PixelPool?) {
    let made =
      if let pool { pool.take(byteCount: byteCount) } else { PixelMemory(byteCount: byteCount) }
    guard let memory = made else { MemoryShortage.end(byteCount) }
    self.memory = memory
    self.pool = pool
  }

  deinit {
    if let pool { pool.giveBack(memory) } else { memory.deallocate() }
  }

  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: memory.base, count: memory.byteCount)
  }

  var digest: Digest {
    cachedDigest.withLock { digest in
      if let digest { return digest }
      let made = Digest(of: bytes)
      digest = made
      return made
    }
  }

  var digestIfKnown: Digest? { cachedDigest.withLock { $0 } }
}
