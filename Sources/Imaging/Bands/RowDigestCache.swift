internal import Bitmap
internal import Foundation

/// The row digests of recently used pictures.
final class RowDigestCache: Sendable {
  private static let limit = 8
  private let lock = NSLock()
  // Accessed only while `lock` is held.
  nonisolated(unsafe) private var known: [(picture: Digest, rows: [Digest])] = []

  func rows(of stack: RowStack) -> [Digest] {
    var digests: [Digest] = []
    digests.reserveCapacity(stack.height)
    for run in stack.runs {
      let all = stack.isShared ? rows(of: run.bitmap) : run.bitmap.rowDigests()
      digests += all[run.rows]
    }
    return digests
  }

  private func rows(of bitmap: Bitmap) -> [Digest] {
    let picture = bitmap.digest
    if let rows = lock.withLock({ known.first { $0.picture == picture }?.rows }) { return rows }
    let rows = bitmap.rowDigests()
    lock.withLock {
      known.append((picture, rows))
      if known.count > Self.limit { known.removeFirst() }
    }
    return rows
  }
}
