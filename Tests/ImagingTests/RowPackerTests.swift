import Bitmap
import CZlib
import TestSupport
import Testing

@testable import Imaging

/// Packed rows, byte by byte: which filter is taken, and what it leaves.
@Suite struct RowPackerTests {
  private static let (width, height) = (48, 40)

  /// Rows each of which wants another filter.
  private static let sample: Bitmap = {
    var random = SeededGenerator(seed: 21)
    func grain(_ most: UInt64) -> Int { Int(random.next() % most) }
    var rows: [[Int]] = []
    for y in 0..<height {
      let row = (0..<width).map { x -> Int in
        let up = rows.last?[x] ?? 0
        switch y % 4 {
        case 0: return grain(256)
        case 1: return x * 5 + grain(2)
        case 2: return up + 3 + grain(2)
        default: return (up + (x * 5)) / 2 + grain(2)
        }
      }
      rows.append(row.map { $0 & 255 })
    }
    return Pictures.drawn(width, height) { x, y in
      [UInt8(rows[y][x]), UInt8(255 - rows[y][x]), UInt8(rows[y][x] / 2), 255]
    }
  }()

  private static func packed(_ bitmap: Bitmap, _ layout: PixelLayout = .rgb) -> [[UInt8]] {
    let packer = RowPacker(layout: layout, width: bitmap.width)
    var bytes = [UInt8](repeating: 0, count: packer.packedRowBytes * bitmap.height)
    let isOpaque = bitmap.withUnsafeBytes { pixels in
      bytes.withUnsafeMutableBufferPointer {
        packer.pack(0..<bitmap.height, of: pixels.baseAddress!, into: $0.baseAddress!)
      }
    }
    #expect(isOpaque)
    return stride(from: 0, to: bytes.count, by: packer.packedRowBytes).map {
      Array(bytes[$0..<($0 + packer.packedRowBytes)])
    }
  }

  /// The PNG specification, 9.2.
  private static func filtered(_ type: Int, _ row: [UInt8], _ above: [UInt8]) -> [UInt8] {
    row.indices.map { index in
      let left = index < 3 ? 0 : Int(row[index - 3]), up = Int(above[index])
      let corner = index < 3 ? 0 : Int(above[index - 3])
      let estimate = left + up - corner
      let nearest = [left, up, corner].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
      return row[index] &- UInt8([0, left, up, (left + up) / 2, nearest][type])
    }
  }

  private static func size(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
  }

  @Test func aBusyRowHasTheFilterThatLeavesLeast() {
    let rgb = (0..<Self.height).map { y in
      (0..<Self.width).flatMap { x -> [UInt8] in
        let pixel = Self.sample.straightRGBA()[(4 * (y * Self.width + x))...]
        return Array(pixel.prefix(3))
      }
    }
    var taken: Set<UInt8> = []
    for (y, row) in Self.packed(Self.sample).enumerated() {
      guard y > 0 else {
        #expect(row == [0] + rgb[0], "the first row of a range looks at no other")
        continue
      }
      let ways = (1...4).map { Self.filtered($0, rgb[y], rgb[y - 1]) }
      let least = ways.map(Self.size).min()
      let best = ways.firstIndex { Self.size($0) == least } ?? 0
      #expect(row[0] == UInt8(best + 1), "row \(y)")
      #expect(Array(row.dropFirst()) == ways[best], "row \(y)")
      taken.insert(row[0])
    }
    #expect(taken.count >= 3, "the sample asks for several filters: \(taken)")
  }

  @Test func aRowThatRepeatsTheOneAboveIsBlank() {
    let rows = Self.packed(Pictures.flat(20, 3, [1, 2, 3, 255]))
    let flat = (0..<20).flatMap { _ -> [UInt8] in [1, 2, 3] }
    #expect(rows[0] == [0] + flat)
    #expect(rows[1] == [2] + [UInt8](repeating: 0, count: 60) && rows[2] == rows[1])
  }

