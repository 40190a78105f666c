import Bitmap
import Foundation
import Imaging
import Testing

@testable import TransitionSnapshots

/// Goldens that are there but are not what was recorded: each has its own sentence.
@MainActor
@Suite struct GoldenFileTests {
  struct Damage: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable ([UInt8]) throws -> [UInt8]
    let word: String

    var testDescription: String { name }
  }

  nonisolated static let pointer = Array(
    "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8
  )

  nonisolated static let damages = [
    Damage(name: "LFS pointer", change: { _ in pointer }, word: "lfs-pointer"),
    Damage(name: "empty", change: { _ in [] }, word: "picture"),
    Damage(name: "half", change: { Array($0.prefix($0.count / 2)) }, word: "truncated"),
    Damage(name: "20 bytes", change: { Array($0.prefix(20)) }, word: "truncated"),
    Damage(
      name: "text",
      change: { _ in Array("hello, this is no picture at all, is it".utf8) },
      word: "picture"
    ),
    Damage(
      name: "16 bit",
      change: { _ in SamplePNG.make(depth: 16, color: 2) },
      word: "sixteen-bit"
    ),
    Damage(name: "palette", change: { _ in SamplePNG.make(depth: 8, color: 3) }, word: "palette"),
    Damage(
      name: "interlaced",
      change: { _ in SamplePNG.make(depth: 8, color: 2, interlace: 1) },
      word: "interlaced"
    ),
    Damage(
      name: "animated",
      change: { bytes in
        var encoder = APNGEncoder()
        try encoder.add(PNG.decode(bytes), delay: APNG.Delay(seconds: 1))
        return encoder.finish()
      },
      word: "animated"
    ),
    Damage(
      name: "stripped",
      change: { try PNG.encode(PNG.decode($0), color: .rgb) },
      word: "no-description"
    ),
    Damage(
      name: "cells outside",
      change: { bytes in
        let text = try PNG.texts(in: bytes)[0].text.replacing("\"width\":40", with: "\"width\":900")
        let texts = [try PNG.Text(keyword: "transrender", text: text)]
        return try PNG.encode(PNG.decode(bytes), color: .rgb, texts: texts)
      },
      word: "bad-description"
    ),
    Damage(
      name: "newer schema",
      change: { bytes in
        let texts = [try PNG.Text(keyword: "transrender", text: "{\"schema\":99}")]
        return try PNG.encode(PNG.decode(bytes), color: .rgb, texts: texts)
      },
      word: "newer"
    ),
  ]

  @Test(arguments: damages)
  func aDamagedGoldenIsNamed(damage: Damage) throws {
    let bench = try Workbench()
    _ = try bench.verify(SampleFilm().take(), as: .filmstrip)
    let file = bench.golden("filmstrip.png")
    try Data(damage.change(Array(Data(contentsOf: file)))).write(to: file)
    let verdict = try bench.verify(SampleFilm().take(), as: .filmstrip)[0]
    #expect(!verdict.passes)
    #expect(verdict.message.contains("error=unreadable kind=\(damage.word)"), "\(verdict.message)")
  }

  @Test func aPictureWhereAnAnimationIsExpected() throws {
    let bench = try Workbench()
    let take = try SampleFilm().take()
    _ = try bench.verify(take, as: .filmstrip, .animation(fps: 60))
    let still = try Data(contentsOf: bench.golden("filmstrip.png"))
    try still.write(to: bench.golden("apng"))
    let verdict = try bench.verify(take, as: .animation(fps: 60))[0]
    #expect(verdict.message.contains("kind=still"), "\(verdict.message)")
  }

  @Test func aPointerInPlaceOfALog() throws {
    let bench = try Workbench()
    _ = try bench.verify(SampleFilm().take(), as: .callbackLog)
    try Data(Self.pointer).write(to: bench.golden("log.txt"))
    let verdict = try bench.verify(SampleFilm().take(), as: .callbackLog)[0]
    #expect(verdict.message.contains("git lfs pull"), "\(verdict.message)")
  }

  @Test func anAnimationIsComparedFrameByFrame() throws {
    let bench = try Workbench()
    _ = try bench.verify(SampleFilm().take(), as: .animation(fps: 60))
    #expect(try bench.verify(SampleFilm().take(), as: .animation(fps: 60))[0].passes)
    var changed = SampleFilm()
    changed.order = [0, 1, 2, 2, 4, 5, 6]
    let verdict = try bench.verify(changed.take(), as: .animation(fps: 60))[0]
    #expect(verdict.message.contains("order: frame 3 shows what the golden has in frame 2"))
  }

  @Test func pixelsCountAndNotWhatTheFileSaysOfThem() throws {
    let bench = try Workbench()
    var changed = SampleFilm()
    changed.levels = 5
    _ = try bench.verify(changed.take(), as: .filmstrip)
    let file = bench.golden("filmstrip.png")
    let wrong = try PNG.decode(Array(Data(contentsOf: file)))
    let bench2 = try Workbench()
    _ = try bench2.verify(SampleFilm().take(), as: .filmstrip)
    // The description, hashes among it, of the right picture on the pixels of the wrong one.
    let texts = try PNG.texts(in: Array(Data(contentsOf: bench2.golden("filmstrip.png"))))
    try Data(PNG.encode(wrong, color: .rgb, texts: texts)).write(to: file)
    #expect(try !bench.verify(SampleFilm().take(), as: .filmstrip)[0].passes)
  }
}

/// Headers of PNG files that other tools write.
enum SamplePNG {
  static func make(depth: UInt8, color: UInt8, interlace: UInt8 = 0) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, depth, color, 0, 0, interlace]
      + [0, 0, 0, 0, 0, 0, 0, 0] + Array("IEND".utf8)
  }
}
