internal import Bitmap
internal import Foundation
internal import Imaging

/// An animation that is collected in memory, compressed, and written at its end.
final class EncodedReel: ReelTarget {
  private let file: URL
  private var encoder: Encoder

  private enum Encoder {
    case png(APNGEncoder)
    case gif(GIFEncoder)
    case webP(WebPEncoder)
  }

  init(png file: URL, plays: Int, _ settings: ExportSettings) {
    self.file = file
    encoder = .png(
      APNGEncoder(
        setting: settings.compression,
        colour: settings.colour,
        plays: plays,
        texts: settings.texts
      )
    )
  }

  init(gif file: URL, plays: Int, _ settings: ExportSettings) {
    self.file = file
    encoder = .gif(GIFEncoder(colour: settings.colour, plays: plays))
  }

  init(webP file: URL, plays: Int, _ quality: WebPEncoder.Quality, _ settings: ExportSettings) {
    self.file = file
    encoder = .webP(WebPEncoder(quality: quality, colour: settings.colour, plays: plays))
  }

  func add(_ drawn: DrawnFrame, length: TimeInterval) throws {
    do {
      try encode(drawn.bitmap, length)
    } catch {
      throw ExportFault.encoding(frame: drawn.index, reason: Reason.of(error))
    }
  }

  func finish() throws -> Int {
    let bytes = try encoded()
    try bytes.withUnsafeBytes { try AtomicFile([$0], at: file).commit() }
    return bytes.count
  }

  func abandon() {}

  private func encode(_ bitmap: Bitmap, _ length: TimeInterval) throws {
    switch encoder {
    case .png(var png):
      try png.add(bitmap, delay: APNG.Delay(seconds: length))
      encoder = .png(png)
    case .gif(var gif):
      try gif.add(bitmap, seconds: length)
      encoder = .gif(gif)
    case .webP(var webP):
      try webP.add(bitmap, seconds: length)
      encoder = .webP(webP)
    }
  }

  private func encoded() throws -> [UInt8] {
    switch encoder {
    case .png(let png): return png.finish()
    case .gif(var gif): return try gif.finish()
    case .webP(var webP): return try webP.finish()
    }
  }
}
