internal import Bitmap
internal import Foundation

/// An uncompressed band of a picture.
struct PictureBand: Sendable {
  let rows: Range<Int>
  let digest: Digest
}

/// The bands of a picture, which several threads take one by one, and the slots they find.
final class BandQueue: Sendable {
  private let bands: [PictureBand]
  private let lock = NSLock()
  // Accessed only while `lock` is held.
  nonisolated(unsafe) private var taken = 0
  nonisolated(unsafe) private var found: [BandSlot?]

  init(_ bands: [PictureBand]) {
    self.bands = bands
    found = Array(repeating: nil, count: bands.count)
  }

  func next() -> (index: Int, band: PictureBand)? {
    lock.withLock {
      guard taken < bands.count else { return nil }
      defer { taken += 1 }
      return (taken, bands[taken])
    }
  }

  func put(_ slot: BandSlot, at index: Int) {
    lock.withLock { found[index] = slot }
  }

  /// In the order of the bands, after all threads have finished.
  var slots: [BandSlot] { lock.withLock { found.compactMap(\.self) } }
}
