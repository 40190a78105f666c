import Bitmap
import Foundation
import Imaging
import TestSupport
import TransitionSnapshots

@testable import TransrenderCommand

/// One file from elsewhere, made or changed by chance, and the command that reads it.
struct FuzzCase {
  enum Kind: String, CaseIterable { case screen, manifest, results, picture, interface }

  let kind: Kind
  let seed: UInt64

  init(seed: UInt64, only kind: Kind? = nil) {
    self.seed = seed
    // Screen files can say the most.
    self.kind =
      kind ?? (seed % 2 == 0 ? .screen : Kind.allCases[Int(seed / 2) % Kind.allCases.count])
  }

  /// Writes the files into a folder that is there, and says what the command is to do with them.
  func prepare(in folder: URL) throws -> [String] {
    var dice = SeededGenerator(seed: seed &* 0xD134_2543_DE82_EF95)
    let place = { (name: String) in folder.appending(path: name) }
    try Self.picture.write(to: place("picture.png"))
    switch kind {
    case .screen:
      var text = Data()
      do {
        var maker = ScreenMaker(dice)
        text = Data(maker.text().utf8)
      }
      if dice.once(in: 4) { text = Self.mutated(text, &dice) }
      try text.write(to: place("screen.json"))
      let flags = dice.pick([["--size", "1x1"], ["--scale", "0.5"], ["--text-size", "small"]])
      return ["render", place("screen.json").path, "--fps", "2", "--out", place("out").path] + flags
    case .manifest:
      let frames = place("frames")
      try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)
      try Self.picture.write(to: frames.appending(path: "00000.png"))
      try FileManager.default.createDirectory(
        at: frames.appending(path: "notes"),
        withIntermediateDirectories: true
      )
      try Data("mine".utf8).write(to: frames.appending(path: "notes/mine.txt"))
      let text = Self.mutated(Data(Self.manifest.utf8), &dice)
      try text.write(to: frames.appending(path: "frames.json"))
      let reel = ["demo", "push", "--scale", "0.05", "--fps", "2", "--out", frames.path]
      return dice.once(in: 2) ? ["merge", frames.path, "--out", place("out").path] : reel
    case .results:
      try Self.makePackage(folder)
      try Self.mutated(Data(try Self.results(folder).utf8), &dice).write(to: place("results.json"))
      let verb = dice.pick([
        ["approve", "--all"], ["reject", "--all"], ["report", "--out", place("page.html").path],
        ["prune", "--remove"],
      ])
      return ["snapshot"] + verb + ["--from", place("results.json").path, "--package", folder.path]
    case .interface:
      let (name, text) = DocumentMaker.document(&dice)
      // Slips in its bytes as well: a parser that is tolerant has to be so everywhere.
      let slipped = dice.once(in: 3) ? Self.mutated(text, &dice) : text
      try slipped.write(to: place(name))
      let document = place(name).path
      let out = place("out").path
      return dice.pick([
        ["check", document], ["check", document, "--segues"],
        ["render", document, "--segue", "more", "--fps", "2", "--scale", "0.5", "--out", out],
        ["storyboard", document, "--scale", "0.1", "--out", place("page.html").path],
      ])
    case .picture:
      try Self.mutated(Self.picture, &dice).write(to: place("after.png"))
      let pair = [place("picture.png").path, place("after.png").path]
      let film = ["render"] + pair + ["--fps", "2", "--out", place("out").path]
      return dice.once(in: 2) ? film : ["diff"] + pair
    }
  }

  // MARK: - What is changed

  private static let picture: Data = {
    let bitmap = Bitmap(width: 16, height: 16) { pixels in
      for index in pixels.indices { pixels[index] = index % 4 == 3 ? 255 : UInt8(index & 255) }
    }
    return Data(PNG.encode(bitmap))
  }()

  private static var manifest: String {
    """
    {"schema": 1, "made": "transrender", "environment": [], "isComplete": true, "width": 16,
     "height": 16, "scale": 1, "fps": "2", "duration": 0.5, "shard": "1/1", "events": [],
     "frames": [{"file": "00000.png", "index": 0, "time": 0, "hash": "\(hash)", "width": 16}]}
    """
  }

  private static var hash: String { GoldenReview.hash(picture) }

  private static func makePackage(_ folder: URL) throws {
    let log = "Suite/test.a.log.txt"
    for (path, text) in [
      "Package.swift": "", "Goldens/\(log)": "old\n", "mine.txt": "mine\n",
      ".transrender/failures/\(log)/actual.txt": "new\n",
    ] {
      let file = folder.appending(path: path)
      let parent = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static func results(_ folder: URL) throws -> String {
    let path = "Suite/test.a.log.txt"
    var result = SnapshotVerbTests.result(.mismatched, path: path)
    result.root = folder.appending(path: "Goldens").path
    result.actual = folder.appending(path: ".transrender/failures/\(path)/actual.txt").path
    result.artefacts = ["actual.txt": result.actual ?? ""]
    result.goldenHash = GoldenReview.hash(Data("old\n".utf8))
    let run = SnapshotRun(
      command: "swift test",
      coverage: .whole,
      results: [result],
      references: [path],
      goldens: folder.appending(path: "Goldens").path,
      durationMs: 1
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(run), as: UTF8.self)
  }

  private static let words = [
    "null", "-1", "1e9", "0", "[]", "{}", "\"\"", "..", "../", "/", "/tmp", "mine.txt", "notes",
    ".", "1e999", "99999999999999999999", "9007199254740993", "1/1000000000", ",", ":",
    "frames.json",
  ]

  /// A few slips of the hand.
  private static func mutated(_ data: Data, _ dice: inout SeededGenerator) -> Data {
    var bytes = Array(data)
    for _ in 0..<(1 + dice.number(below: 4)) where !bytes.isEmpty {
      let place = dice.number(below: bytes.count)
      let end = min(bytes.count, place + dice.number(below: 12))
      switch dice.number(below: 6) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: dice.pick(words).utf8, at: place)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes[place] = UInt8(dice.number(below: 256))
      case 4: bytes.replaceSubrange(place..<end, with: dice.pick(words).utf8)
      default: replaceValue(in: &bytes, from: place, &dice)
      }
    }
    return Data(bytes)
  }

  /// Another value behind the next colon: still JSON, and wrong in a subtler way.
  private static func replaceValue(
    in bytes: inout [UInt8],
    from place: Int,
    _ dice: inout SeededGenerator
  ) {
    guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let marks = Array(",}]\n".utf8)
    guard let end = bytes[(colon + 1)...].firstIndex(where: marks.contains) else { return }
    bytes.replaceSubrange((colon + 1)..<end, with: dice.pick(words).utf8)
  }
}
