import Bitmap
import Catalogue
import Foundation
import Imaging
import Testing

@testable import TransrenderCommand

/// What must hold for two pictures of anybody's, whatever the transition.
@MainActor @Suite struct PictureSequenceTests {
  static let (width, height) = (26, 44)
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Whether the first picture can be seen through.
  enum Pair: CaseIterable { case opaque, clear }

  @Test(arguments: Catalogue.all.map(\.name), Pair.allCases)
  func everyTransitionKeepsItsPromises(name: String, pair: Pair) throws {
    let (before, after) = try pictures(pair)
    try film("one", name, "-j1")
    let whole = try scratch.contents(of: "one")
    let last = try #require(whole.keys.filter { $0.hasSuffix(".png") }.max())
    #expect(try PNG.decode([UInt8](#require(whole["00000.png"]))) == before)
    #expect(try PNG.decode([UInt8](#require(whole[last]))) == after)
    try film("two", name, "-j2")
    #expect(try scratch.contents(of: "two") == whole)
    try film("alone", name, "--frames", "2")
    #expect(try scratch.contents(of: "alone")["00002.png"] == whole["00002.png"])
    try film("a", name, "--shard", "1/2")
    try film("b", name, "--shard", "2/2")
    try run(["merge", scratch.path("a"), scratch.path("b"), "--out", scratch.path("merged")])
    #expect(try scratch.contents(of: "merged") == whole)
  }

  @Test func aGapBetweenOpaquePicturesIsBlackOrWhatIsAskedFor() throws {
    _ = try pictures(.opaque)
    try film("black", "flip-horizontal", "--frames", "4")
    try film("white", "flip-horizontal", "--frames", "4", "--background", "#ffffff")
    let corner = { (folder: String) in
      let file = try #require(scratch.contents(of: folder)["00004.png"])
      return try PNG.decode([UInt8](file)).withUnsafeBytes { Array($0.prefix(4)) }
    }
    #expect(try corner("black") == [0, 0, 0, 255])
    #expect(try corner("white") == [255, 255, 255, 255])
  }

  private func film(_ folder: String, _ name: String, _ more: String...) throws {
    let words = ["images", scratch.path("before.png"), scratch.path("after.png"), "-t", name]
    try run(words + ["--fps", "12", "--force", "--out", scratch.path(folder)] + more)
  }

  private func run(_ words: [String]) throws {
    let terminal = Terminal()
    #expect(terminal.run(words) == .done, "\(terminal.errors)")
  }

  private func pictures(_ pair: Pair) throws -> (before: Bitmap, after: Bitmap) {
    let before = picture(seed: 3, isClear: pair != .opaque)
    let after = picture(seed: 7, isClear: false)
    let files = [("before.png", before), ("after.png", after)]
    for (name, bitmap) in files {
      try Data(PNG.encode(bitmap)).write(to: scratch.url.appending(path: name))
    }
    return (before, after)
  }

  /// Bars and a slope, with a clear corner and a veil where it is asked for.
  private func picture(seed: Int, isClear: Bool) -> Bitmap {
    Bitmap(width: Self.width, height: Self.height) { bytes in
      for place in 0..<Self.width * Self.height {
        let (x, y) = (place % Self.width, place / Self.width)
        let alpha = isClear ? (x < 9 && y < 9 ? 0 : y > 30 ? 120 : 255) : 255
        let levels = [x * seed, y * seed / 2, (x / 4 + y / 4) % 2 * 200]
        for (channel, level) in levels.enumerated() {
          bytes[place * 4 + channel] = UInt8(level % 256 * alpha / 255)
        }
        bytes[place * 4 + 3] = UInt8(alpha)
      }
    }
  }
}
