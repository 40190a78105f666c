internal import Bitmap
internal import Foundation

/// Caches rasters for any number of renderers on any threads.
///
/// A raster depends only on its key, so neither the limit nor the order of use can change a frame.
package final class RasterCache: Sendable {
  struct Key: Hashable, Sendable {
    let picture: Digest
    let scale: Double
    let placement: Renderer.Placement
    /// How much wider and higher than at that scale.
    var stretch = SIMD2(1.0, 1.0)
  }

  private let limit: Int
  private let lock = NSCondition()
  // Accessed only while `lock` is held.
  nonisolated(unsafe) private var shelf = Shelf()

  private struct Shelf {
    var rasters: [Key: Entry] = [:]
    var beingDrawn: Set<Key> = []
    var byteCount = 0
    var clock = 0
  }

  private struct Entry {
    let raster: Raster?
    var lastUse: Int
  }

  /// Keeps at most `limit` bytes of pixels.
  package init(limit: Int = 192 << 20) {
    precondition(limit >= 0, "a cache cannot keep \(limit) bytes; give it zero or more")
    self.limit = limit
  }

  /// The raster for a key; the first thread that asks draws it, others wait.
  ///
  /// Before it waits, a thread runs `meanwhile`.
  func raster(
    for key: Key,
    meanwhile: (() -> Void)? = nil,
    drawing draw: () throws(CairoError) -> Raster?
  ) throws(CairoError) -> Raster? {
    var claim = claim(key, waits: meanwhile == nil)
    if case .ofAnother = claim {
      meanwhile?()
      claim = self.claim(key, waits: true)
    }
    if case .known(let raster) = claim { return raster }
    do throws(CairoError) {
      let raster = try draw()
      finish(key, Entry(raster: raster, lastUse: 0))
      return raster
    } catch {
      finish(key, nil)
      throw error
    }
  }

  /// Whether a raster is neither cached nor being drawn.
  func lacks(_ key: Key) -> Bool {
    lock.withLock { shelf.rasters[key] == nil && !shelf.beingDrawn.contains(key) }
  }

  /// The pixels that a cached raster covers.
  func area(for key: Key) -> PixelRect? {
    lock.withLock { shelf.rasters[key].map { $0.raster?.area ?? .empty } }
  }

  private enum Claim {
    case known(Raster?)
    /// The caller has to draw it now.
    case own
    case ofAnother
  }

  private func claim(_ key: Key, waits: Bool) -> Claim {
    lock.lock()
    defer { lock.unlock() }
    while shelf.beingDrawn.contains(key) {
      guard waits else { return .ofAnother }
      lock.wait()
    }
    shelf.clock += 1
    if var entry = shelf.rasters[key] {
      entry.lastUse = shelf.clock
      shelf.rasters[key] = entry
      return .known(entry.raster)
    }
    shelf.beingDrawn.insert(key)
    return .own
  }

  private func finish(_ key: Key, _ entry: Entry?) {
    lock.lock()
    defer { lock.unlock() }
    shelf.beingDrawn.remove(key)
    if let entry {
      shelf.clock += 1
      shelf.rasters[key] = Entry(raster: entry.raster, lastUse: shelf.clock)
      shelf.byteCount += entry.raster?.byteCount ?? 0
      makeRoom(besides: key)
    }
    lock.broadcast()
  }

  /// Removes the least recently used rasters, but never the newest, which is about to be used.
  private func makeRoom(besides newest: Key) {
    while shelf.byteCount > limit || shelf.rasters.count > 4096 {
      let others = shelf.rasters.lazy.filter { $0.key != newest }
      guard let oldest = others.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
      shelf.rasters[oldest.key] = nil
      shelf.byteCount -= oldest.value.raster?.byteCount ?? 0
    }
  }
}
