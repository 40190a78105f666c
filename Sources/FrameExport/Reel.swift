internal import Foundation
internal import Imaging
internal import Scene

/// Turns drawn frames into an animation; only the thread that delivers touches it.
final class Reel: @unchecked Sendable {
  private var encoder: APNGEncoder
  private var last: DrawnFrame?
  private var delay: TimeInterval?
  private(set) var count = 0

  init(plays: Int, _ settings: ExportSettings) {
    encoder = APNGEncoder(
      setting: settings.compression,
      colour: settings.colour,
      plays: plays,
      texts: settings.texts
    )
  }

  /// A frame is encoded when the next one tells how long it is shown.
  func add(_ drawn: DrawnFrame) throws(ExportFault) {
    if let last {
      let length = max(0, drawn.frame.time - last.frame.time)
      try encode(last, length)
      delay = length
    }
    last = drawn
  }

  func finish(duration: TimeInterval) throws(ExportFault) -> [UInt8] {
    guard let last else { throw .noFrames }
    try encode(last, delay ?? max(0, duration))
    self.last = nil
    return encoder.finish()
  }

  private func encode(_ drawn: DrawnFrame, _ length: TimeInterval) throws(ExportFault) {
    do {
      try encoder.add(drawn.bitmap, delay: APNG.Delay(seconds: length))
      count += 1
    } catch {
      throw .encoding(frame: drawn.frame.index, reason: error.description)
    }
  }
}
