import Bitmap
import Imaging
import Testing

/// What can be told from the bytes of a GIF; other programs read it in the export's tests.
@Suite struct GIFEncoderTests {
  private static func flat(_ level: UInt8, alpha: UInt8 = 255) -> Bitmap {
    Bitmap(
      width: 8,
      height: 6,
      straightRGBA: (0..<48).flatMap { _ in [level, 0, 0, alpha] }
    )
  }

  /// The hundredths of all graphic control extensions.
  private func delays(_ gif: [UInt8]) -> [Int] {
    gif.indices.dropLast(7).filter { Array(gif[$0..<($0 + 3)]) == [0x21, 0xF9, 4] }
      .map { Int(gif[$0 + 4]) | Int(gif[$0 + 5]) << 8 }
  }

  private func encoded(_ lengths: [Double], plays: Int = 0) throws -> [UInt8] {
    var encoder = GIFEncoder(plays: plays)
    for (index, length) in lengths.enumerated() {
      try encoder.add(Self.flat(UInt8(index)), seconds: length)
    }
    return try encoder.finish()
  }

  @Test(arguments: [24, 25, 30, 50, 60] as [Double])
  func delaysAddUpToTheWhole(rate: Double) throws {
    let frames = Int(rate)
    let delays = delays(try encoded(Array(repeating: 1 / rate, count: frames)))
    #expect(delays.count == frames)
    for count in 1...frames {
      let sum = Double(delays.prefix(count).reduce(0, +))
      #expect(abs(sum - Double(count) * 100 / rate) <= 0.5)
    }
  }

  @Test func playsAreCountedAsRepetitions() throws {
    let name = Array("NETSCAPE2.0".utf8)
    for (plays, count) in [(0, 0), (3, 2)] {
      let file = try encoded([1, 1], plays: plays)
      let start = try #require(file.indices.first { file[$0...].starts(with: name) })
      #expect(file[start + 13] == UInt8(count))
    }
    let once = try encoded([1, 1], plays: 1)
    #expect(!once.indices.contains { once[$0...].starts(with: name) })
  }

  @Test func transparencyMustBeDeclared() throws {
    var opaque = GIFEncoder()
    #expect(throws: AnimationFault.transparent) {
      try opaque.add(Self.flat(1, alpha: 10), seconds: 1)
    }
    var open = GIFEncoder(color: .rgba)
    try open.add(Self.flat(1, alpha: 10), seconds: 1)
    #expect(try open.finish().starts(with: Array("GIF89a".utf8)))
  }

  @Test func framesHaveOneSizeAndLengthsAreNumbers() throws {
    var encoder = GIFEncoder()
    try encoder.add(Self.flat(1), seconds: 1)
    let other = Bitmap(width: 1, height: 1, straightRGBA: [0, 0, 0, 255])
    #expect(throws: AnimationFault.self) { try encoder.add(other, seconds: 1) }
    for length in [-1, .nan, .infinity] {
      #expect(throws: AnimationFault.self) { try encoder.add(Self.flat(2), seconds: length) }
    }
  }

  @Test func nothingMakesNoFile() {
    #expect(throws: AnimationFault.noFrames) {
      var gif = GIFEncoder()
      return try gif.finish()
    }
    #expect(throws: AnimationFault.noFrames) {
      var webP = WebPEncoder()
      return try webP.finish()
    }
  }
}
