import Bitmap
import Foundation
import Imaging
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct AcrossTests {
  let scratch: Scratch
  let terminal = Terminal()

  init() throws {
    scratch = try Scratch()
    let screen = """
      {
        "device": { "size": [40, 60], "scale": 1 },
        "controllers": { "first": { "background": "systemBackground", "views": [
          { "id": "box", "background": "systemRed",
            "layout": { "leading": 4, "top": 4, "width": 8, "height": 8 } }] } },
        "script": [{ "wait": 0.1 }]
      }
      """
    try Data(screen.utf8).write(to: scratch.url.appending(path: "a.json"))
  }

  private func render(_ words: String...) -> ExitCode {
    terminal.run(["render", scratch.path("a.json"), "--fps", "10"] + words)
  }

  private func pixel(_ file: String, x: Int, y: Int) throws -> [UInt8] {
    let picture = try PNG.decode([UInt8](Data(contentsOf: scratch.url.appending(path: file))))
    let start = (y * picture.width + x) * 4
    return Array(picture.straightRGBA()[start..<(start + 3)])
  }

  @Test func eachVariationHasItsFolderAndAllAreOnOneSheet() throws {
    #expect(render("--across", "appearance direction", "--out", scratch.path("o")) == .done)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("o")).sorted()
    #expect(names == ["contact-sheet.png", "dark-ltr", "dark-rtl", "light-ltr", "light-rtl"])
    #expect(try pixel("o/light-ltr/00000.png", x: 30, y: 40) == [255, 255, 255])
    #expect(try pixel("o/dark-ltr/00000.png", x: 30, y: 40) == [0, 0, 0])
    #expect(try pixel("o/dark-ltr/00000.png", x: 8, y: 8) != [0, 0, 0])
    #expect(try pixel("o/dark-rtl/00000.png", x: 8, y: 8) == [0, 0, 0])
    #expect(try pixel("o/dark-rtl/00000.png", x: 32, y: 8) != [0, 0, 0])
    #expect(terminal.output.contains("4 variations · \(scratch.path("o"))/contact-sheet.png"))
  }

  @Test func aPageHoldsAllVariations() throws {
    let out = scratch.path("films.html")
    #expect(render("--across", "appearance", "--format", "html", "--out", out) == .done)
    let page = try String(contentsOfFile: out, encoding: .utf8)
    #expect(page.contains("\"a light\"") && page.contains("\"a dark\""))
    #expect(FileManager.default.fileExists(atPath: out + ".png"))
  }

  @Test func ofManyEveryPairIsFilmed() throws {
    let all = "device appearance text-size direction"
    #expect(render("--across", all, "--dry-run", "--out", scratch.path("o")) == .done)
    let last = terminal.output.split(separator: "\n").last ?? ""
    let count = try #require(Int(last.split(separator: " ")[2]))
    #expect((72...90).contains(count), "\(last)")
    #expect(last.contains("of 288 variations, which hold every pair"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("o")))
  }

  @Test func aVariationWithoutAnEffectIsNamedAsItIsWritten() {
    let terminal = Terminal()
    #expect(terminal.run("render", "cover-vertical", "--across", "device") == .badInput)
    #expect(terminal.errors.contains("--across device has no effect here"), "\(terminal.errors)")
  }

  @Test(arguments: [
    (["--across", "colour"], "'colour' is not one of device, appearance, text-size, direction"),
    (["--across", "device=Nokia"], "'Nokia' is not one of iPhoneSE"),
    (["--across", " "], "is not a list such as"),
    (["--across", "device="], "--across device '' is not one of iPhoneSE"),
    (["--across", "appearance appearance"], "appearance is varied twice"),
    (["--across", "direction=rtl,rtl"], "rtl is listed twice"),
    (["--across", "appearance", "--appearance", "dark"], "cannot be combined"),
    (["--across", "appearance", "--format", "raw"], "stdout holds one"),
  ])
  func whatCannotBeVariedIsSaidWithARemedy(words: [String], sentence: String) {
    let terminal = Terminal()
    let code = terminal.run(["render", scratch.path("a.json")] + words)
    #expect(code == .badInput)
    #expect(terminal.errors.contains(sentence), "\(terminal.errors)")
  }
}
