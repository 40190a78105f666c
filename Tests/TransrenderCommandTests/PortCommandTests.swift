import Foundation
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct PortCommandTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func write(_ text: String, to name: String) throws {
    let place = scratch.url.appending(path: name)
    let folder = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: scratch.url.appending(path: name)), as: UTF8.self)
  }

  private func port(_ words: String...) -> (code: ExitCode, terminal: Terminal) {
    let terminal = Terminal()
    return (terminal.run(["port", scratch.path("app")] + words), terminal)
  }

  @Test func aFolderIsPortedFileByFile() throws {
    try write("@objc struct A {}", to: "app/deep/a.swift")
    try write("struct B {}", to: "app/b.swift")
    try write("@objc struct C {}", to: "app/Pods/c.swift")
    let (code, terminal) = port("--out", scratch.path("out"))
    #expect(code == .done)
    #expect(
      terminal.output == "2 files · 1 rewritten · 0 left to do by hand · \(scratch.path("out"))\n"
    )
    #expect(try read("out/deep/a.swift") == "struct A {}")
    #expect(try read("out/b.swift") == "struct B {}")
    #expect(try read("app/deep/a.swift") == "@objc struct A {}")
    #expect(try scratch.names(in: "out") == ["b.swift", "deep", "porting.json"])
  }

  @Test func theSourcesOfWhatItImportsMayBeNamed() throws {
    try write("class A: P { func moved(_ way: Int) {} }", to: "app/a.swift")
    let library = "@objc public protocol P { @objc optional func moved(_ way: Int) }"
    try write(library, to: "lib/p.swift")
    try write("struct B {}", to: "other/b.swift")
    let libraries = "\(scratch.path("other")),\(scratch.path("lib"))"
    #expect(port("--out", scratch.path("out"), "--libraries", libraries).code == .done)
    #expect(try read("out/a.swift").hasPrefix("class A: P, P_optional_moved {"))
    let (code, terminal) = port("--out", scratch.path("out"), "--libraries", scratch.path("none"))
    #expect(code == .badInput)
    #expect(terminal.errors.contains("/none; name a folder with Swift sources"))
    #expect(port("--check", "--libraries", "").code == .badInput)
  }

  /// A link to nothing and a pipe, which nobody writes into.
  @Test func whatIsNoFileIsNamedWithAWayOut() throws {
    try write("struct A {}", to: "app/a.swift")
    let odd = scratch.path("app/odd.swift")
    try FileManager.default.createSymbolicLink(atPath: odd, withDestinationPath: "nowhere")
    let link = port("--out", scratch.path("out"))
    #expect(link.code == .badInput)
    #expect(
      link.terminal.errors.contains(
        "app/odd.swift is a link to nowhere, which does not exist; mend"
      ),
      "\(link.terminal.errors)"
    )
    try FileManager.default.removeItem(atPath: odd)
    #expect(mkfifo(odd, 0o600) == 0)
    let pipe = port("--out", scratch.path("out"))
    #expect(pipe.code == .badInput)
    #expect(
      pipe.terminal.errors.contains(
        "app/odd.swift cannot be read: it is not a plain file; check it"
      ),
      "\(pipe.terminal.errors)"
    )
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out")))
  }

  @Test func aSecondRunReplacesWhatTheFirstOneWrote() throws {
    try write("@objc struct A {}", to: "app/a.swift")
    try write("struct B {}", to: "app/b.swift")
    #expect(port("--out", scratch.path("out")).code == .done)
    try FileManager.default.removeItem(atPath: scratch.path("app/b.swift"))
    #expect(port("--out", scratch.path("out")).code == .done)
    #expect(try scratch.names(in: "out") == ["a.swift", "porting.json"])
  }

  @Test func theRunAfterOneThatFailedGoesOn() throws {
    try write("struct A {}", to: "app/a.swift")
    try write("struct B {}", to: "app/b.swift")
    try write("", to: "out/b.swift/file")
    let (code, terminal) = port("--out", scratch.path("out"), "--force")
    #expect(code == .failure)
    #expect(terminal.errors.contains("b.swift: what has this name is not a plain file; choose"))
    try FileManager.default.removeItem(atPath: scratch.path("out/b.swift"))
    #expect(port("--out", scratch.path("out")).code == .done)
    #expect(try scratch.names(in: "out") == ["a.swift", "b.swift", "porting.json"])
  }

  /// What people have written by hand is not in the sources.
  @Test func aFileThatWasChangedByHandIsKept() throws {
    try write("@objc struct A {}", to: "app/a.swift")
    try write("struct B {}", to: "app/deep/b.swift")
    #expect(port("--out", scratch.path("out")).code == .done)
    for name in ["a.swift", "deep/b.swift"] {
      let ported = try read("out/\(name)")
      let report = try read("out/porting.json")
      try write("struct Mine {}", to: "out/\(name)")
      let (code, terminal) = port("--out", scratch.path("out"))
      #expect(code == .badInput)
      #expect(
        terminal.errors.contains("out/\(name) has been changed since `port` wrote it")
          && terminal.errors.contains("choose another folder with --out, or add --force"),
        "\(terminal.errors)"
      )
      #expect(try read("out/\(name)") == "struct Mine {}")
      #expect(try read("out/porting.json") == report)
      #expect(port("--out", scratch.path("out"), "--force").code == .done)
      #expect(try read("out/\(name)") == ported)
    }
  }

  /// Its source is gone, so that it would be removed.
  @Test func aChangedFileIsNotRemovedEither() throws {
    try write("struct A {}", to: "app/a.swift")
    try write("struct B {}", to: "app/b.swift")
    #expect(port("--out", scratch.path("out")).code == .done)
    try write("struct Mine {}", to: "out/b.swift")
    try FileManager.default.removeItem(atPath: scratch.path("app/b.swift"))
    #expect(port("--out", scratch.path("out")).code == .badInput)
    #expect(try read("out/b.swift") == "struct Mine {}")
  }

  @Test func aChangeThatTheSourcesHaveNowIsNoLoss() throws {
    try write("struct A {}", to: "app/a.swift")
    #expect(port("--out", scratch.path("out")).code == .done)
    for folder in ["app", "out"] { try write("struct A { }", to: "\(folder)/a.swift") }
    #expect(port("--out", scratch.path("out")).code == .done)
    try write("struct A {  }", to: "app/a.swift")
    #expect(port("--out", scratch.path("out")).code == .done)
    #expect(try read("out/a.swift") == "struct A {  }")
  }

  /// A linked folder's files are somebody's, too.
  @Test func filesBehindALinkAreLeftAlone() throws {
    try write("@objc struct A {}", to: "app/deep/a.swift")
    try write("struct Mine {}", to: "elsewhere/a.swift")
    try write("", to: "out/readme.txt")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("out/deep"),
      withDestinationPath: scratch.path("elsewhere")
    )
    let (code, terminal) = port("--out", scratch.path("out"))
    #expect(code == .badInput)
    #expect(terminal.errors.contains("such as deep/a.swift"), "\(terminal.errors)")
    #expect(try read("elsewhere/a.swift") == "struct Mine {}")
  }

  @Test func twoRunsDoNotWriteOneFolder() throws {
    try write("struct A {}", to: "app/a.swift")
    #expect(port("--out", scratch.path("out")).code == .done)
    let other = try FolderLock(scratch.url.appending(path: "out"), named: "out")
    defer { withExtendedLifetime(other) {} }
    let (code, terminal) = port("--out", scratch.path("out"))
    #expect(code == .badInput)
    #expect(terminal.errors.contains("another transrender is writing into"))
  }

  /// Once for a module, where its sources ask for it; a module that was ported before has it.
  @Test func whatFoundationLacksIsAddedAndSaid() throws {
    try write("import UIKit\nlet a = NSMutableAttributedString()", to: "app/a.swift")
    try write("import UIKit\nfunc f() { a.append(b) }", to: "app/deep/b.swift")
    let (_, terminal) = port("--out", scratch.path("out"))
    #expect(terminal.output.contains(" · 0 left to do by hand · 1 added · "))
    #expect(
      terminal.errors == "AttributedTexts.companion.swift is added: Foundation on Linux ends the"
        + " process where neighbouring runs of an attributed string have as many attributes\n"
    )
    #expect(
      try read("out/AttributedTexts.companion.swift")
        .contains("extension Foundation.NSMutableAttributedString {")
    )
    #expect(try read("out/porting.json").contains("\"outcome\" : \"added\""))
    #expect(port("--check").terminal.output.hasSuffix(" · 1 to add\n"))
    #expect(
      Terminal().run("port", scratch.path("out"), "--out", scratch.path("again")) == .done
    )
    #expect(try scratch.names(in: "again").filter { $0.hasPrefix("Attr") }.count == 1)
    try write("import UIKit\nfunc f() {}", to: "app/deep/b.swift")
    #expect(port("--out", scratch.path("out")).code == .done)
    #expect(try scratch.names(in: "out") == ["a.swift", "deep", "porting.json"])
  }

  private func writeModel(_ generation: String, to path: String) throws {
    try write(
      "<model><entity name=\"Film\" representedClassName=\"Film\" \(generation)/></model>",
      to: "\(path)/A.xcdatamodel/contents"
    )
  }

  @Test func classesThatXcodeWritesForADataModelAreAdded() throws {
    try write("let a = Film()", to: "app/a.swift")
    try writeModel("codeGenerationType=\"class\"", to: "app/deep/Shop.xcdatamodeld")
    try writeModel("", to: "app/Own.xcdatamodeld")
    try writeModel("codeGenerationType=\"class\"", to: "app/Pods/Other.xcdatamodeld")
    let (code, terminal) = port("--out", scratch.path("out"))
    #expect(code == .done)
    #expect(terminal.output.hasPrefix("1 file · 0 rewritten · 0 left to do by hand · 1 added"))
    #expect(
      terminal.errors == "deep/Shop.xcdatamodeld.swift is added: Xcode writes the classes of a data"
        + " model while it builds an app\n"
    )
    let text = try read("out/deep/Shop.xcdatamodeld.swift")
    #expect(text.contains("public class Film: NSManagedObject {"))
    #expect(text.contains("import HeadlessCoreData"), "it is ported, too")
    #expect(try scratch.names(in: "out") == ["a.swift", "deep", "porting.json"])
    try FileManager.default.removeItem(atPath: scratch.path("app/deep"))
    #expect(port("--out", scratch.path("out")).code == .done)
    #expect(try scratch.names(in: "out").contains("a.swift"))
    #expect(
      !FileManager.default.fileExists(atPath: scratch.path("out/deep/Shop.xcdatamodeld.swift"))
    )
  }

  @Test func classesThatWereAddedBeforeAreNotAddedAgain() throws {
    try write("let a = Film()", to: "app/a.swift")
    try writeModel("codeGenerationType=\"class\"", to: "app/Shop.xcdatamodeld")
    #expect(port("--out", scratch.path("out")).code == .done)
    try writeModel("codeGenerationType=\"class\"", to: "out/Shop.xcdatamodeld")
    let terminal = Terminal()
    #expect(terminal.run("port", scratch.path("out"), "--out", scratch.path("again")) == .done)
    #expect(terminal.output.hasPrefix("2 files · 0 rewritten · "))
    #expect(!terminal.output.contains("added"))
    #expect(
      try read("again/Shop.xcdatamodeld.swift") == read("out/Shop.xcdatamodeld.swift")
    )
  }

  @Test func aModelThatCannotBeReadIsLeft() throws {
    try write("struct A {}", to: "app/a.swift")
    try write("", to: "app/Shop.xcdatamodeld/A.xcdatamodel/contents")
    let (code, terminal) = port("--out", scratch.path("out"))
    #expect(code == .done)
    #expect(terminal.output.contains("1 left to do by hand"))
    #expect(
      terminal.errors == "Shop.xcdatamodeld:1: Shop.xcdatamodeld, line 1: it is empty; open it in"
        + " Xcode and save it again\n"
    )
  }

  @Test func checkWritesNothing() throws {
    try write("import UIKit\n\nclass A: UIView { @NSManaged var a: Int }", to: "app/a.swift")
    let (code, terminal) = port("--check")
    #expect(code == .done)
    #expect(terminal.output == "1 file · 0 to rewrite · 1 left to do by hand\n")
    #expect(
      terminal.errors == "a.swift:3: @NSManaged relies on Objective-C to make the property;"
        + " make it a stored property\n"
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["app"])
  }

  @Test func programsHearOfEverything() throws {
    try write("@objc struct A {}", to: "app/a.swift")
    let line =
      #"{"event":"rewritten","file":"a.swift","line":1,"rule":"attributes","says":"@objc"}"#
    #expect(port("--check", "--json").terminal.errors == line + "\n")
  }

  @Test func foldersWithOtherFilesAreLeftAlone() throws {
    try write("struct A {}", to: "app/a.swift")
    try write("struct Mine {}", to: "out/mine.swift")
    let (code, terminal) = port("--out", scratch.path("out"))
    #expect(code == .badInput)
    #expect(terminal.errors.contains("such as mine.swift; choose another folder with --out"))
    #expect(try scratch.names(in: "out") == ["mine.swift"])
    #expect(port("--out", scratch.path("out"), "--force").code == .done)
    #expect(try read("out/mine.swift") == "struct Mine {}")
  }

  @Test func theSourcesAreNeverWrittenOver() throws {
    try write("@objc struct A {}", to: "app/a.swift")
    #expect(port("--out", scratch.path("app")).code == .badInput)
    #expect(port("--out", scratch.path("")).code == .badInput)
    #expect(port("--out", scratch.path("app/Ported")).code == .done)
    #expect(port("--out", scratch.path("app/Ported")).code == .done)
    #expect(try scratch.names(in: "app/Ported") == ["a.swift", "porting.json"])
    #expect(try read("app/a.swift") == "@objc struct A {}")
  }

  @Test func badInputIsOneSentenceWithARemedy() throws {
    #expect(Terminal().run("port") == .badInput)
    let missing = Terminal()
    #expect(missing.run("port", scratch.path("nowhere")) == .badInput)
    #expect(missing.errors.contains("name a folder with Swift sources"))
    try write("", to: "empty/readme.txt")
    #expect(Terminal().run("port", scratch.path("empty")) == .badInput)
    try write("", to: "app/a.swift")
    #expect(port("--check", "--out", "x").code == .badInput)
  }
}
