import Catalogue
import Foundation
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct CommandTests {
  @Test func aloneItShowsHelp() {
    let terminal = Terminal()
    #expect(terminal.run() == .done)
    for command in Command.all { #expect(terminal.output.contains(command.summary)) }
    #expect(terminal.errors.isEmpty)
  }

  @Test(arguments: Command.all.map(\.name))
  func everyCommandHasAHelpPageWithEachOfItsFlags(name: String) throws {
    let terminal = Terminal()
    #expect(terminal.run("help", name) == .done)
    let command = try Command.named(name)
    for flag in command.flags { #expect(terminal.output.contains("--\(flag.name)")) }
    #expect(Set(command.flags.map(\.name)).count == command.flags.count)
    let direct = Terminal()
    #expect(direct.run(name, "--help") == .done)
    #expect(direct.output == terminal.output)
  }

  @Test(arguments: Command.all.map(\.name))
  func everyExampleParses(name: String) throws {
    for example in try Command.named(name).examples {
      let words = example.split(separator: " ").map(String.init).prefix { $0 != ">" }
      let command = try Command.named(words[0])
      _ = try RawArguments(
        command: words[0],
        words: Array(words.dropFirst()),
        rows: command.flags
      )
    }
  }

  @Test func anInputIsNotReplacedByTheOutput() throws {
    let scratch = try Scratch()
    let file = scratch.path("a.json")
    try Data("{}".utf8).write(to: URL(filePath: file))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link.json"),
      withDestinationPath: file
    )
    for output in [file, scratch.path("link.json")] {
      let terminal = Terminal()
      #expect(terminal.run("render", file, "--format", "gif", "--out", output) == .badInput)
      #expect(terminal.errors.contains("is an input itself; choose another name with --out"))
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "{}")
  }

  @Test func anInputThatAFlagNamesIsNotReplacedEither() throws {
    let scratch = try Scratch()
    let file = scratch.path("tour.json")
    try Data("{}".utf8).write(to: URL(filePath: file))
    for words in [
      ["inspect", "Main.storyboard", "--script", file, "--plot", file],
      ["snapshot", "report", "--from", file, "--out", file],
      ["snapshot", "verify", "--costs", file, "--shard", "1/2", "--json", file],
    ] {
      let terminal = Terminal()
      #expect(terminal.run(words) == .badInput)
      #expect(terminal.errors.contains("is an input itself"), "\(terminal.errors)")
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "{}")
  }

  @Test func aFrameIsNotFilmedOverItself() throws {
    let scratch = try Scratch()
    let out = scratch.path("out")
    #expect(Terminal().run("demo", "push", "--scale", "0.1", "--fps", "2", "--out", out) == .done)
    let before = try scratch.contents(of: "out")
    let terminal = Terminal()
    #expect(
      terminal.run("images", out + "/00000.png", out + "/00001.png", "--out", out) == .badInput
    )
    #expect(terminal.errors.contains("is an input and a frame of"), "\(terminal.errors)")
    #expect(try scratch.contents(of: "out") == before)
  }

  @Test func twoOutputsHaveTwoNames() throws {
    let scratch = try Scratch()
    let terminal = Terminal()
    let words = ["snapshot", "merge", "a.json", "--out", scratch.path("x"), "--junit"]
    #expect(terminal.run(words + [scratch.path("./x")]) == .badInput)
    #expect(terminal.errors.contains("--out and --junit name the same file"), "\(terminal.errors)")
  }

  @Test func listNamesEveryTransition() {
    let terminal = Terminal()
    #expect(terminal.run("list") == .done)
    #expect(terminal.output.split(separator: "\n").count == Catalogue.all.count)
    #expect(terminal.output.contains("cover-vertical"))
  }

  @Test(arguments: [
    (["rendr"], "unknown command"),
    (["images"], "needs BEFORE and AFTER"),
    (["images", "a.png"], "needs AFTER"),
    (["images", "a.png", "b.png", "c.png"], "unexpected argument 'c.png'"),
    (["images", "nowhere.png", "b.png"], "cannot read nowhere.png"),
    (["demo", "--fps", "0"], "--fps '0' is not a frame rate"),
    (["demo", "--fps", "nan"], "--fps 'nan' is not a frame rate"),
    (["demo", "--jobs", "0"], "--jobs '0' is not a whole number from 1 to 64"),
    (["demo", "--curve", "bouncy"], "--curve 'bouncy' is not a curve"),
    (["demo", "--curve", "2,0,0,1"], "--curve '2,0,0,1' is not a curve"),
    (["demo", "cover-vertcal"], "did you mean 'cover-vertical'?"),
    (["demo", "--last", "ajar"], "--last 'ajar' is not one of"),
    (["demo", "--frames", "99", "--dry-run"], "no such frame"),
    (["demo", "--nonsense"], "has no flag --nonsense"),
    (["demo", "springs", "--size", "8000x100", "--scale", "5", "--dry-run"], "a smaller --scale"),
    (["strip", "push", "--columns", "116"], "is not a whole number from 1 to 115"),
    (["strip", "push", "--fps", "600", "--cells", "200", "--columns", "1"], "more --columns"),
    (["diff", "/", "nowhere"], "cannot read nowhere: there is no such file"),
    (["diff", "", "a.png"], "the picture's name is empty"),
    (["check", ""], "the file's name is empty"),
  ])
  func badInputGetsOneSentenceAndExitCodeTwo(words: [String], sentence: String) {
    let terminal = Terminal()
    #expect(terminal.run(words) == .badInput)
    #expect(terminal.errors.contains(sentence), "\(terminal.errors)")
    #expect(terminal.errors.split(separator: "\n").count == 1)
    #expect(terminal.output.isEmpty)
  }

  @Test func aPlaceThatCannotBeWrittenGetsOneSentence() {
    let terminal = Terminal()
    #expect(terminal.run("strip", "push", "--cells", "1", "--out", "/dev/null/a.png") == .failure)
    #expect(terminal.errors.contains("cannot use the folder /dev/null: "), "\(terminal.errors)")
    #expect(!terminal.errors.contains("Domain"))
    #expect(terminal.errors.split(separator: "\n").count == 1)
  }
}
