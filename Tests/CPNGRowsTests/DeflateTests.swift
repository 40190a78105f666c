import CZlib
import Testing

/// The coder of rows against zlib, stream by stream: no PNG and no other coder in between.
@Suite struct DeflateTests {
  static let samples: [Rows] = samples(pixelBytes: 3) + samples(pixelBytes: 4)

  private static func samples(pixelBytes step: Int) -> [Rows] {
    func sample(_ name: String, _ lines: [[UInt8]]) -> Rows {
      Rows(name, pixelBytes: step, lines)
    }
    let loud: [[UInt8]] = (0..<40).map { [UInt8($0 % 5)] + noise(97 * step, seed: UInt64($0)) }
    let flat: [[UInt8]] = (0..<30).map { [UInt8($0 % 5)] + same(400 * step, 7) }
    let narrow: [[UInt8]] = (0..<300).map { [UInt8($0 % 5)] + same(step, $0 % 9) }
    return [
      sample("noise", loud),
      sample("one colour", flat),
      sample("blank rows", blanks(step)),
      sample("one pixel a row", narrow),
      sample("runs of every length", runs(step)),
      sample("far repetitions", far(step)),
      sample("rows out of reach", outOfReach(step)),
      sample("skewed bytes", skewed(step)),
      sample("steps and edges", drawing(step)),
    ]
  }

  @Test(arguments: samples, [true, false])
  func whatIsWrittenIsReadBack(rows: Rows, isThorough: Bool) {
    let stream = rows.deflated(isThorough: isThorough)
    #expect(inflated(stream, atMost: rows.bytes.count) == rows.bytes)
  }

  @Test(arguments: [3, 4], 1...20 as ClosedRange<UInt64>)
  func anythingIsReadBack(step: Int, seed: UInt64) {
    var random = Generator(state: seed)
    let width = Int.random(in: 1...300, using: &random)
    let colors = (0..<Int.random(in: 1...60, using: &random)).map { index in
      noise(step, seed: seed * 100 + UInt64(index))
    }
    let longest = Int.random(in: 1...40, using: &random)
    var lines: [[UInt8]] = []
    for y in 0..<Int.random(in: 1...80, using: &random) {
      if y > 0, Int.random(in: 0...3, using: &random) == 0 {
        lines.append(Bool.random(using: &random) ? lines[y - 1] : Self.blank(width * step))
        continue
      }
      var line: [UInt8] = [UInt8.random(in: 0...4, using: &random)]
      while line.count < width * step + 1 {
        let color = colors[Int.random(in: 0..<colors.count, using: &random)]
        for _ in 0..<Int.random(in: 1...longest, using: &random) { line += color }
      }
      lines.append(Array(line[...(width * step)]))
    }
    let rows = Rows("anything", pixelBytes: step, lines)
    for isThorough in [true, false] {
      let stream = rows.deflated(isThorough: isThorough)
      #expect(inflated(stream, atMost: rows.bytes.count) == rows.bytes)
    }
  }

  /// Films of one version must not differ from those of the next without anybody's knowing: a coder
  /// that writes other bytes than these is a change to look at, smaller or larger.
  @Test(arguments: zip(samples, known))
  func theBytesAreThese(rows: Rows, known: Known) {
    #expect(Known(rows.deflated(isThorough: true)) == known)
  }

  @Test(arguments: zip(samples, knownInHaste))
  func theBytesWrittenInHasteAreThese(rows: Rows, known: Known) {
    #expect(Known(rows.deflated(isThorough: false)) == known)
  }

  struct Known: Hashable {
    let count: Int
    let checksum: UInt

    init(_ count: Int, _ checksum: UInt) {
      self.count = count
      self.checksum = checksum
    }

    init(_ stream: [UInt8]) {
      self.init(stream.count, crc32(0, stream, UInt32(stream.count)))
    }
  }

