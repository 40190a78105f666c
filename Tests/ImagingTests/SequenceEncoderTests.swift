import Bitmap
import Testing

@testable import Imaging

@Suite struct SequenceEncoderTests {
  static let settings: [PNG.Setting] = [.fast, .small]

  @Test(arguments: settings)
  func everyPictureIsReadBack(setting: PNG.Setting) throws {
    let encoder = SequenceEncoder(setting: setting)
    for picture in pictures() {
      let file = try encoder.encode(picture)
      #expect(try PNG.decode(file.bytes()) == picture)
      #expect(file.byteCount == file.bytes().count)
    }
  }

  @Test(arguments: settings)
  func aPictureAloneHasTheBytesItHasInASequence(setting: PNG.Setting) throws {
    let encoder = SequenceEncoder(setting: setting, cacheBytes: 20_000)
    for picture in pictures() + pictures().reversed() {
      let alone = try SequenceEncoder(setting: setting).encode(picture).bytes()
      #expect(try encoder.encode(picture).bytes() == alone)
    }
  }

  @Test func manyThreadsWriteWhatOneWrites() async throws {
    let encoder = SequenceEncoder(setting: .fast)
    let files = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for (index, picture) in pictures().enumerated() {
        group.addTask { (index, try encoder.encode(picture).bytes()) }
      }
      return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
    }
    for (index, picture) in pictures().enumerated() {
      #expect(try files[index] == SequenceEncoder(setting: .fast).encode(picture).bytes())
    }
  }

  @Test(arguments: settings)
  func aCrewWritesWhatOneWorkerWrites(setting: PNG.Setting) throws {
    for picture in pictures() {
      let alone = try SequenceEncoder(setting: setting).encode(picture).bytes()
      #expect(try SequenceEncoder(setting: setting, workers: 3).encode(picture).bytes() == alone)
    }
    let clear = Pictures.noise(64, 640, opaque: false)
    #expect(throws: PNG.Fault.transparent) { try SequenceEncoder(workers: 3).encode(clear) }
  }

  /// What is drawn for one frame alone, too: ISA-L, which photographs are left to, takes a quarter
  /// more bytes for letters.
  @Test func lettersGoThroughTheCoderOfRepetitions() throws {
    let letters = Pictures.letters(480, 320)
    let whole = try PNG.encode(letters, as: .fast, color: .rgb)
    let own = try SequenceEncoder(setting: .fast).encode(letters).byteCount
    #expect(Double(own) < 0.8 * Double(whole.count))
    let noise = Pictures.noise(480, 320)
    let loud = try PNG.encode(noise, as: .fast, color: .rgb)
    let share = try Double(SequenceEncoder(setting: .fast).encode(noise).byteCount)
    #expect(abs(share / Double(loud.count) - 1) < 0.01)
  }

  @Test func transparentPicturesNeedADeclaration() throws {
    let clear = Pictures.noise(64, 64, opaque: false)
    #expect(throws: PNG.Fault.transparent) { try SequenceEncoder().encode(clear) }
    let file = try SequenceEncoder(color: .rgba).encode(clear).bytes()
    #expect(try PNG.decode(file) == clear)
  }

  @Test func opaqueAndClearPicturesOfOneSequenceHaveOneColorType() throws {
    let encoder = SequenceEncoder(color: .rgba)
    for picture in [Pictures.interface(40, 40), Pictures.noise(40, 40, opaque: false)] {
      let file = try encoder.encode(picture).bytes()
      #expect(file[25] == 6)
    }
  }

  /// A screen that scrolls, then others.
  private func pictures() -> [Bitmap] {
    [0, 0, 3, 30, 90].map { Pictures.interface(120, 400, shift: $0) }
      + [
        Pictures.letters(100, 150),
        Pictures.noise(120, 200), Pictures.photograph(90, 120),
        Pictures.flat(1, 1, [1, 1, 1, 255]),
      ]
  }
}
