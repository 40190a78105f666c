import Bitmap
import TestSupport
import Testing

@testable import Imaging

/// GIF files that are read: what our encoder wrote, and files put together by hand.
@Suite struct GIFTests {
  private func pictures(of file: [UInt8]) throws -> [Bitmap] {
    let gif = try GIF(file)
    var canvas = GIFCanvas(gif)
    return try (0..<gif.count).map { try canvas.picture(at: $0) }
  }

  private static let ground = Pictures.drawn(40, 30) { x, y in [UInt8(x % 7), UInt8(y), 9, 255] }
  private static let changed = Pictures.drawn(40, 30) { x, y in
    (5..<14).contains(x) && (7..<11).contains(y) && (x + y) % 2 == 0
      ? [200, 1, 2, 255] : [UInt8(x % 7), UInt8(y), 9, 255]
  }
  private static let noise = Pictures.drawn(300, 40) { x, y in
    [UInt8((x * x + y * 31) % 16 * 16), UInt8((x ^ y) % 16 * 16), 0, 255]
  }

  @Test func whatTheEncoderWritesIsReadBack() throws {
    let film = [Self.ground, Self.changed, Self.changed, Self.ground]
    var encoder = GIFEncoder(color: .rgb)
    for picture in film { try encoder.add(picture, seconds: 0.07) }
    let file = try encoder.finish()
    #expect(try pictures(of: file) == film)
    let gif = try GIF(file)
    #expect(gif.loopCount == 0)
    #expect((0..<gif.count).map { gif.delay(of: $0) } == [7, 7, 7, 7])
    #expect(try GIF.decode(file) == Self.ground)
  }

  /// Long enough for codes of twelve bits, and for the table to fill up.
  @Test func longCodesAreReadBack() throws {
    var encoder = GIFEncoder(color: .rgb)
    try encoder.add(Self.noise, seconds: 0.1)
    #expect(try pictures(of: try encoder.finish()) == [Self.noise])
  }

  @Test func framesMayBeAskedForInAnyOrder() throws {
    var encoder = GIFEncoder(color: .rgb)
    let film = [Self.ground, Self.changed, Self.ground]
    for picture in film { try encoder.add(picture, seconds: 0.1) }
    var canvas = GIFCanvas(try GIF(try encoder.finish()))
    for index in [2, 0, 1, 1, 2] { #expect(try canvas.picture(at: index) == film[index]) }
  }

  // MARK: By hand

  private static let colors: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]

