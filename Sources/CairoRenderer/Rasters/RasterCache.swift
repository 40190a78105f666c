internal import Bitmap
internal import Foundation

/// Pictures that were drawn once, for any number of renderers on any threads.
///
/// What is kept is a pure function of its key, so neither the limit nor the order of use can
/// change a byte of a frame.
public final class RasterCache: Sendable {
  struct Key: Hashable, Sendable {
    let picture: Digest
    let scale: Double
    let placement: Renderer.Placement
  }

  private let limit: Int
  private let lock = NSCondition()
  // Only touched while `lock` is held.
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
  public init(limit: Int = 192 << 20) {
    precondition(limit >= 0, "a cache cannot keep \(limit) bytes; give it zero or more")
    self.limit = limit
  }

  /// The picture of a key; whoever asks first draws it, others wait for that.
  func raster(
    for key: Key,
    drawing draw: () throws(CairoError) -> Raster?
  ) throws(CairoError) -> Raster? {
    if let known = claim(key) { return known.raster }
    do throws(CairoError) {
      let raster = try draw()
      finish(key, Entry(raster: raster, lastUse: 0))
      return raster
    } catch {
      finish(key, nil)
      throw error
    }
  }

  enum State {
    case unknown, beingDrawn, atHand
  }

  func state(of key: Key) -> State {
    lock.withLock {
      if shelf.rasters[key] != nil { return .atHand }
      return shelf.beingDrawn.contains(key) ? .beingDrawn : .unknown
    }
  }

  /// Whether some thread draws a raster at this moment.
  var isDrawing: Bool { lock.withLock { !shelf.beingDrawn.isEmpty } }

  /// The pixels that the picture of a key covers, when it is at hand.
  func area(for key: Key) -> PixelRect? {
    lock.withLock { shelf.rasters[key].map { $0.raster?.area ?? .empty } }
  }

  /// What is kept for the key, or nil when the caller now has to draw it.
  private func claim(_ key: Key) -> Entry? {
    lock.lock()
    defer { lock.unlock() }
    while shelf.beingDrawn.contains(key) { lock.wait() }
    shelf.clock += 1
    if var entry = shelf.rasters[key] {
      entry.lastUse = shelf.clock
      shelf.rasters[key] = entry
      return entry
    }
    shelf.beingDrawn.insert(key)
    return nil
  }

  private func finish(_ key: Key, _ entry: Entry?) {
    lock.lock()
    defer { lock.unlock() }
    shelf.beingDrawn.remove(key)
    if let entry {
      shelf.clock += 1
      shelf.rasters[key] = Entry(raster: entry.raster, lastUse: shelf.clock)
      shelf.byteCount += entry.raster?.byteCount ?? 0
      makeRoom()
    }
    lock.broadcast()
  }

  private func makeRoom() {
    while shelf.byteCount > limit || shelf.rasters.count > 4096 {
      guard let oldest = shelf.rasters.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
        return
      }
      shelf.rasters[oldest.key] = nil
      shelf.byteCount -= oldest.value.raster?.byteCount ?? 0
    }
  }
}
