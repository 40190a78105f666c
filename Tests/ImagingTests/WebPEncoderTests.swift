import Bitmap
import Imaging
import Testing

/// What can be told from the chunks of a WebP animation.
@Suite struct WebPEncoderTests {
  private struct Chunk {
    let name: String
    let content: [UInt8]

    func number(_ at: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(content[at + $1]) << (8 * $1) }
    }
  }

  private func chunks(_ file: [UInt8]) throws -> [Chunk] {
    try #require(file.starts(with: Array("RIFF".utf8)))
    var (found, at) = ([Chunk](), 12)
    while at + 8 <= file.count {
      let size = (0..<4).reduce(0) { $0 | Int(file[at + 4 + $1]) << (8 * $1) }
      let name = String(decoding: file[at..<(at + 4)], as: UTF8.self)
      found.append(Chunk(name: name, content: Array(file[(at + 8)..<(at + 8 + size)])))
      at += 8 + size + size % 2
    }
    return found
  }

  private func film(
    _ pictures: [(Bitmap, Double)],
    plays: Int = 0,
    quality: WebPEncoder.Quality = .lossless
  ) throws -> [Chunk] {
    var encoder = WebPEncoder(quality: quality, plays: plays)
    for (picture, seconds) in pictures { try encoder.add(picture, seconds: seconds) }
    return try chunks(encoder.finish())
  }

  private static let ground = Pictures.flat(40, 30, [9, 9, 9, 255])
  private static let changed = Pictures.drawn(40, 30) { x, y in
    (5..<14).contains(x) && (7..<11).contains(y) ? [200, 1, 2, 255] : [9, 9, 9, 255]
  }

  @Test func theCanvasAndEveryLengthAreThere() throws {
    let all = try film([(Self.ground, 0.1), (Self.changed, 0.025), (Self.ground, 20_000)])
    let canvas = try #require(all.first { $0.name == "VP8X" })
    #expect(canvas.number(4, 3) == 39 && canvas.number(7, 3) == 29)
    let frames = all.filter { $0.name == "ANMF" }
    // 24 bits, and not more.
    #expect(frames.map { $0.number(12, 3) } == [100, 25, 16_777_215])
    #expect(frames[0].number(0, 3) == 0 && frames[0].number(3, 3) == 0)
    #expect(frames[0].number(6, 3) == 39 && frames[0].number(9, 3) == 29)
  }

  /// Rows of text on a card, as screens are: a picture of few different rows takes few bytes.
  @Test func whatRepeatsItselfTakesFewBytes() throws {
    let card = Pictures.drawn(1200, 200) { x, y in
      let isText = (x * x / 7 + x * 5) % 11 < 4 && y % 20 < 9 && (20..<1180).contains(x)
      return isText ? [20, 40, 60, 255] : [240, 244, 250, 255]
    }
    let size = try film([(card, 1)]).reduce(0) { $0 + $1.content.count }
    #expect(size < 600)
  }

  @Test func framesLieAtEvenPlacesAroundWhatChanges() throws {
    let frame = try #require(
      try film([(Self.ground, 1), (Self.changed, 1)]).last { $0.name == "ANMF" }
    )
    let (x, y) = (frame.number(0, 3) * 2, frame.number(3, 3) * 2)
    let (width, height) = (frame.number(6, 3) + 1, frame.number(9, 3) + 1)
    #expect(x <= 5 && x + width >= 14 && y <= 7 && y + height >= 11)
    #expect(width <= 11 && height <= 6)
    // Nothing is blended, and nothing is taken away afterwards.
    #expect(frame.content[15] & 3 == 2)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 3), (70_000, 65_535)])
  func playsAreCounted(plays: Int, count: Int) throws {
    let all = try film([(Self.ground, 1), (Self.changed, 1)], plays: plays)
    #expect(try #require(all.first { $0.name == "ANIM" }).number(4, 2) == count)
  }

  @Test func lossMakesSmallerFiles() throws {
    let picture = Pictures.noise(64, 64)
    func size(_ quality: WebPEncoder.Quality) throws -> Int {
      try film([(picture, 1)], quality: quality).reduce(0) { $0 + $1.content.count }
    }
    let (all, good, bad) = (try size(.lossless), try size(.lossy(90)), try size(.lossy(5)))
    #expect(bad < good && good < all)
  }
}
