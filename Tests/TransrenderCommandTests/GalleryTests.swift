import Foundation
import TestSupport
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct GalleryTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write("app/home.json", Self.screen)
  }

  private static let screen = """
    { "controllers": { "home": { "views": [
        { "id": "card", "background": "systemBlue", "frame": [0, 0, 40, 40] } ] } },
      "script": [ { "animate": { "card": { "alpha": 0 } }, "duration": 0.2 } ] }
    """

  private func write(_ path: String, _ text: String) throws {
    let file = scratch.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func gallery(_ more: String...) -> (code: ExitCode, terminal: Terminal) {
    let terminal = Terminal()
    let words = ["gallery", scratch.path("app"), "--out", scratch.path("site")]
    return (terminal.run(words + ["--fps", "10", "--scale", "0.2"] + more), terminal)
  }

  private func files() throws -> [String] {
    let all = FileManager.default.enumerator(atPath: scratch.path("site"))?.allObjects ?? []
    return all.compactMap { $0 as? String }.filter { $0.contains(".") }.sorted()
  }

  private func index() throws -> String {
    try String(contentsOfFile: scratch.path("site/index.html"), encoding: .utf8)
  }

  @Test func aScreenFileHasAPageAndAPictureThatPlays() throws {
    let (code, terminal) = gallery()
    #expect(code == .done, "\(terminal.errors)")
    #expect(terminal.output == "1 page · \(scratch.path("site"))/index.html\n")
    #expect(
      try files() == [
        "films/home-json.html", "films/home-json.png", "films/home-json.webp", "gallery.json",
        "index.html",
      ]
    )
    let text = try index()
    #expect(text.contains("href=\"films/home-json.html\""))
    #expect(text.contains("data-film=\"films/home-json.webp\""))
    #expect(text.contains("3 frames · 200 ms"))
  }

  @Test func goldensOfASuiteShareAPage() throws {
    let suite = scratch.path("app/Goldens/Suite")
    let words = ["demo", "push", "--scale", "0.1", "--frames", "0,9", "--out", suite]
    #expect(Terminal().run(words) == .done)
    try write("app/Goldens/Suite/other.png", "no picture")
    let (code, terminal) = gallery()
    #expect(code == .failure)
    #expect(terminal.errors.contains("other.png"))
    let text = try index()
    #expect(text.contains("Goldens: Suite"))
    #expect(text.contains("goldens/Suite.html#film=2"))
    #expect(text.matches(of: /<em>/).count == 1)
  }

  @Test func aFilmStripPlaysItsFramesWithTheirCallbacks() throws {
    let suite = Repository.root.appending(path: "Goldens/BuiltInGoldens")
    for name in ["pushAndPop.push.filmstrip.png", "pushAndPop.push.log.txt"] {
      let copy = scratch.url.appending(path: "app/Goldens/Suite/\(name)")
      try write("app/Goldens/Suite/note.txt", "made the folder")
      try FileManager.default.copyItem(at: suite.appending(path: name), to: copy)
    }
    let (code, terminal) = gallery()
    #expect(code == .done, "\(terminal.errors)")
    #expect(try index().contains("<b>pushAndPop.push.filmstrip</b><small>5 frames · "))
    let page = scratch.path("site/goldens/Suite.html")
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("viewDidAppear("))
  }

  @Test func itsOwnFolderIsReplacedAndAnotherIsNot() throws {
    #expect(gallery().code == .done)
    try write("app/next.json", Self.screen)
    #expect(gallery().code == .done)
    #expect(try files().contains("films/next-json.html"))
    try write("site/films/mine.txt", "mine")
    try write("app/last.json", Self.screen)
    let (code, terminal) = gallery()
    #expect(code == .badInput)
    #expect(
      terminal.errors.contains("holds files that `gallery` did not write, such as films/mine.txt")
    )
    #expect(try files().contains("films/mine.txt"))
    #expect(try !files().contains("films/last-json.html"))
    #expect(try scratch.names(in: "") == ["app", "site"])
  }

  /// A list from elsewhere must not have a folder of other files replaced.
  @Test func aChangedOrListedFileIsKept() throws {
    #expect(gallery().code == .done)
    try write("site/index.html", "mine")
    #expect(gallery().terminal.errors.contains("did not write, such as index.html"))
    #expect(try String(contentsOfFile: scratch.path("site/index.html"), encoding: .utf8) == "mine")
    try FileManager.default.removeItem(atPath: scratch.path("site"))
    try write("site/taxes.pdf", "mine")
    for list in [#"{"files": ["taxes.pdf"]}"#, #"{"files": {"taxes.pdf": ["0"]}}"#] {
      try write("site/gallery.json", list)
      #expect(gallery().code == .badInput)
    }
    #expect(try files().contains("taxes.pdf"))
  }

  @Test func theSiteIsNotShownOnItself() throws {
    let terminal = Terminal()
    let words = ["gallery", scratch.path("app"), "--out", scratch.path("app/site")]
    for _ in 1...2 {
      #expect(terminal.run(words + ["--fps", "10", "--scale", "0.2"]) == .done)
    }
    #expect(terminal.output.hasSuffix("1 page · \(scratch.path("app/site"))/index.html\n"))
    let onItself = Terminal()
    #expect(onItself.run("gallery", scratch.path("app"), "--out", scratch.path("app")) == .badInput)
  }

  @Test func whatIsBrokenSaysSoOnItsCard() throws {
    try write("app/bad.json", "{\"controllers\": {\"<b>\": {\"views\": 3}}, \"script\": []}")
    let (code, terminal) = gallery()
    #expect(code == .failure)
    #expect(terminal.errors.contains("bad.json:1:"))
    let text = try index()
    #expect(text.matches(of: /<em>/).count == 1)
    #expect(!text.contains("<b>\""))
  }

  @Test func anEmptyFolderIsRefused() throws {
    try write("empty/readme.txt", "nothing")
    let terminal = Terminal()
    #expect(terminal.run("gallery", scratch.path("empty")) == .badInput)
    #expect(terminal.errors.contains("holds no screen file"))
    #expect(Terminal().run("gallery", scratch.path("nowhere")) == .badInput)
  }
}
