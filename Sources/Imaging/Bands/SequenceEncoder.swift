public import Bitmap
internal import Foundation

/// Encodes the pictures of one sequence; rows that many of them share are compressed once.
///
/// Thread-safe. The bytes of a picture depend only on its pixels, never on other pictures.
public final class SequenceEncoder: Sendable {
  public let setting: PNG.Setting
  public let color: PNG.ColorType
  private let texts: [PNG.Text]
  private let workers: Int
  private let cache: BandCache
  private let digests = RowDigestCache()
  private let lock = NSLock()
  // Accessed only while `lock` is held.
  nonisolated(unsafe) private var idle: [Tool] = []
  nonisolated(unsafe) private var isFresh = true

  /// `cacheBytes` limits the compressed rows that are kept; `workers` threads compress the first
  /// picture, all of whose rows are new.
  public init(
    setting: PNG.Setting = .fast,
    color: PNG.ColorType = .rgb,
    texts: [PNG.Text] = [],
    workers: Int = 1,
    cacheBytes: Int = 16 << 20
  ) {
    self.setting = setting
    self.color = color
    self.texts = texts
    self.workers = workers
    cache = BandCache(byteLimit: cacheBytes)
  }

  public func encode(_ bitmap: Bitmap) throws(PNG.Fault) -> EncodedPicture {
    try encode(RowStack(bitmap))
  }

  package func encode(_ picture: RowStack) throws(PNG.Fault) -> EncodedPicture {
    var stream = PixelStream()
    for slot in slots(of: picture) { stream.add(try slot.band()) }
    stream.finish()
    let head = ChunkWriter.head(
      width: picture.width,
      height: picture.height,
      layout: PixelLayout(color),
      texts: texts
    )
    var tail = ChunkWriter()
    tail.add("IEND", [])
    return EncodedPicture(
      blocks: [ByteBlock(head.bytes)] + stream.blocks + [ByteBlock(tail.bytes)]
    )
  }

  /// The slots of all bands; those that no other thread works on are filled before this returns.
  private func slots(of picture: RowStack) -> [BandSlot] {
    let rows = digests.rows(of: picture)
    let bands = BandCutter.bands(of: rows, setting.bandHeights).map { band in
      let digest = rows.digest(of: band, width: picture.width, isShared: picture.isShared)
      return PictureBand(rows: band, digest: digest)
    }
    let queue = BandQueue(bands)
    let crew = min(crewSize(), bands.count)
    if crew > 1 {
      DispatchQueue.concurrentPerform(iterations: crew) { _ in work(off: queue, of: picture) }
    } else {
      work(off: queue, of: picture)
    }
    return queue.slots
  }

  private func crewSize() -> Int {
    lock.withLock {
      defer { isFresh = false }
      return isFresh ? workers : 1
    }
  }

  private func work(off queue: BandQueue, of picture: RowStack) {
    let tool = takeTool(width: picture.width)
    defer { lock.withLock { idle.append(tool) } }
    while let (index, band) = queue.next() {
      let (slot, isNew) = cache.slot(for: band.digest)
      if isNew { fill(slot, band.rows, of: picture, with: tool) }
      queue.put(slot, at: index)
    }
  }

  private func fill(_ slot: BandSlot, _ rows: Range<Int>, of picture: RowStack, with tool: Tool) {
    let outcome = Result { () throws(PNG.Fault) in
      try tool.compressor.compress(rows, of: picture)
    }
    slot.fill(outcome)
    if case .success(let band) = outcome { cache.grew(by: band.block.bytes.count) }
  }

  /// A compressor and its settings.
  private struct Tool: @unchecked Sendable {
    let width: Int
    let compressor: BandCompressor
  }

  private func takeTool(width: Int) -> Tool {
    let used = lock.withLock {
      idle.lastIndex { $0.width == width }.map { idle.remove(at: $0) }
    }
    let layout = PixelLayout(color)
    return used
      ?? Tool(
        width: width,
        compressor: BandCompressor(layout: layout, width: width, setting: setting)
      )
  }
}
