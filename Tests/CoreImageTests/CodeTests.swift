@testable import CoreImage
import Foundation
import Testing

@Suite struct CodeTests {
  struct Capacity: CustomStringConvertible {
    let version: Int
    let bytes: [Int]
    var description: String { "version \(version)" }
  }

  /// [D] ISO/IEC 18004, table 7: bytes that fit, for L, M, Q and H.
  static let capacities = [
    Capacity(version: 1, bytes: [17, 14, 11, 7]), Capacity(version: 7, bytes: [154, 122, 86, 64]),
    Capacity(version: 10, bytes: [271, 213, 151, 119]),
    Capacity(version: 20, bytes: [858, 666, 482, 382]),
    Capacity(version: 30, bytes: [1732, 1370, 982, 742]),
    Capacity(version: 40, bytes: [2953, 2331, 1663, 1273]),
  ]

  @Test(arguments: capacities)
  func versionsHoldWhatTheStandardSays(capacity: Capacity) {
    for (level, bytes) in zip(QRLevel.allCases, capacity.bytes) {
      let text = [UInt8](repeating: 65, count: bytes)
      #expect(QRMessage(text, level: level)?.version.number == capacity.version)
      let next = QRMessage(text + [65], level: level)?.version.number
      #expect(next == (capacity.version == 40 ? nil : capacity.version + 1))
    }
  }

  /// [D] Annex I of the standard: the check bytes of "01234567" in version 1-M.
  @Test func checkBytesAreThoseOfTheStandard() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC,
      0x11,
    ]
    let check: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
    #expect(ReedSolomon(checkBytes: 10).check(data) == check)
  }

  @Test(arguments: QRVersion.all)
  func everyModuleIsOfAPatternOrFree(version: QRVersion) {
    let grid = QRGrid(version)
    #expect(grid.isFixed.count { !$0 } == version.freeModules)
  }

  /// The same modules as other programs draw for this text, which fills version 1-M.
  @Test func aCodeIsWhatOthersDraw() throws {
    let expected = """
      #######...###.#######
      #.....#...###.#.....#
      #.###.#.###...#.###.#
      #.###.#.##.#..#.###.#
      #.###.#.###.#.#.###.#
      #.....#.#...#.#.....#
      #######.#.#.#.#######
      ........#...#........
      #.#####....##.#####..
      ####.#..####.####.###
      ...######.#.#.#....#.
      .#.#.#..######...##..
      ..#...#.#...#.#....#.
      ........#.##.#.##.###
      #######..##.#....###.
      #.....#.#.#.##.####.#
      #.###.#.#...#.##...##
      #.###.#.#....#..##...
      #.###.#.###.##.......
      #.....#..#...#..###..
      #######.#.#.####.#.#.
      """
    let grid = try #require(QRCode(Array("transrender 14".utf8), level: .medium)).grid
    let rows = (0..<grid.side).map { y in
      (0..<grid.side).map { grid[$0, y] ? "#" : "." }.joined()
    }
    #expect(rows.joined(separator: "\n") == expected)
  }

  @Test func aCodeHasABorderOfOneModule() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("HELLO".utf8)
    filter.correctionLevel = "H"
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    #expect(image.pixel(0, 0) == [255, 255, 255, 255])
    #expect(image.pixel(1, 1) == [0, 0, 0, 255])
  }

  @Test func aCodeIsScaledWithHardEdges() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil)
    filter.setValue(Data("https://swift.org".utf8), forKey: "inputMessage")
    let code = try #require(filter.outputImage)
    let large = code.transformed(by: CGAffineTransform(scaleX: 7, y: 7))
    #expect(Set(large.bytes()) == [0, 255])
    #expect(large.pixel(10, 10) == code.pixel(1, 1))
  }
}