  /// One row in five is asked.
  @Test(arguments: 1...30)
  func fiveBusyRowsAreNoticedAnywhere(top: Int) {
    let noise = Pictures.noise(40, 40).straightRGBA()
    let picture = Pictures.drawn(40, 40) { x, y in
      let start = 4 * (y * 40 + x)
      return top..<(top + 5) ~= y ? Array(noise[start..<(start + 4)]) : [UInt8(y), 7, 7, 255]
    }
    let filtered = Self.packed(picture).enumerated().filter { $1[0] != 0 }.map(\.offset)
    #expect(Set(filtered).isSuperset(of: top..<(top + 5)))
  }

  @Test func aQuietRowIsNotFiltered() {
    let picture = Pictures.drawn(30, 2) { x, y in [UInt8(x / 10), UInt8(y), 9, 255] }
    #expect(Self.packed(picture)[1][0] == 0)
  }

  @Test(arguments: [RowContent.repeated, .ramps, .shapes, .text, .photograph])
  func contentIsKnownByWhatIsNew(content: RowContent) {
    let picture =
      switch content {
      case .repeated: Pictures.flat(60, 20, [1, 2, 3, 255])
      case .ramps: Pictures.drawn(60, 20) { x, y in [UInt8(x * 2 + y), 7, 7, 255] }
      case .shapes: Pictures.drawn(600, 20) { x, y in [UInt8(x / 300 * 90), UInt8(y), 7, 255] }
      case .text:
        Pictures.drawn(60, 20) { x, y in [x % 9 == y % 9 ? 0 : 255, 0, 0, 255] }
      case .photograph: Pictures.noise(60, 20)
      }
    let packer = RowPacker(layout: .rgb, width: picture.width)
    let found = picture.withUnsafeBytes {
      packer.content(of: 0..<picture.height, of: $0.baseAddress!)
    }
    #expect(found == content)
  }

  /// Of every five pixels in a row, so many differ from their neighbours to the left and above.
  @Test(arguments: [(1, RowContent.text), (2, .photograph)])
  func aThirdOfNewPixelsMakesAPhotograph(new: Int, content: RowContent) {
    let picture = Pictures.drawn(60, 21) { x, y in
      [x % 2 == 1 && x % 5 < 2 * new ? UInt8(100 + 7 * y) : 0, 0, 0, 255]
    }
    let packer = RowPacker(layout: .rgb, width: picture.width)
    let found = picture.withUnsafeBytes { packer.content(of: 0..<21, of: $0.baseAddress!) }
    #expect(found == content)
  }

  /// Of every seven pixels in a row, so many differ from their neighbours to the left and above.
  @Test(arguments: [(1, false), (2, true)])
  func aQuarterOfNewPixelsIsTooManyForTheCoderOfRepetitions(new: Int, isPhotograph: Bool) {
    let picture = Pictures.drawn(70, 21) { x, y in
      [x % 2 == 1 && x % 7 < 2 * new ? UInt8(100 + 7 * y) : 0, 0, 0, 255]
    }
    let packer = RowPacker(layout: .rgb, width: picture.width)
    let found = picture.withUnsafeBytes { packer.isPhotograph(0..<21, of: $0.baseAddress!) }
    #expect(found == isPhotograph)
    #expect(!picture.withUnsafeBytes { packer.isPhotograph(0..<1, of: $0.baseAddress!) })
  }

  /// zlib checks the sum at the end; picture readers may not.
  @Test(arguments: [PNG.Setting.fast, .small], [1, 90, 400])
  func theStreamOfASequenceIsWhole(setting: PNG.Setting, height: Int) throws {
    let picture = Pictures.interface(50, height)
    let file = try SequenceEncoder(setting: setting).encode(picture).bytes()
    var stream: [UInt8] = []
    var at = 8
    while at + 12 <= file.count {
      let count = file[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
      if Array(file[(at + 4)..<(at + 8)]) == Array("IDAT".utf8) {
        stream += file[(at + 8)..<(at + 8 + count)]
      }
      at += 12 + count
    }
    #expect(at == file.count)
    var rows = [UInt8](repeating: 0, count: 151 * height), length = UInt(rows.count)
    #expect(uncompress(&rows, &length, stream, UInt(stream.count)) == Z_OK)
    #expect(length == rows.count)
  }
}
