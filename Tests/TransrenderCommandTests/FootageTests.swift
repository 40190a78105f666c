import Bitmap
import Foundation
import Imaging
import Testing

@testable import TransrenderCommand

/// What screens become, filmed at any rate and through any shutter.
@MainActor @Suite struct FootageTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  static let screen = """
    {"device": {"size": [60, 40], "scale": 1}, "controllers": {"a": {"views": [
       {"id": "v", "frame": [0, 0, 10, 10], "background": "black"}]}},
     "script": [{"animate": {"v": {"center": [45, 5]}}, "duration": 0.4, "curve": "linear"},
       {"rotate": "landscapeLeft"}]}
    """

  func render(_ folder: String, _ more: String...) throws -> ExitCode {
    try Data(Self.screen.utf8).write(to: URL(filePath: scratch.path("s.json")))
    let words = ["render", scratch.path("s.json"), "--out", scratch.path(folder)]
    let terminal = Terminal()
    let code = terminal.run(words + more)
    if code != .done { Issue.record("\(terminal.errors)") }
    return code
  }

  @Test func screensAreFilmedAtBroadcastRates() throws {
    #expect(try render("out", "--fps", "29.97") == .done)
    // ⌈0.7 · 29.97⌉ frames and the closing one, and the manifest.
    #expect(try scratch.names(in: "out").count == 21 + 1 + 1)
  }

  @Test func aFrameAloneAPartAndTheWholeAreTheSame() throws {
    #expect(try render("all", "--fps", "20", "-j1") == .done)
    #expect(try render("two", "--fps", "20", "-j2") == .done)
    #expect(try render("alone", "--fps", "20", "--frames", "5") == .done)
    #expect(try render("a", "--fps", "20", "--shard", "1/2") == .done)
    #expect(try render("b", "--fps", "20", "--shard", "2/2") == .done)
    let parts = [scratch.path("a"), scratch.path("b"), "--out", scratch.path("merged")]
    #expect(Terminal().run(["merge"] + parts) == .done)
    let whole = try scratch.contents(of: "all")
    #expect(try scratch.contents(of: "two") == whole)
    #expect(try scratch.contents(of: "merged") == whole)
    #expect(try scratch.contents(of: "alone")["00005.png"] == whole["00005.png"])
  }

  @Test func aShutterBlursWhatMovesAndNothingElse() throws {
    #expect(try render("sharp", "--fps", "10") == .done)
    #expect(try render("blurred", "--fps", "10", "--shutter", "360,8") == .done)
    let (sharp, blurred) = (try scratch.contents(of: "sharp"), try scratch.contents(of: "blurred"))
    #expect(sharp["00002.png"] != blurred["00002.png"])
    let levels = { (name: String) in
      let bitmap = try PNG.decode([UInt8](try #require(blurred[name])))
      return Set(bitmap.withUnsafeBytes { Array($0) })
    }
    #expect(try levels("00002.png").count > 4)
  }

  @Test func demosHaveAShutterToo() throws {
    let words = ["demo", "springs", "--scale", "0.2", "--fps", "12", "--frames", "2"]
    #expect(Terminal().run(words + ["--out", scratch.path("a")]) == .done)
    #expect(Terminal().run(words + ["--shutter", "180,4", "--out", scratch.path("b")]) == .done)
    #expect(try scratch.contents(of: "a")["00002.png"] != scratch.contents(of: "b")["00002.png"])
  }

  @Test func picturesOfOneFileHaveOneSizeEvenWhenTheDeviceTurns() throws {
    #expect(try render("turned.png", "--fps", "10", "--format", "apng") == .done)
    let file = try #require(FileManager.default.contents(atPath: scratch.path("turned.png")))
    #expect(Array(file[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 60])
  }

  @Test func aTransitionTakesItsNumbers() throws {
    let words = ["demo", "blinds-left", "--scale", "0.1", "--frames", "12"]
    #expect(Terminal().run(words + ["--out", scratch.path("a")]) == .done)
    #expect(Terminal().run(words + ["--with", "count=3", "--out", scratch.path("b")]) == .done)
    #expect(try scratch.contents(of: "a")["00012.png"] != scratch.contents(of: "b")["00012.png"])
    let terminal = Terminal()
    #expect(terminal.run(words + ["--with", "cout=3"]) == .badInput)
    #expect(terminal.errors.contains("has no parameter 'cout'"))
  }
}
