package import Bitmap
package import Foundation

/// A frame, its start time and its picture.
package struct DrawnFrame {
  package let index: Int
  package let time: TimeInterval
  package let bitmap: Bitmap
}

/// The target of drawn frames, in order; only one thread at a time uses it.
package protocol ReelTarget {
  func add(_ drawn: DrawnFrame, length: TimeInterval) throws
  /// Completes the output, and returns its size in bytes.
  func finish() throws -> Int
  /// Leaves nothing behind.
  func abandon()
}

/// Passes on drawn frames when their durations are known.
final class ReelFeed: @unchecked Sendable {
  private let target: any ReelTarget
  private var last: DrawnFrame?
  private var length: TimeInterval?
  private(set) var count = 0

  init(_ target: any ReelTarget) {
    self.target = target
  }

  /// A frame is shown until the next one begins.
  func add(_ drawn: DrawnFrame) throws {
    if let last {
      let shown = max(0, drawn.time - last.time)
      try hand(last, shown)
      length = shown
    }
    last = drawn
  }

  /// The last frame is shown as long as the one before it.
  func finish(duration: TimeInterval) throws -> Int {
    guard let last else { throw ExportFault.noFrames }
    try hand(last, length ?? max(0, duration))
    self.last = nil
    return try target.finish()
  }

  func abandon() {
    target.abandon()
  }

  private func hand(_ drawn: DrawnFrame, _ shown: TimeInterval) throws {
    try target.add(drawn, length: shown)
    count += 1
  }
}
