import Bitmap
import CairoRenderer
import Catalogue
import Foundation
import Scene
import Testing
import Timeline

@testable import TransrenderCommand

@MainActor @Suite struct SequenceTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  func demo(_ name: String, to folder: String, _ more: String...) -> ExitCode {
    let words = ["demo", name, "--scale", "0.25", "--fps", "12", "--out", scratch.path(folder)]
    return Terminal().run(words + more)
  }

  @Test func jobsShardsAndSingleFramesGiveTheSameFiles() throws {
    #expect(demo("cube-left", to: "one", "-j1") == .done)
    #expect(demo("cube-left", to: "two", "-j2") == .done)
    #expect(demo("cube-left", to: "a", "--shard", "1/2") == .done)
    #expect(demo("cube-left", to: "b", "--shard", "2/2") == .done)
    let parts = [scratch.path("b"), scratch.path("a"), "--out", scratch.path("merged")]
    #expect(Terminal().run(["merge"] + parts) == .done)
    #expect(demo("cube-left", to: "alone", "--frames", "3") == .done)
    let whole = try scratch.contents(of: "one")
    #expect(whole.count > 5)
    #expect(try scratch.contents(of: "two") == whole)
    #expect(try scratch.contents(of: "merged") == whole)
    #expect(try scratch.contents(of: "alone")["00003.png"] == whole["00003.png"])
  }

  @Test(arguments: Catalogue.all.map(\.name))
  func everyTransitionBeginsAsBeforeAndEndsAsAfter(name: String) throws {
    let (before, after) = (try Self.before.get(), try Self.after.get())
    let reel = Reel(from: before.scene, to: after.scene, by: try Catalogue.entry(named: name))
    #expect(try Self.still(reel.scene(at: .zero)) == before.still)
    #expect(try Self.still(reel.scene(at: reel.duration)) == after.still)
  }

  private static let before = Result { try drawn(ReferenceScreens.list()) }
  private static let after = Result { try drawn(ReferenceScreens.detail()) }

  private static func drawn(_ scene: Scene) throws -> (scene: Scene, still: Bitmap) {
    (scene, try still(scene))
  }

  private static func still(_ scene: Scene) throws -> Bitmap {
    try Renderer(scale: 0.25).draw(scene)
  }

  @Test func whatIsOursIsReplacedAndWhatIsForeignIsNot() throws {
    #expect(demo("push", to: "out") == .done)
    // A run that was killed leaves a hidden rest of a frame of its list.
    try Data("x".utf8).write(to: scratch.url.appending(path: "out/.00001.png.99-1.partial"))
    #expect(demo("push", to: "out", "--frames", "0-2") == .done)
    let names = ["00000.png", "00001.png", "00002.png", "frames.json"]
    #expect(try scratch.names(in: "out") == names)
    try Data("x".utf8).write(to: scratch.url.appending(path: "out/notes.txt"))
    #expect(demo("push", to: "out") == .badInput)
    #expect(try scratch.names(in: "out") == names + ["notes.txt"])
    #expect(demo("push", to: "out", "--force", "--frames", "1") == .done)
    #expect(try scratch.names(in: "out") == ["00001.png", "frames.json", "notes.txt"])
  }

  /// Somebody may have painted on it.
  @Test func aFrameThatWasChangedIsKept() throws {
    #expect(demo("push", to: "out", "--frames", "0-1") == .done)
    let frame = scratch.url.appending(path: "out/00001.png")
    try Data("mine".utf8).write(to: frame)
    let terminal = Terminal()
    let words = ["demo", "push", "--frames", "0", "--out", scratch.path("out")]
    for more in [[], ["--dry-run"]] {
      #expect(terminal.run(words + more) == .badInput)
      #expect(terminal.errors.contains("did not write, such as 00001.png"), "\(terminal.errors)")
    }
    #expect(try Data(contentsOf: frame) == Data("mine".utf8))
    #expect(demo("push", to: "out", "--frames", "0", "--force") == .done)
    #expect(try scratch.names(in: "out") == ["00000.png", "frames.json"])
  }

  @Test func aLinkIsFollowedToItsFolderAndNoFurther() throws {
    let secret = scratch.url.appending(path: "secret")
    try Data("keep".utf8).write(to: secret)
    let real = scratch.url.appending(path: "real")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    let files = FileManager.default
    try files.createSymbolicLink(atPath: scratch.path("link"), withDestinationPath: "real")
    let trap = real.appending(path: "00000.png").path
    try files.createSymbolicLink(atPath: trap, withDestinationPath: secret.path)
    #expect(demo("push", to: "link", "--frames", "0", "--force") == .done)
    #expect(try scratch.names(in: "real") == ["00000.png", "frames.json"])
    #expect(try Data(contentsOf: secret) == Data("keep".utf8))
  }

  @Test func aManifestCannotNameFilesElsewhere() throws {
    #expect(demo("push", to: "out", "--frames", "0") == .done)
    let place = scratch.url.appending(path: "out/frames.json")
    try Data("keep".utf8).write(to: scratch.url.appending(path: "victim"))
    let text = try String(contentsOf: place, encoding: .utf8)
    try text.replacing("00000.png", with: "../victim").write(
      to: place,
      atomically: true,
      encoding: .utf8
    )
    #expect(demo("push", to: "out", "--frames", "0", "--force") == .done)
    #expect(FileManager.default.fileExists(atPath: scratch.path("victim")))
  }

  @Test func aManifestCannotHaveAFolderRemoved() throws {
    #expect(demo("push", to: "out", "--frames", "0") == .done)
    let notes = scratch.url.appending(path: "out/notes")
    try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: notes.appending(path: "mine.txt"))
    let place = scratch.url.appending(path: "out/frames.json")
    let text = try String(contentsOf: place, encoding: .utf8)
    for name in ["notes", ".", ".."] {
      try Data(text.replacing("00000.png", with: name).utf8).write(to: place)
      #expect(demo("push", to: "out", "--frames", "0") == .badInput)
    }
    #expect(FileManager.default.fileExists(atPath: notes.appending(path: "mine.txt").path))
  }

  @Test func aFolderThatSomebodyWritesIntoIsRefused() throws {
    #expect(demo("push", to: "out", "--frames", "0") == .done)
    let before = try scratch.contents(of: "out")
    let lock = try FolderLock(scratch.url.appending(path: "out"), named: "out")
    let terminal = Terminal()
    #expect(terminal.run(["demo", "push", "--out", scratch.path("out")]) == .badInput)
    #expect(terminal.errors.contains("another transrender is writing into"))
    #expect(try scratch.contents(of: "out") == before)
    withExtendedLifetime(lock) {}
  }

  @Test func whatFailsLeavesNeitherFilesNorFolders() throws {
    struct Full: Error {}
    let folder = scratch.url.appending(path: "new/deep")
    let leavings = try CreatedFolders(making: folder)
    #expect(throws: Full.self) {
      try leavings.unlessItFails {
        let file = folder.appending(path: "00000.png")
        leavings.add([file])
        try Data("x".utf8).write(to: file)
        throw Full()
      }
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("new")))
  }

  @Test func aPictureIsNotLargerThanOneThatCanBeReadAgain() throws {
    let file = scratch.url.appending(path: "wide.json")
    try Data("{\"device\": {\"size\": [4000, 4000]}, \"controllers\": {\"a\": {}}}".utf8)
      .write(to: file)
    let terminal = Terminal()
    let words = ["render", file.path, "--scale", "8", "--out", scratch.path("o")]
    #expect(terminal.run(words) == .badInput)
    #expect(terminal.errors.contains("choose a smaller --scale"), "\(terminal.errors)")
  }

  @Test func partsOfDifferentFilmsDoNotMerge() throws {
    #expect(demo("push", to: "a", "--frames", "0") == .done)
    #expect(demo("push", to: "b", "--frames", "1", "--duration", "2s") == .done)
    let terminal = Terminal()
    #expect(terminal.run(["merge", scratch.path("a"), scratch.path("b")]) == .badInput)
    #expect(terminal.errors.contains("is part of another film"))
  }

  @Test(arguments: [
    (["--from", "0.2s"], 4), (["--to", "100ms"], 2), (["--from", "0.2", "--to", "0.3"], 1),
    (["--last", "open"], 6), ([], 7),
  ])
  func timesSelectFrames(flags: [String], count: Int) {
    let terminal = Terminal()
    let words = ["demo", "push", "--fps", "12", "--dry-run"] + flags
    #expect(terminal.run(words) == .done)
    #expect(terminal.output.contains("would write \(count) frame"), "\(terminal.output)")
  }

  @Test func aStoppedRunSaysWhatIsThere() {
    let some = Interruption(done: 3, total: 9, output: "out")
    #expect("\(some)".contains("3 of 9 frames are complete in out"))
    let trial = Interruption(afterFilms: 1, in: "out")
    #expect("\(trial)".hasPrefix("stopped after 1 film, which is not kept"))
    let early = Interruption(afterFilms: 0, in: "out")
    #expect("\(early)".hasPrefix("stopped before the first film; run `try` again"))
    #expect("\(Interruption(buildingIn: "out"))".contains("run `try` again to go on with out"))
  }
}
