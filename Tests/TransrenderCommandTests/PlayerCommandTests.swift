import Foundation
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct PlayerCommandTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func render(_ words: String...) -> (code: ExitCode, terminal: Terminal) {
    let terminal = Terminal()
    let small = ["--format", "html", "--scale", "0.2", "--fps", "10"]
    return (terminal.run(["render"] + words + small), terminal)
  }

  private func bytes(_ name: String) throws -> Int {
    try Data(contentsOf: URL(filePath: scratch.path(name))).count
  }

  @Test func aFilmBecomesAPage() throws {
    let (code, terminal) = render("modal-cover", "--out", scratch.path("film.html"))
    #expect(code == .done, "\(terminal.errors)")
    #expect(terminal.output == "6 frames · 0.500 s · \(scratch.path("film.html"))\n")
    let text = try String(contentsOfFile: scratch.path("film.html"), encoding: .utf8)
    #expect(text.hasPrefix("<!doctype html>") && text.contains("viewDidAppear"))
  }

  @Test func whatIsInspectedBecomesAPageToo() throws {
    let terminal = Terminal()
    let out = scratch.path("inspected.html")
    let words = ["inspect", "modal-cover", "--scale", "0.2", "--fps", "10"]
    #expect(terminal.run(words + ["--player", out]) == .done, "\(terminal.errors)")
    #expect(terminal.output == "6 frames · 0.500 s · \(out)\n")
    #expect(render("modal-cover", "--out", scratch.path("film.html")).code == .done)
    #expect(
      try Data(contentsOf: URL(filePath: out))
        == Data(contentsOf: URL(filePath: scratch.path("film.html")))
    )
    #expect(terminal.run(words + ["--player", out, "--json"]) == .badInput)
  }

  @Test func severalFilmsBecomeOnePage() throws {
    let out = scratch.path("new/reel.html")
    let (code, terminal) = render("springs", "push", "modal-cover", "--out", out)
    #expect(code == .done, "\(terminal.errors)")
    #expect(terminal.output.hasPrefix("3 films · "))
    let text = try String(contentsOfFile: out, encoding: .utf8)
    #expect(text.contains("\"name\":\"progress\""), "a transition has its progress as a curve")
  }

  @Test func twoPicturesAreOneFilm() throws {
    let pictures = scratch.path("pictures")
    #expect(Terminal().run("demo", "push", "--scale", "0.1", "--out", pictures) == .done)
    let pair = (pictures + "/00000.png", pictures + "/00010.png")
    let (code, terminal) = render(pair.0, pair.1, "--out", scratch.path("pair.html"))
    #expect(code == .done, "\(terminal.errors)")
    #expect(terminal.output.contains("frames · "))
  }

  @Test func whatGoesWrongLeavesNothing() throws {
    let (code, terminal) = render("springs", "sprungs", "--out", scratch.path("new/reel.html"))
    #expect(code == .badInput)
    #expect(terminal.errors.contains("did you mean 'springs'?"))
    #expect(try scratch.names(in: "") == [])
  }

  @Test(arguments: [
    ["--plays", "2"], ["--compression", "small"], ["--shard", "1/2"],
  ])
  func flagsWithoutUseAreRefused(words: [String]) {
    let all = ["render", "springs", "push", "--format", "html", "--dry-run"] + words
    #expect(Terminal().run(all) == .badInput)
  }

  @Test func sixtyFramesAtThreePixelsAPointStayBelowThreeMegabytes() throws {
    let out = scratch.path("film.html")
    let words = ["render", "Examples/library.json", "--frames", "0-59", "--format", "html"]
    let terminal = Terminal()
    #expect(terminal.run(words + ["--out", out]) == .done, "\(terminal.errors)")
    #expect(terminal.output.hasPrefix("60 frames"))
    #expect(try bytes("film.html") < 3_000_000)
  }
}