  static let known: [Known] = [
    Known(11722, 0xFB230882),
    Known(268, 0x4A37850A),
    Known(247, 0x86340F5B),
    Known(390, 0xFAAE2ACB),
    Known(131422, 0x60708461),
    Known(240827, 0x23482338),
    Known(99267, 0xED692710),
    Known(8518, 0xB8A5AC7A),
    Known(8031, 0xA6CFE3D5),
    Known(15598, 0xE2631626),
    Known(343, 0x496DF896),
    Known(305, 0xCBB58BBD),
    Known(405, 0xFE5B2ECB),
    Known(174962, 0x529EA5F1),
    Known(320997, 0x716B5ECC),
    Known(99260, 0x3581B47D),
    Known(7951, 0x62C49691),
    Known(8385, 0x429ECAEC),
  ]

  static let knownInHaste: [Known] = [
    Known(11722, 0xFB230882),
    Known(268, 0x4A37850A),
    Known(247, 0x86340F5B),
    Known(390, 0xFAAE2ACB),
    Known(131422, 0x60708461),
    Known(240827, 0x2AF6617E),
    Known(99267, 0xED692710),
    Known(8617, 0xF20146E2),
    Known(8126, 0x6D650D27),
    Known(15598, 0xE2631626),
    Known(343, 0x496DF896),
    Known(305, 0xCBB58BBD),
    Known(405, 0xFE5B2ECB),
    Known(174962, 0x529EA5F1),
    Known(321115, 0xA1282057),
    Known(99260, 0x3581B47D),
    Known(7956, 0xAD57221A),
    Known(6150, 0xFAD335FF),
  ]

  // MARK: - Rows

  private static func same(_ count: Int, _ value: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(value), count: count)
  }

  private static func blank(_ count: Int) -> [UInt8] {
    [2] + [UInt8](repeating: 0, count: count)
  }

  /// Rows that repeat the row above, before, between and after others; and such as only look blank.
  private static func blanks(_ step: Int) -> [[UInt8]] {
    let width = 50 * step
    let line = [1] + noise(width, seed: 5)
    var late = blank(width)
    late[width] = 1
    var early = blank(width)
    early[1] = 1
    var other = blank(width)
    other[0] = 1
    return [blank(width), line, blank(width), blank(width), line, late, early, other, line]
  }

  /// A run of every length that a match has a symbol for, the longest in several parts.
  private static func runs(_ step: Int) -> [[UInt8]] {
    (1...280).map { length in
      var line: [UInt8] = [0]
      line += noise(4 * step, seed: UInt64(length))
      line += same(length * step, length % 256)
      line += noise((290 - length) * step, seed: UInt64(length + 1000))
      return line
    }
  }

  /// Two pixels that come again after ever longer stretches of noise, up to the edge of the window
  /// and past it.
  private static func far(_ step: Int) -> [[UInt8]] {
    let mark = noise(12 * step, seed: 9)
    return (1...20).map { index in
      var line: [UInt8] = [0]
      line += mark
      line += noise(200 * step * index, seed: UInt64(index))
      line += mark
      line += noise(200 * step * (20 - index), seed: UInt64(index + 50))
      line += mark
      return line
    }
  }

  private static func outOfReach(_ step: Int) -> [[UInt8]] {
    let line = noise(33_000, seed: 3)
    return (0..<3).map { _ in [0] + line[..<(33_000 / step * step)] }
  }

  /// Counts of bytes that grow like Fibonacci's numbers want codes longer than there are.
  private static func skewed(_ step: Int) -> [[UInt8]] {
    var counts = [1, 1]
    while counts.count < 20 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    var bytes: [UInt8] = []
    for (value, count) in counts.enumerated() { bytes += same(count, value * 11) }
    var random = Generator(state: 17)
    bytes.shuffle(using: &random)
    let width = 30 * step
    return stride(from: 0, to: bytes.count - width, by: width).map { start in
      [4] + bytes[start..<(start + width)]
    }
  }

  /// What a screen looks like: flat areas, borders, the same letters again and again.
  private static func drawing(_ step: Int) -> [[UInt8]] {
    (0..<120).map { y in
      if y % 12 > 8 { return blank(240 * step) }
      var line: [UInt8] = [0]
      for column in 0..<40 {
        line += same(step, column / 10 * 40)
        let letter = (column * 7 + y / 12) % 6
        let ink: [UInt8] = noise(5 * step, seed: UInt64(letter * 9 + y % 12))
        line += ink.map { $0 < 128 ? 0 : 255 }
      }
      return line
    }
  }
}
