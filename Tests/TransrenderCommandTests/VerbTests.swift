import Bitmap
import Foundation
import Geometry
import Imaging
import Scene
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct VerbTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func everyDemoFilmsWithoutAWarning() {
    for reel in TransitionReel.builtIn {
      let terminal = Terminal()
      let words = ["demo", reel.name, "--fps", "10", "--dry-run", "--strict"]
      #expect(terminal.run(words) == .done, "\(reel.name): \(terminal.errors)")
      #expect(terminal.output.hasPrefix("would write "))
    }
  }

  @Test func pictureDifferencesHaveACodeOfTheirOwn() {
    let film = ["demo", "push", "--scale", "0.2", "--fps", "4", "--out", scratch.path("a")]
    #expect(Terminal().run(film) == .done)
    let (first, last) = (scratch.path("a/00000.png"), scratch.path("a/00002.png"))
    #expect(Terminal().run("diff", first, first) == .done)
    let marked = scratch.path("marked.png")
    #expect(Terminal().run("diff", first, last, "--out", marked) == .differs)
    #expect(FileManager.default.fileExists(atPath: marked))
    #expect(Terminal().run("diff", scratch.path("a"), scratch.path("a")) == .done)
    #expect(Terminal().run("diff", first, scratch.path("a")) == .badInput)
  }

  @Test func gifsAreComparedFrameByFrame() throws {
    func film(_ name: String, _ demo: String) -> String {
      let path = scratch.path(name)
      let words = ["demo", demo, "--scale", "0.1", "--fps", "4", "--format", "gif", "--out", path]
      #expect(Terminal().run(words) == .done)
      return path
    }
    let (push, again) = (film("a.gif", "push"), film("b.gif", "push"))
    #expect(Terminal().run("diff", push, again) == .done)
    let terminal = Terminal()
    #expect(terminal.run("diff", push, film("c.gif", "cover-vertical")) == .differs)
    #expect(terminal.output.contains("c.gif"), "\(terminal.output)")
  }

  @Test func foldersWithoutPicturesSayWhatToName() throws {
    let folder = scratch.path("empty")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let terminal = Terminal()
    #expect(terminal.run("diff", folder, folder) == .badInput)
    #expect(terminal.errors.contains("empty holds no picture; name folders of .png or .gif files"))
  }

  /// All of them begin with the same picture.
  @Test func animationsAreComparedFrameByFrame() throws {
    func film(_ name: String, _ words: String...) -> String {
      let usual = ["--scale", "0.1", "--fps", "4", "--format", "apng", "--out", scratch.path(name)]
      #expect(Terminal().run(["demo"] + words + usual) == .done)
      return scratch.path(name)
    }
    let push = film("push.png", "push", "--duration", "0.5")
    let cases = [
      (
        film("other.png", "cover-vertical", "--duration", "0.5"), "1 of 3 frames differ; in frame 1"
      ),
      (film("longer.png", "push", "--duration", "1"), "a film of 3 frames, played for ever and"),
      (film("once.png", "push", "--duration", "0.5", "--plays", "1"), "played once"),
    ]
    #expect(Terminal().run("diff", push, push) == .done)
    for (other, sentence) in cases {
      let terminal = Terminal()
      #expect(terminal.run("diff", push, other, "--out", scratch.path("m.png")) == .differs)
      #expect(terminal.output.contains(sentence), "\(terminal.output)")
    }
    let slow = scratch.path("slow.png")
    let words = ["--scale", "0.1", "--fps", "2", "--duration", "1", "--format", "apng"]
    #expect(Terminal().run(["demo", "push"] + words + ["--out", slow]) == .done)
    let terminal = Terminal()
    #expect(terminal.run("diff", push, slow) == .differs)
    #expect(terminal.output.contains("frame 0 is shown for 1/4 s and for 1/2 s"))
  }

  @Test(arguments: [
    (0, 0, "the same"), (1, 2, "the same within limits"), (2, 2, "the same within limits"),
  ])
  func picturesWithinLimitsAreNotCalledEqual(step: UInt8, limit: Int, verdict: String) throws {
    for (name, level) in [("a.png", UInt8(100)), ("b.png", 100 + step)] {
      let picture = Bitmap(width: 1, height: 1, straightRGBA: [level, 7, 7, 255])
      try Data(PNG.encode(picture)).write(to: scratch.url.appending(path: name))
    }
    let terminal = Terminal()
    let words = ["diff", scratch.path("a.png"), scratch.path("b.png"), "--tolerance", "\(limit)"]
    #expect(terminal.run(words) == .done)
    #expect(terminal.output.hasSuffix(": \(verdict)\n"), "\(terminal.output)")
  }

  @Test func anOnionSkinIsTheMeanOfItsFrames() throws {
    let frames = [Color.black, .white].enumerated().map { index, color in
      var layer = Layer(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
      layer.background = color
      let scene = Scene(size: layer.bounds.size, background: nil, root: Node(layer))
      return Frame(index: index, time: 0, scene: scene)
    }
    let pixels = try OnionSkin.picture(of: frames, scale: 1).straightRGBA()
    #expect(Set(pixels).isSubset(of: [127, 128, 255]))
  }

  @Test func withJSONAnErrorIsALineToo() throws {
    let terminal = Terminal()
    #expect(terminal.run("demo", "push", "--json", "--frames", "99", "--dry-run") == .badInput)
    let line = try JSONSerialization.jsonObject(with: Data(terminal.errors.utf8)) as? [String: Any]
    #expect(line?["event"] as? String == "error")
    #expect((line?["says"] as? String)?.hasPrefix("no such frame") == true)
    #expect(line?["code"] as? Int == 2)
  }

  @Test func inspectTellsTracksAndEvents() throws {
    let terminal = Terminal()
    #expect(terminal.run("inspect", "modal-cover") == .done)
    #expect(terminal.output.contains("viewDidAppear"))
    #expect(terminal.output.contains("tracks"))
    let json = Terminal()
    #expect(json.run("inspect", "springs", "--json") == .done)
    let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((report?["tracks"] as? [Any])?.isEmpty == false)
    for name in ["plot.svg", "plot.png"] {
      #expect(Terminal().run("inspect", "springs", "--plot", scratch.path(name)) == .done)
      #expect(FileManager.default.fileExists(atPath: scratch.path(name)))
    }
  }

  @Test func checkSaysEverythingThatIsWrong() throws {
    let bad = scratch.path("bad.json")
    try Data("{\"controllers\": {\"a\": {}},\n \"devise\": 1, \"script\": [{\"shw\": \"a\"}]}".utf8)
      .write(to: URL(filePath: bad))
    let terminal = Terminal()
    #expect(terminal.run("check", bad) == .badInput)
    #expect(terminal.errors.contains("bad.json:2:2: found \"devise\""))
    #expect(terminal.errors.contains("did you mean \"device\"?"))
    #expect(terminal.errors.contains("did you mean \"show\"?"))
  }

  /// What `render` refuses, `check` says in the same words.
  @Test(arguments: [
    (
      "{\"device\": {\"size\": [4096, 4096], \"scale\": 4}, \"controllers\": {\"a\": {}}}",
      "s.json:1:12: a picture has at most 100000000 pixels"
    ),
    (
      "{\"device\": {\"size\": [300, 400], \"scale\": 4}, \"controllers\": {\"a\": {}},"
        + " \"script\": [{\"resize\": [4096, 4096]}]}",
      "s.json:1:12: a picture has at most 100000000 pixels"
    ),
    (
      "{\"controllers\": {\"a\": {}},\n\"script\": [{\"type\": \"Ada\", \"for\": 0.1}]}",
      "s.json:2:12: no field is edited that takes the text \"Ada\""
    ),
  ])
  func checkSaysWhatRenderRefuses(text: String, sentence: String) throws {
    let path = scratch.path("s.json")
    try Data(text.utf8).write(to: URL(filePath: path))
    let (check, render) = (Terminal(), Terminal())
    #expect(check.run("check", path) == .badInput)
    #expect(render.run("render", path, "--out", scratch.path("o")) == .badInput)
    #expect(check.errors.contains(sentence), "\(check.errors)")
    #expect(check.errors == render.errors)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("o")))
  }

  @Test func checkPrintsTheWarningsOfTheFilm() throws {
    let path = scratch.path("s.json")
    let layout = "{\"top\": 10, \"left\": 0, \"width\": 10, \"right\": 0, \"height\": 10}"
    let text = "{\"controllers\": {\"a\": {\"views\": [{\"id\": \"v\", \"layout\": \(layout)}]}}}"
    try Data(text.utf8).write(to: URL(filePath: path))
    let terminal = Terminal()
    #expect(terminal.run("check", path) == .done)
    #expect(terminal.errors.hasPrefix("warning: \(path):1:"), "\(terminal.errors)")
    #expect(terminal.errors.contains("Unable to simultaneously satisfy constraints"))
    #expect(Terminal().run("check", path, "--strict") == .badInput)
  }

  @Test(arguments: Completions.Shell.allCases)
  func completionsKnowEveryFlag(shell: Completions.Shell) {
    let script = Completions(names: ["some-demo"]).script(for: shell)
    #expect(script.contains("some-demo") && script.contains("cube-left"))
    for command in Command.all {
      #expect(script.contains(command.name))
      for flag in command.flags { #expect(script.contains(flag.name)) }
    }
  }

  @Test func theManualKnowsEveryFlag() {
    for flag in Command.all.flatMap(\.flags) {
      #expect(ManPage.text.contains(flag.name.replacing("-", with: "\\-")))
    }
    for line in ManPage.text.split(separator: "\n") {
      #expect(line.count <= 100 && !line.hasSuffix(" "), "\(line)")
    }
  }

  @Test(arguments: ["transitions", "demos", "curves", "devices", "formats"])
  func everythingThatIsListedCanBeNamed(what: String) {
    let terminal = Terminal()
    #expect(terminal.run("list", what) == .done)
    #expect(terminal.output.split(separator: "\n").count > 4)
    #expect(Terminal().run("list", "what") == .badInput)
  }

  /// A file takes the place of what has its name, so it must never be a device or a folder.
  @Test(arguments: ["/dev/null", "/tmp", ""])
  func outputsReplaceNothingButPlainFiles(place: String) {
    for words in [
      ["demo", "push", "--format", "gif", "--scale", "0.1"], ["strip", "push", "--cells", "1"],
    ] {
      let terminal = Terminal()
      #expect(terminal.run(words + ["--out", place]) == .badInput)
      #expect(terminal.errors.contains("choose another") || terminal.errors.contains("name one"))
    }
    #expect(Terminal().run("inspect", "push", "--plot", place) == .badInput)
  }

  /// A file of another kind is somebody's, whatever its name.
  @Test(arguments: [
    ["demo", "push", "--format", "gif", "--frames", "0", "--out"],
    ["demo", "push", "--format", "apng", "--frames", "0", "--out"],
    ["demo", "push", "--format", "webp", "--frames", "0", "--out"],
    ["demo", "push", "--format", "html", "--frames", "0", "--out"],
    ["strip", "push", "--cells", "1", "--out"], ["inspect", "push", "--plot"],
    ["inspect", "push", "--player"],
  ])
  func aFileOfAnotherKindIsNotReplaced(words: [String]) throws {
    let place = scratch.path("mine.png")
    try Data("mine\n".utf8).write(to: URL(filePath: place))
    let scale = words[0] == "strip" ? [] : ["--scale", "0.1"]
    let terminal = Terminal()
    #expect(terminal.run(words + [place] + scale) == .badInput)
    let hint = words[0] == "demo" ? ", or add --force" : ""
    let flag = words.last ?? ""
    #expect(
      terminal.errors.hasSuffix("that may be replaced; choose another name with \(flag)\(hint)\n"),
      "\(terminal.errors)"
    )
    #expect(try String(contentsOfFile: place, encoding: .utf8) == "mine\n")
    try FileManager.default.removeItem(atPath: place)
    // A new file, and then one of its own kind.
    for _ in 0..<2 { #expect(Terminal().run(words + [place] + scale) == .done) }
    guard words[0] == "demo" else { return }
    try Data("mine\n".utf8).write(to: URL(filePath: place))
    #expect(Terminal().run(words + [place] + scale + ["--force"]) == .done)
  }

  @Test func aLinkedFileIsReplacedAndTheLinkStays() throws {
    let (link, file) = (scratch.path("link.png"), scratch.path("file.png"))
    try Data().write(to: URL(filePath: file))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file.png")
    #expect(Terminal().run("strip", "push", "--cells", "1", "--out", link) == .done)
    let files = FileManager.default
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "file.png")
    #expect(files.contents(atPath: file)?.isEmpty == false)
  }

  @Test func aFlagThatDoesNothingIsRefused() {
    let terminal = Terminal()
    #expect(terminal.run("demo", "springs", "--curve", "linear", "--dry-run") == .badInput)
    #expect(terminal.errors.contains("--curve has no effect here"))
    #expect(Terminal().run("demo", "push", "--device", "iPhoneSE", "--dry-run") == .badInput)
    for words in [
      ["--format", "gif", "--compression", "small"], ["--format", "raw", "--force"],
      ["--format", "webp", "--shard", "1/2"], ["--format", "mp4", "--plays", "2"],
      ["--plays", "2"], ["--format", "raw", "--out", "x"],
    ] {
      #expect(Terminal().run(["demo", "push", "--dry-run"] + words) == .badInput, "\(words)")
    }
  }

  @Test func aTransitionIsInspectedByItsPages() {
    let terminal = Terminal()
    #expect(terminal.run("inspect", "cover-vertical") == .done)
    let tracks = terminal.output.split(separator: "\n").filter { $0.contains("→") }
    #expect(tracks.count == 2, "\(tracks)")
    #expect(tracks.first == "  progress  0 → 1")
    #expect(tracks.last?.hasSuffix("→ 422") == true)
  }

  @Test func aTrackThatComesBackTellsHowFarItWent() throws {
    let file = scratch.path("sheet.json")
    let steps = "[{\"present\": \"b\"}, {\"dismiss\": \"b\"}]"
    try Data("{\"controllers\": {\"a\": {}, \"b\": {}}, \"script\": \(steps)}".utf8)
      .write(to: URL(filePath: file))
    let terminal = Terminal()
    #expect(terminal.run("inspect", file) == .done)
    #expect(terminal.output.contains(" … "), "\(terminal.output)")
  }

  @Test(arguments: Command.all.map(\.name))
  func helpFitsATerminal(name: String) {
    let terminal = Terminal()
    #expect(terminal.run("help", name) == .done)
    let body = terminal.output.split(separator: "\n").prefix { $0 != "examples:" }
    for line in body.dropFirst(2) { #expect(line.count <= 80, "\(line)") }
  }
}
