import Bitmap
import Imaging
import TestSupport
import Testing

/// The frames of a GIF as a reader finds them: where they lie, and every pixel.
@Suite struct GIFPictureTests {
  private func read(_ pictures: [Bitmap], color: PNG.ColorType = .rgb) throws -> GIFReader {
    var encoder = GIFEncoder(color: color)
    for picture in pictures { try encoder.add(picture, seconds: 0.07) }
    return GIFReader(try encoder.finish())
  }

  /// What stands on the screen after each frame of an opaque film.
  private func shown(_ file: GIFReader) -> [[[UInt8]?]] {
    var canvas = [[UInt8]?](repeating: nil, count: file.width * file.height)
    return file.frames.map { frame in
      for (index, pixel) in frame.pixels.enumerated() where pixel != nil {
        let (x, y) = (frame.x + index % frame.width, frame.y + index / frame.width)
        canvas[y * file.width + x] = pixel
      }
      return canvas
    }
  }

  private func pixels(_ picture: Bitmap) -> [[UInt8]?] {
    let all = picture.straightRGBA()
    return stride(from: 0, to: all.count, by: 4).map { Array(all[$0..<($0 + 3)]) }
  }

  private static let ground = Pictures.drawn(40, 30) { x, y in [UInt8(x % 7), UInt8(y), 9, 255] }
  private static let changed = Pictures.drawn(40, 30) { x, y in
    (5..<14).contains(x) && (7..<11).contains(y) && (x + y) % 2 == 0
      ? [200, 1, 2, 255] : [UInt8(x % 7), UInt8(y), 9, 255]
  }

  @Test func picturesOfFewColorsAreExact() throws {
    let pictures = [Self.ground, Self.changed, Self.changed, Self.ground]
    let file = try read(pictures)
    #expect(file.width == 40 && file.height == 30 && file.frames.count == 4)
    for (picture, shown) in zip(pictures, shown(file)) { #expect(shown == pixels(picture)) }
    #expect(file.frames.map(\.delay) == [7, 7, 7, 7])
    #expect(file.frames.allSatisfy { $0.disposal == 1 })
  }

  /// Runs longer than a row, ramps, and noise that fills the table of words.
  @Test(arguments: [1, 2, 3, 17, 256])
  func picturesOfAnyNumberOfColorsAreExact(count: Int) throws {
    var random = SeededGenerator(seed: 3)
    let picture = Pictures.drawn(240, 180) { x, y in
      let level = y < 9 ? 0 : y < 20 ? x / 3 + y : Int(random.next() % 256)
      return [UInt8(level % count), 9, 8, 255]
    }
    #expect(shown(try read([picture])) == [pixels(picture)])
  }

  @Test func onlyTheChangedRectangleIsWrittenAndWhatStaysInItIsClear() throws {
    let file = try read([Self.ground, Self.changed])
    let frame = file.frames[1]
    #expect([frame.x, frame.y, frame.width, frame.height] == [5, 7, 9, 4])
    #expect(frame.pixels.filter { $0 == nil }.count == 18)
    #expect(frame.pixels.allSatisfy { $0 == nil || $0 == [200, 1, 2] })
    #expect(file.frames[0].pixels.allSatisfy { $0 != nil })
  }

  @Test func clearFilmsBeginEachFrameOnAnEmptyCanvas() throws {
    let half = Pictures.drawn(6, 4) { x, _ in [9, 8, 7, x < 3 ? 255 : 0] }
    let file = try read([half, Pictures.flat(6, 4, [1, 2, 3, 255])], color: .rgba)
    #expect(file.frames.allSatisfy { $0.disposal == 2 && $0.width == 6 && $0.height == 4 })
    #expect(file.frames[0].pixels.enumerated().allSatisfy { ($1 == nil) == ($0 % 6 >= 3) })
    #expect(file.frames[1].pixels.allSatisfy { $0 == [1, 2, 3] })
  }

  @Test func picturesOfManyColorsAreNear() throws {
    let picture = Pictures.photograph(90, 70)
    let file = try read([picture])
    let found = try #require(shown(file).first)
    let off = zip(found, pixels(picture)).map { found, wanted -> Int in
      guard let found, let wanted else { return 765 }
      return zip(found, wanted).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    }
    #expect(Double(off.reduce(0, +)) / Double(off.count) < 12)
    #expect(off.allSatisfy { $0 < 120 })
  }

  @Test func noiseOfManyColorsFitsItsPalette() throws {
    let file = try read([Pictures.noise(64, 64), Pictures.photograph(64, 64)])
    for frame in file.frames {
      #expect(frame.pixels.count == frame.width * frame.height)
      #expect(Set(frame.pixels.compactMap(\.self)).count <= 255)
    }
  }
}
