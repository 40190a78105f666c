import Bitmap
import Foundation
import Testing

@testable import TransrenderCommand

/// Parts become one film whole, or nothing is touched.
@MainActor @Suite struct MergeTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for part in ["1/3", "2/3", "3/3"] {
      let words = ["demo", "push", "--scale", "0.1", "--fps", "6", "--shard", part]
      #expect(Terminal().run(words + ["--out", scratch.path("\(part.prefix(1))")]) == .done)
    }
  }

  private func merge(_ parts: String..., into out: String = "out") -> (ExitCode, String) {
    let terminal = Terminal()
    let words = parts.map { scratch.path($0) } + ["--out", scratch.path(out)]
    return (terminal.run(["merge"] + words), terminal.errors)
  }

  @Test func aPartThatIsMissingIsNamed() throws {
    let (code, errors) = merge("1", "3")
    #expect(code == .badInput)
    #expect(errors.contains("part 2/3 is missing"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out")))
    #expect(merge("1", "2", "3") == (.done, ""))
    #expect(try Manifest.read(from: scratch.url.appending(path: "out"))?.shard == nil)
  }

  /// A machine may die when its part is there, and another then makes it again.
  @Test func aPartThatWasMadeTwiceIsMergedOnce() throws {
    try FileManager.default.copyItem(atPath: scratch.path("2"), toPath: scratch.path("again"))
    #expect(merge("1", "2", "again", "3") == (.done, ""))
    #expect(merge("1", "2", "3", into: "once") == (.done, ""))
    #expect(try scratch.contents(of: "out") == scratch.contents(of: "once"))
    let place = scratch.url.appending(path: "again/frames.json")
    let text = try String(contentsOf: place, encoding: .utf8)
    let manifest = try #require(try Manifest.read(from: scratch.url.appending(path: "2")))
    let hash = try #require(manifest.frames[0].hash)
    try Data(text.replacing(hash, with: String(repeating: "0", count: 32)).utf8).write(to: place)
    let (code, errors) = merge("1", "2", "again", "3")
    #expect(code == .badInput)
    #expect(errors.contains("is part 2/3 again with other frames"), "\(errors)")
  }

  @Test func aResultThatIsAPartByAnotherNameIsRefused() throws {
    let link = scratch.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "1")
    let before = try scratch.contents(of: "1")
    #expect(merge("1", "2", "3", into: "link").0 == .badInput)
    #expect(try scratch.contents(of: "1") == before)
  }

  @Test func aFrameThatIsGoneStopsEverythingBeforeItBegins() throws {
    #expect(merge("1", "2", "3") == (.done, ""))
    let before = try scratch.contents(of: "out")
    try FileManager.default.removeItem(atPath: scratch.path("2/00001.png"))
    let (code, errors) = merge("1", "2", "3")
    #expect(code == .badInput)
    #expect(errors.contains("2/00001.png; film that part again"))
    #expect(try scratch.contents(of: "out") == before)
  }

  @Test func aFrameThatHasChangedIsNamed() throws {
    let frame = scratch.url.appending(path: "2/00001.png")
    try Data(contentsOf: scratch.url.appending(path: "1/00000.png")).write(to: frame)
    let (code, errors) = merge("1", "2", "3")
    #expect(code == .badInput)
    #expect(errors.contains("2/00001.png does not match its frames.json"), "\(errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out")))
  }

  @Test(arguments: [
    ("\"index\" : 1,", "\"index\" : 1, \"width\" : 9999,", "00001.png is "),
    ("00001.png", "../3/00002.png", "is not the name of a frame"),
    ("00001.png", "frames.json", "is not the name of a frame"),
    ("\"hash\"", "\"hush\"", "does not describe"),
  ])
  func aManifestThatIsWrongIsRefused(old: String, new: String, part: String) throws {
    let place = scratch.url.appending(path: "2/frames.json")
    let text = try String(contentsOf: place, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: place)
    let (code, errors) = merge("1", "2", "3")
    #expect(code == .badInput)
    #expect(errors.contains(part), "\(errors)")
  }

  /// The time, count and number of every frame are those of the film.
  @Test(arguments: [
    ("\"time\" : 0.16666666666666666", "\"time\" : 0.2", "has frame 1 at 0.2 s, not at 0.1666"),
    ("\"index\" : 1,", "\"index\" : -1,", "lists frame -1, and its film has 4 frames"),
    (
      "\"fps\" : \"6000/1000\"", "\"fps\" : \"6e9\"", "has a film of 0.5 s at 6e9 frames per second"
    ),
    ("\"schema\" : 1", "\"schema\" : 99", "is of version 99"),
    ("\"chosen\" : \"0-3\",", "", "does not say which frames its film has"),
    ("\"shard\" : \"2/3\"", "\"shard\" : \"0/3\"", "is part '0/3', which cannot be"),
    ("\"shard\" : \"2/3\"", "\"shard\" : \"1/3\"", "lists 1 of 2 frames; frame 0 is missing"),
  ])
  func aManifestOfAnotherFilmIsRefused(old: String, new: String, part: String) throws {
    let place = scratch.url.appending(path: "2/frames.json")
    let text = try String(contentsOf: place, encoding: .utf8)
    try #require(text.contains(old), "\(text)")
    try Data(text.replacing(old, with: new).utf8).write(to: place)
    let (code, errors) = merge("3", "2", "1")
    #expect(code == .badInput)
    #expect(errors.contains("/2 \(part)"), "\(errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out")))
  }

  @Test func aPartWithFewerFramesIsRefused() throws {
    let folder = scratch.url.appending(path: "1")
    var manifest = try #require(try Manifest.read(from: folder))
    let last = manifest.frames.removeLast()
    try manifest.write(to: folder)
    try FileManager.default.removeItem(at: folder.appending(path: last.file))
    let (code, errors) = merge("1", "2", "3")
    #expect(code == .badInput)
    #expect(errors.contains("/1 lists 1 of 2 frames; frame 3 is missing"), "\(errors)")
    manifest.frames += [last, last]
    try manifest.write(to: folder)
    #expect(merge("1", "2", "3").1.contains("/1 lists frame 3 twice"))
  }

  @Test func partsOfASelectionAreMerged() throws {
    let words = ["demo", "push", "--scale", "0.1", "--fps", "6", "--frames", "0-1,3"]
    for part in ["1/2", "2/2"] {
      let folder = scratch.path("s\(part.prefix(1))")
      #expect(Terminal().run(words + ["--shard", part, "--out", folder]) == .done)
    }
    #expect(merge("s1", "s2") == (.done, ""))
    #expect(Terminal().run(words + ["--out", scratch.path("once")]) == .done)
    #expect(try scratch.contents(of: "out") == scratch.contents(of: "once"))
  }

  @Test func aFrameThatIsALinkIsRefused() throws {
    let frame = scratch.path("2/00001.png")
    try FileManager.default.moveItem(atPath: frame, toPath: scratch.path("away.png"))
    try FileManager.default.createSymbolicLink(
      atPath: frame,
      withDestinationPath: scratch.path("away.png")
    )
    #expect(merge("1", "2", "3").0 == .badInput)
  }

  @Test func theHashIsThatOfTheFilesBytes() throws {
    let manifest = try #require(try Manifest.read(from: scratch.url.appending(path: "1")))
    for frame in manifest.frames {
      let bytes = try Data(contentsOf: scratch.url.appending(path: "1/\(frame.file)"))
      #expect(bytes.withUnsafeBytes { "\(Digest(of: $0))" } == frame.hash)
    }
  }
}
