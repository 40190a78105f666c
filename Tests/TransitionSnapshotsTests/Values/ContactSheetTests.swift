import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import Testing

@testable import TransitionSnapshots

/// The pictures of all variations, side by side.
@Suite struct ContactSheetTests {
  private static func scene(_ width: Double, _ height: Double, red: Double) -> Scene {
    let root = Layer(frame: CGRect(x: 0, y: 0, width: width, height: height))
    return Scene(
      size: root.bounds.size,
      background: Color(red: red, green: 0, blue: 0),
      root: Node(root)
    )
  }

  /// Each block is 180 points high, below a label of 20, with gaps of 14 around.
  @Test(
    arguments: [
      (1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 3, 2), (5, 4, 2), (9, 5, 2), (12, 5, 3),
    ]
  )
  func blocksStandInASquare(count: Int, columns: Int, rows: Int) throws {
    let takes = (0..<count).map {
      VariedTake(name: "a", scenes: [Self.scene(50, 100, red: Double($0 * 10) / 255)])
    }
    let picture = try ContactSheet(title: "", takes).picture()
    #expect(picture.width == 14 + columns * (90 + 14))
    #expect(picture.height == 14 + 30 + rows * (20 + 180 + 14))
    let bytes = picture.straightRGBA()
    for index in 0..<count {
      let (left, top) = (14 + index % columns * 104, 44 + index / columns * 214 + 20)
      func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        Array(bytes[((y * picture.width + x) * 4)...].prefix(3))
      }
      let red = [UInt8(index * 10), 0, 0]
      for (x, y) in [(left, top), (left + 89, top), (left, top + 179), (left + 89, top + 179)] {
        #expect(pixel(x, y) == red)
      }
      #expect(pixel(left - 1, top) != red && pixel(left + 90, top) != red)
      #expect(pixel(left, top - 1) != red && pixel(left, top + 180) != red)
    }
  }

  @Test func aBlockHoldsItsPicturesAndItsName() throws {
    func width(_ name: String, _ scenes: [Scene]) throws -> Int {
      try ContactSheet(title: "t", [VariedTake(name: name, scenes: scenes)]).picture().width - 28
    }
    let narrow = Self.scene(10, 100, red: 1)
    #expect(try width("a", [narrow]) == 18)
    #expect(try width("a", [narrow, narrow, Self.scene(20, 100, red: 1)]) == 18 + 4 + 18 + 4 + 36)
    #expect(try width("abcde", [narrow]) == 35)
    #expect(try width("a", [Self.scene(100, 1000, red: 1)]) == 18)
    #expect(try width("a", [Self.scene(33, 360, red: 1)]) == 17)
  }

  /// However many pictures a variation has, a sheet of several is no wider than 2400 points.
  @Test func aWideBlockStandsAlone() throws {
    let wide = VariedTake(
      name: "a",
      scenes: Array(repeating: Self.scene(100, 100, red: 1), count: 8)
    )
    let picture = try ContactSheet(title: "", Array(repeating: wide, count: 2)).picture()
    #expect(picture.width == 14 + 8 * 184 - 4 + 14 && picture.height == 44 + 2 * 214)
  }
}
