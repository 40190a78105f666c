import Foundation
import NaiveCairo

/// Somebody else's way to write the frames of a cover.
enum Peer: String, CaseIterable {
  case ffmpeg
  case chromium

  /// Whether its program is there.
  var isInstalled: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)") }
  }

  func write(_ work: Work, into folder: URL) throws {
    switch self {
    case .ffmpeg: try crossfade(work, into: folder)
    case .chromium: try photograph(work, into: folder)
    }
  }

  /// What needs no clock: ffmpeg starts from two finished pictures.
  func prepare(_ work: Work) throws {
    guard self == .ffmpeg else { return }
    let stills = Self.stills
    try FileManager.default.createDirectory(at: stills, withIntermediateDirectories: true)
    guard naive_cairo_write(work.motion, 2, work.scale, stills.path) == 0 else {
      throw POSIXError(.EIO)
    }
  }

  private static let stills = FileManager.default.temporaryDirectory.appending(path: "bench-stills")

  /// All its threads, its default compression; the pictures are read once and repeated.
  private func crossfade(_ work: Work, into folder: URL) throws {
    let (count, length) = (work.frameCount, Double(work.frameCount - 1) / 60)
    let inputs = ["00000", "00001"].flatMap { name in
      ["-framerate", "60", "-i", Self.stills.appending(path: "\(name).png").path]
    }
    let loops = [0, 1].map { "[\($0)]loop=loop=\(count - 1):size=1,setpts=N/(60*TB)[s\($0)];" }
    let filter = "[s0][s1]xfade=transition=slideup:duration=\(length):offset=0,format=rgb24"
    let output = ["-frames:v", String(count), "-c:v", "png", "-start_number", "0"]
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["ffmpeg", "-nostdin", "-loglevel", "error", "-y"] + inputs
      + ["-filter_complex", loops.joined() + filter] + output
      + [folder.appending(path: "%05d.png").path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw POSIXError(.ECHILD) }
  }

  private func photograph(_ work: Work, into folder: URL) throws {
    let page = folder.appending(path: "page.html")
    try CoverPage.html.write(to: page, atomically: false, encoding: .utf8)
    let browser = try Browser()
    try browser.open(page, width: 390, height: 844, scale: work.scale)
    for index in 0..<work.frameCount {
      try browser.evaluate("show(\(Double(index) / Double(work.frameCount - 1)))")
      try browser.screenshot().write(to: folder.appending(path: "\(index).png"))
    }
    try browser.close()
    try FileManager.default.removeItem(at: page)
  }
}
