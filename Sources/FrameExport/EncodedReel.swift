internal import Bitmap
internal import Foundation
internal import Imaging

/// An animation that is collected in memory, compressed, and written at its end.
final class EncodedReel: ReelTarget {
  private let file: URL
  // Changed where it stands: a copy of all that is collected for each frame would be too much.
  private var encoder: any AnimationEncoder

  init(_ file: URL, _ encoder: any AnimationEncoder) {
    self.file = file
    self.encoder = encoder
  }

  func add(_ drawn: DrawnFrame, length: TimeInterval) throws {
    do {
      try encoder.add(drawn.bitmap, shownFor: length)
    } catch {
      throw ExportFault.encoding(frame: drawn.index, reason: Reason.of(error))
    }
  }

  func finish() throws -> Int {
    let bytes = try encoder.finish()
    try bytes.withUnsafeBytes { try AtomicFile([$0], at: file).commit() }
    return bytes.count
  }

  func abandon() {}
}

/// What makes one file of many pictures.
protocol AnimationEncoder {
  mutating func add(_ bitmap: Bitmap, shownFor seconds: TimeInterval) throws
  mutating func finish() throws -> [UInt8]
}

extension APNGEncoder: AnimationEncoder {
  init(_ settings: ExportSettings, plays: Int) {
    self.init(
      setting: settings.compression,
      color: settings.color,
      plays: plays,
      texts: settings.texts
    )
  }

  mutating func add(_ bitmap: Bitmap, shownFor seconds: TimeInterval) throws {
    try add(bitmap, delay: APNG.Delay(seconds: seconds))
  }
}

extension GIFEncoder: AnimationEncoder {
  mutating func add(_ bitmap: Bitmap, shownFor seconds: TimeInterval) throws {
    try add(bitmap, seconds: seconds)
  }
}

extension WebPEncoder: AnimationEncoder {
  mutating func add(_ bitmap: Bitmap, shownFor seconds: TimeInterval) throws {
    try add(bitmap, seconds: seconds)
  }
}
