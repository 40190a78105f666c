import FrameExport
import Foundation
import Imaging
import Scene

/// The cover of W2 as one file of each kind; the files stay where BENCH_KEEP says.
func animationBenchmarks() throws {
  print("One file a film, 31 frames of 390×844")
  let kept = ProcessInfo.processInfo.environment["BENCH_KEEP"].map { URL(filePath: $0) }
  let folder =
    kept ?? FileManager.default.temporaryDirectory.appending(path: "films-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
  let rate = 60.0
  let formats: [(String, AnimationFormat)] = [
    ("film.apng", .animatedPNG()), ("film.gif", .gif()), ("film.webp", .webP()),
    ("lossy.webp", .webP(quality: .lossy(80))),
    ("film.mp4", .video(Video(.mp4, framesPerSecond: rate))),
    ("film.webm", .video(Video(.webM, framesPerSecond: rate))),
  ]
  let screens = try Screens()
  for name in ["W2", "fade"] {
    guard let work = Work.named(name) else { continue }
    let frames = (0..<work.frameCount).map { work.frame($0, screens) }
    for (file, format) in formats {
      do {
        try write(frames, to: folder.appending(path: "\(name)-\(file)"), format)
      } catch ExportFault.noFFmpeg {
        print("  \(file): no ffmpeg here")
      }
    }
  }
}

private func write(_ frames: [Frame], to file: URL, _ format: AnimationFormat) throws {
  let start = ContinuousClock.now
  let writer = try AnimationWriter(file: file, format: format, settings: ExportSettings(scale: 1))
  for frame in frames { try writer.write(frame) }
  try writer.finish()
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  let name = file.lastPathComponent.padding(toLength: 18, withPad: " ", startingAt: 0)
  let bytes = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  let each = (seconds * 1000 / Double(frames.count), Double(bytes) / 1024 / Double(frames.count))
  print(String(format: "  %@ %7.2f ms/frame %7.1f KB/frame", name, each.0, each.1))
}