  /// Codes of three bits, with a reset before the table grows.
  private static func codes(_ indices: [UInt8]) -> [UInt8] {
    var (bits, count, bytes): (UInt32, Int, [UInt8]) = (0, 0, [])
    func put(_ code: UInt32) {
      bits |= code << UInt32(count)
      count += 3
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        (bits, count) = (bits >> 8, count - 8)
      }
    }
    for (position, index) in indices.enumerated() {
      if position % 2 == 0 { put(4) }
      put(UInt32(index))
    }
    put(5)
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return [2, UInt8(bytes.count)] + bytes + [0]
  }

  private struct Part {
    var (x, y, width, height): (UInt8, UInt8, UInt8, UInt8)
    var indices: [UInt8]
    var disposal: UInt8 = 0
    var clear: UInt8?
    var isInterlaced = false
  }

  private func file(_ width: UInt8, _ height: UInt8, _ parts: [Part]) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + [width, 0, height, 0, 0x81, 0, 0] + Self.colors
    for part in parts {
      bytes += [0x21, 0xF9, 4, part.disposal << 2 | (part.clear == nil ? 0 : 1), 5, 0]
      bytes += [part.clear ?? 0, 0]
      bytes += [0x2C, part.x, 0, part.y, 0, part.width, 0, part.height, 0]
      bytes += [part.isInterlaced ? 0x40 : 0] + Self.codes(part.indices)
    }
    return bytes + [0x3B]
  }

  /// The colours of a picture by their numbers; a dot for nothing.
  private func text(_ picture: Bitmap) -> String {
    let all = picture.straightRGBA()
    return stride(from: 0, to: all.count, by: 4).map { start in
      let index = stride(from: 0, to: 12, by: 3).first {
        Self.colors[$0..<$0 + 3].elementsEqual(all[start..<start + 3])
      }
      return all[start + 3] == 0 ? "." : index.map { "\($0 / 3)" } ?? "?"
    }.joined()
  }

  @Test func interlacedRowsFindTheirPlaces() throws {
    let rows: [UInt8] = [0, 1, 2, 3, 0, 1, 2, 3, 0]
    // The order of the specification: every 8th, every 8th from 4, every 4th from 2, the others.
    let order = [0, 8, 4, 2, 6, 1, 3, 5, 7]
    let part = Part(
      x: 0,
      y: 0,
      width: 1,
      height: 9,
      indices: order.map { rows[$0] },
      isInterlaced: true
    )
    #expect(try pictures(of: file(1, 9, [part])).map(text) == ["012301230"])
  }

  @Test(arguments: [(0, "1221"), (1, "1221"), (2, "1..1"), (3, "1111")])
  func aPartIsDisposedOf(method: UInt8, second: String) throws {
    let whole = Part(x: 0, y: 0, width: 4, height: 1, indices: [1, 1, 1, 1])
    let middle = Part(x: 1, y: 0, width: 2, height: 1, indices: [2, 2], disposal: method)
    let nothing = Part(x: 0, y: 0, width: 1, height: 1, indices: [3], clear: 3)
    let shown = try pictures(of: file(4, 1, [whole, middle, nothing])).map(text)
    #expect(shown == ["1111", "1221", second])
  }

  @Test func aPartThatReachesOutIsCut() throws {
    let part = Part(x: 1, y: 1, width: 2, height: 2, indices: [1, 2, 3, 0])
    #expect(try pictures(of: file(2, 2, [part])).map(text) == ["...1"])
  }

  // MARK: Bad files

  @Test func everyPrefixIsRefused() throws {
    let whole = file(2, 1, [Part(x: 0, y: 0, width: 2, height: 1, indices: [1, 2])])
    // The last byte may be missing.
    for length in 0..<whole.count - 1 {
      #expect(throws: GIFFault.self, "\(length)") { try pictures(of: Array(whole[..<length])) }
    }
  }

  /// Parts of every kind: some that are disposed of, interlaced, or reach out of the canvas.
  @Test func damagedFilesAreReadOrRefused() throws {
    var random = SeededGenerator(seed: 9)
    let whole = file(
      3,
      2,
      [
        Part(x: 0, y: 0, width: 3, height: 2, indices: [1, 2, 3, 0, 1, 2], disposal: 3),
        Part(x: 1, y: 0, width: 2, height: 2, indices: [0, 1, 2, 3], disposal: 2, clear: 1),
        Part(x: 2, y: 1, width: 2, height: 2, indices: [1, 1, 2, 2], isInterlaced: true),
      ]
    )
    let limits = PNG.Limits(width: 100, height: 100, pixels: 10_000, metadata: 0)
    var outcomes: Set<Bool> = []
    for _ in 0..<2_000 {
      do throws(GIFFault) {
        let gif = try GIF(random.mutate(whole, keeping: 6), limits: limits)
        var canvas = GIFCanvas(gif)
        for index in 0..<gif.count {
          let picture = try canvas.picture(at: index)
          #expect(picture.width == gif.size.width && picture.height == gif.size.height)
        }
        outcomes.insert(true)
      } catch {
        outcomes.insert(false)
      }
    }
    #expect(outcomes == [true, false])
  }

  @Test func largeFilesAreRefusedFromTheirHeader() {
    let bytes =
      Array("GIF89a".utf8) + [255, 255, 255, 255, 0, 0, 0, 0x2C]
      + [0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0, 0x3B]
    #expect(throws: GIFFault.tooLarge(width: 65_535, height: 65_535, limits: .standard)) {
      try GIF(bytes)
    }
  }
}
