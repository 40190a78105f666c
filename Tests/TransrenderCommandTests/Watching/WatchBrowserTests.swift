import Bitmap
import Foundation
import Imaging
import Testing

@testable import TransrenderCommand

/// A film in a real browser, whose pictures come from the server.
@MainActor @Suite struct WatchBrowserTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  nonisolated static let browser = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
        "\($0)/\(name)"
      }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func screen(_ color: String) -> String {
    """
    {
      "device": { "size": [40, 60], "scale": 1 },
      "controllers": { "first": { "background": "\(color)" } },
      "script": [{ "wait": 0.1 }]
    }
    """
  }

  private func job(_ text: String) throws -> WatchJob {
    try Data(text.utf8).write(to: scratch.url.appending(path: "a.json"))
    let flags = try Command.named("watch").flags
    let words = [scratch.path("a.json")]
    let raw = try RawArguments(command: "watch", words: words, rows: flags)
    let quiet = Console(result: { _ in }, talk: { _ in })
    let session = Session(console: quiet, reels: TransitionReel.builtIn)
    return try WatchJob(try raw.watched(session), port: 0, quiet)
  }

  /// What a window shows of the page when all of its pictures are there.
  static func photograph(_ address: String, in scratch: Scratch) throws -> Bitmap {
    let picture = scratch.url.appending(path: "seen.png")
    let process = Process()
    process.executableURL = URL(filePath: browser ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1000,800",
      "--user-data-dir=\(scratch.path("profile"))",
      "--screenshot=\(picture.path)", address,
    ]
    (process.standardOutput, process.standardError) =
      (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    return try PNG.decode([UInt8](Data(contentsOf: picture)))
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium in PATH to open the page with"))
  func theFilmIsSeen() throws {
    let job = try job(Self.screen("#e01060"))
    defer { job.stop() }
    try job.begin()
    let seen = try Self.photograph(job.filter.address + "film/1/1/#t=0.05", in: scratch)
    #expect(Self.count(of: [0xE0, 0x10, 0x60], in: seen) > 10_000)
  }

  private static func count(of color: [UInt8], in picture: Bitmap) -> Int {
    let bytes = picture.straightRGBA()
    return stride(from: 0, to: bytes.count, by: 4).count { bytes[$0..<($0 + 3)] == color[...] }
  }
}
