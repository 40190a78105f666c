internal import Bitmap
internal import Foundation
internal import Imaging

/// A video that an ffmpeg process writes; it gets its name when it is complete.
final class VideoReel: ReelTarget {
  private let file: URL
  private let video: Video
  private let color: PNG.ColorType
  private let program: String
  private var process: FFmpegProcess?
  private var draft: Draft?
  private var clock: VideoClock
  private var planes = VideoPlanes()

  init(_ file: URL, as video: Video, color: PNG.ColorType) throws(ExportFault) {
    guard let program = FFmpegProcess.find() else { throw .noFFmpeg }
    guard video.container == .webM || color == .rgb else {
      throw .ffmpeg(
        path: file.path,
        reason: "MP4 has no transparency; choose WebM or an opaque reel"
      )
    }
    (self.file, self.video, self.color, self.program) = (file, video, color, program)
    clock = VideoClock(framesPerSecond: video.framesPerSecond)
  }

  /// Writes a frame as often as its duration requires, at least once.
  func add(_ drawn: DrawnFrame, length: TimeInterval) throws {
    let bitmap = drawn.bitmap
    guard color == .rgba || bitmap.isOpaque else {
      throw ExportFault.encoding(
        frame: drawn.index,
        reason: AnimationFault.transparent.description
      )
    }
    let process = try process(for: bitmap)
    let pixels = pixels(of: bitmap)
    for _ in 0..<clock.repetitions(for: length) {
      try pixels.withUnsafeBytes(process.write)
    }
  }

  private func pixels(of bitmap: Bitmap) -> [UInt8] {
    if color == .rgba { return bitmap.straightRows() }
    planes.show(bitmap)
    return planes.bytes
  }

  func finish() throws -> Int {
    guard let process, let draft else { throw ExportFault.noFrames }
    try process.finish()
    self.draft = nil
    try draft.commit()
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    return size ?? 0
  }

  func abandon() {
    process?.kill()
    process = nil
    draft?.discard()
    draft = nil
  }

  private func process(for bitmap: Bitmap) throws(ExportFault) -> FFmpegProcess {
    if let process { return process }
    let draft = try Draft(of: file)
    self.draft = draft
    // A file without a name is passed open; ffmpeg creates the other one.
    try draft.seal()
    let command = FFmpegCommand(
      video: video,
      width: color == .rgba ? bitmap.width : VideoPlanes.side(bitmap.width),
      height: color == .rgba ? bitmap.height : VideoPlanes.side(bitmap.height),
      hasAlpha: color == .rgba,
      output: draft.hidden ?? FFmpegProcess.handedOver
    )
    let output = draft.hidden == nil ? draft.file : nil
    let made = try FFmpegProcess(program, command.arguments, writing: file, handingOver: output)
    process = made
    return made
  }
}
