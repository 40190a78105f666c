import Foundation
import TestSupport
import Testing

@testable import VectorImages

/// The codes of a PDF's streams: what a writer of each packs is unpacked as it was.
@Suite struct PDFCodeTests {
  private static let lengths = 0...9

  private static func bytes(_ count: Int, seed: UInt64, below limit: Int = 256) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8(random.number(below: limit)) }
  }

  // MARK: Predictors

  /// PNG's filters the other way round (PNG 9.2).
  private static func filtered(
    _ row: [UInt8],
    above: [UInt8],
    by filter: UInt8,
    pixel: Int
  ) -> [UInt8] {
    row.indices.map { index in
      let left = index < pixel ? 0 : Int(row[index - pixel])
      let corner = index < pixel ? 0 : Int(above[index - pixel])
      let up = Int(above[index])
      let guess = left + up - corner
      let ranked = [left, up, corner].enumerated().min {
        (abs(guess - $0.element), $0.offset) < (abs(guess - $1.element), $1.offset)
      }
      let predictions = [0, left, up, (left + up) / 2, ranked?.element ?? 0]
      return row[index] &- UInt8(predictions[Int(filter)])
    }
  }

  @Test(arguments: [
    (1, 8, 7, 7, 1), (3, 8, 5, 15, 3), (4, 8, 3, 12, 4), (1, 16, 4, 8, 2), (1, 1, 10, 2, 1),
    (3, 4, 3, 5, 1), (2, 16, 3, 12, 4),
  ])
  func everyFilterOfARowIsUndone(
    colors: Int,
    bits: Int,
    columns: Int,
    rowBytes: Int,
    pixel: Int
  ) throws {
    let predictor = try #require(RowPredictor(colors: colors, bits: bits, columns: columns))
    var (plain, packed): ([UInt8], [UInt8]) = ([], [])
    var above = [UInt8](repeating: 0, count: rowBytes)
    for number in 0..<10 {
      let filter = UInt8(number % 5)
      let row = Self.bytes(rowBytes, seed: UInt64(number))
      packed += [filter] + Self.filtered(row, above: above, by: filter, pixel: pixel)
      plain += row
      above = row
    }
    #expect(Array(predictor.undoPNG(packed[...])) == plain)
    // The bytes may be a part of others.
    #expect(Array(predictor.undoPNG(([9, 9] + packed)[2...])) == plain)
  }

  @Test func aRowThatEndsEarlyIsFilledWithZeros() throws {
    let predictor = try #require(RowPredictor(colors: 1, bits: 8, columns: 4))
    #expect(Array(predictor.undoPNG([0, 1, 2])) == [1, 2, 0, 0])
    #expect(Array(predictor.undoPNG([0, 1, 2, 3, 4, 2, 1])) == [1, 2, 3, 4, 2, 2, 3, 4])
  }

  @Test func samplesOfARowAreAddedUp() throws {
    let predictor = try #require(RowPredictor(colors: 3, bits: 8, columns: 2))
    let plain = predictor.undoTIFF([1, 2, 3, 1, 1, 1, 5, 5, 5, 1, 2, 255])
    #expect(plain.map { Array($0) } == [1, 2, 3, 2, 3, 4, 5, 5, 5, 6, 7, 4])
    #expect(try #require(RowPredictor(colors: 1, bits: 16, columns: 2)).undoTIFF([1]) == nil)
  }

  @Test(arguments: [(0, 8, 1), (33, 8, 1), (1, 3, 1), (1, 8, 0), (1, 8, 1_000_001)])
  func whatIsNoRowIsRefused(colors: Int, bits: Int, columns: Int) {
    #expect(RowPredictor(colors: colors, bits: bits, columns: columns) == nil)
  }

  // MARK: Letters and digits

  @Test func hexadecimalDigitsArePairs() {
    let text = Array("4A4b\n 4x>41".utf8)
    #expect(Array(TextCodes.hexadecimal(text[...])) == [0x4A, 0x4B, 0x40])
    #expect(TextCodes.hexadecimal([]).isEmpty)
  }

  private static func base85(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      let part = bytes[start..<min(start + 4, bytes.count)]
      let filled = Array(part) + [UInt8](repeating: 0, count: 4 - part.count)
      if part.count == 4, filled == [0, 0, 0, 0] { return "z" }
      var value = filled.reduce(0) { $0 * 256 + Int($1) }
      var digits: [Character] = []
      for _ in 0..<5 {
        digits.insert(Character(UnicodeScalar(UInt8(33 + value % 85))), at: 0)
        value /= 85
      }
      return String(digits.prefix(part.count + 1))
    }.joined()
  }

  @Test(arguments: lengths)
  func base85IsUndone(count: Int) {
    let samples = [
      Self.bytes(count, seed: 3), [UInt8](repeating: 0, count: count),
      [UInt8](repeating: 255, count: count),
    ]
    for plain in samples {
      let text = Self.base85(plain)
      for written in [text, text + "~>9jqo^", text.map { "\($0) " }.joined()] {
        #expect(TextCodes.base85(Array(written.utf8)[...]).map { Array($0) } == plain)
      }
    }
  }

  @Test func base85HasItsOwnLetters() {
    #expect(Self.base85(Array("Man ".utf8)) == "9jqo^")
    for wrong in ["9jqo^v", "9jz", "{"] {
      #expect(TextCodes.base85(Array(wrong.utf8)[...]) == nil, "\(wrong)")
    }
    #expect(TextCodes.base85(Array("9jqo^9".utf8)[...])?.count == 4, "one digit is no byte")
  }

  @Test(
    arguments: [
      ([2, 1, 2, 3, 254, 9, 128, 7], [1, 2, 3, 9, 9, 9]), ([0, 5], [5]), ([5, 1, 2], [1, 2]),
      ([200], []), ([], []), ([129, 4], [UInt8](repeating: 4, count: 128)),
    ] as [([UInt8], [UInt8])]
  )
  func lengthsOfRunsAreUndone(packed: [UInt8], plain: [UInt8]) {
    #expect(RunLengths.unpack(packed[...]).map { Array($0) } == plain)
  }

  // MARK: LZW

  /// A writer of the codes, which begins a new table before the old one is full.
  private static func packed(_ bytes: [UInt8], isEarly: Bool) -> [UInt8] {
    var bits: [UInt8] = []
    var table: [[UInt8]: Int] = [:]
    var newest = 257
    func write(_ code: Int) {
      let number = newest + (isEarly ? 1 : 0)
      let width = max(9, Int.bitWidth - number.leadingZeroBitCount)
      for bit in (0..<width).reversed() { bits.append(UInt8(code >> bit & 1)) }
    }
    func code(_ word: [UInt8]) -> Int? { word.count == 1 ? Int(word[0]) : table[word] }
    write(256)
    var word: [UInt8] = []
    for byte in bytes {
      if code(word + [byte]) != nil {
        word.append(byte)
        continue
      }
      write(code(word) ?? 0)
      newest += 1
      table[word + [byte]] = newest
      word = [byte]
      guard newest == 4093 else { continue }
      write(256)
      (table, newest) = ([:], 257)
    }
    if !word.isEmpty {
      write(code(word) ?? 0)
      newest += 1
    }
    write(257)
    bits += [UInt8](repeating: 0, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(0) { $0 << 1 | $1 }
    }
  }

  @Test(arguments: [1, 3, 256], [true, false])
  func everyWidthOfCodesIsUndone(letters: Int, isEarly: Bool) {
    let plain = Self.bytes(30_000, seed: 5, below: letters)
    let packed = Self.packed(plain, isEarly: isEarly)
    #expect(LZW.unpack(packed[...], isEarly: isEarly).map { Array($0) } == plain)
  }

  @Test func codesThatAreUnknownEndTheText() {
    // 256, 65, 300: the last is beyond the table.
    #expect(LZW.unpack([0x80, 0x10, 0x65, 0x80], isEarly: true).map { Array($0) } == [65])
    #expect(LZW.unpack([], isEarly: true)?.isEmpty == true)
  }

  @Test func bitsAreReadFromTheHighestDown() {
    let bytes: [UInt8] = [9, 0b1011_0001, 0xFF, 0x0F]
    var reader = BitReader(bytes[1...])
    #expect(reader.next(1) == 1 && reader.next(3) == 3)
    reader.skipToByte()
    #expect(reader.next(8) == 0xFF)
    reader.skipToByte()
    #expect(reader.next(4) == 0 && reader.next(5) == nil && reader.next(4) == 15)
    #expect(reader.next(1) == nil)
  }

  // MARK: Deflate

  /// A stored block of three bytes (RFC 1951, 3.2.4), with the header and the checksum of zlib.
  private static let stored: [UInt8] = [
    0x78, 0x01, 0x01, 3, 0, 0xFC, 0xFF, 97, 98, 99, 0x02, 0x4D, 0x01, 0x27,
  ]

  @Test func whatIsIntactOfADeflatedStreamIsRead() {
    let (whole, text) = (Self.stored, [UInt8]("abc".utf8))
    var (headless, unsummed) = (whole, whole)
    headless.replaceSubrange(0..<2, with: [0, 0])
    unsummed[13] = 0
    for bytes in [whole, headless, unsummed, Array(whole.dropLast(4)), whole + [1, 2]] {
      #expect(Inflate.unpack(bytes[...]).map { Array($0) } == text)
    }
    #expect(Inflate.unpack(whole[..<9]).map { Array($0) } == [97, 98])
    #expect(Inflate.unpack([1, 2, 7, 0]) == nil && Inflate.unpack([]) == nil)
  }
}
