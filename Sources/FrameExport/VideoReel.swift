internal import Bitmap
internal import Foundation
internal import Imaging

/// A video that an ffmpeg process writes, under a hidden name until it is whole.
final class VideoReel: ReelTarget {
  private let file: URL
  private let hidden: String
  private let video: Video
  private let colour: PNG.ColourType
  private let program: String
  private var process: FFmpegProcess?
  private var shown = 0
  private var clock: Double = 0

  init(_ file: URL, _ video: Video, _ colour: PNG.ColourType) throws(ExportFault) {
    guard let program = FFmpegProcess.find() else { throw .noFFmpeg }
    guard video.container == .webM || colour == .rgb else {
      throw .ffmpeg(path: file.path, reason: "MP4 has no transparency; choose WebM, or opaque")
    }
    (self.file, self.video, self.colour, self.program) = (file, video, colour, program)
    hidden = HiddenName.next(for: file)
  }

  /// A frame stands in the video as often as its length asks for, once or more.
  func add(_ drawn: DrawnFrame, length: TimeInterval) throws {
    let bitmap = drawn.bitmap
    guard colour == .rgba || bitmap.isOpaque else {
      throw ExportFault.encoding(
        frame: drawn.index,
        reason: AnimationFault.transparent.description
      )
    }
    let process = try process(for: bitmap)
    clock += length * video.framesPerSecond
    let end = max(Int(clock.rounded()), shown + 1)
    let pixels = colour == .rgba ? bitmap.straightRows() : nil
    for _ in shown..<end {
      if let pixels {
        try pixels.withUnsafeBytes(process.write)
      } else {
        try bitmap.withUnsafeBytes(process.write)
      }
    }
    (shown, clock) = (end, max(clock, Double(end)))
  }

  func finish() throws -> Int {
    guard let process else { throw ExportFault.noFrames }
    try process.finish()
    guard rename(hidden, file.path) == 0 else {
      let fault = AtomicFile.fault(file)
      unlink(hidden)
      throw fault
    }
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    return size ?? 0
  }

  func abandon() {
    process?.kill()
    process = nil
    unlink(hidden)
  }

  private func process(for bitmap: Bitmap) throws(ExportFault) -> FFmpegProcess {
    if let process { return process }
    let command = FFmpegCommand(
      video: video,
      width: bitmap.width,
      height: bitmap.height,
      hasAlpha: colour == .rgba,
      output: hidden
    )
    let made = try FFmpegProcess(program, command.arguments, writing: file)
    process = made
    return made
  }
}
