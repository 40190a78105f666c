import Bitmap
import Foundation
import Geometry
import Scene
import Testing

@testable import CairoRenderer

@Suite struct ImageTests {
  /// A tile of one colour along an axis is stretched there: a fill, not one for each point.
  @Test(arguments: [(false, 3), (true, 10)])
  func evenTilesAreStretched(hasPattern: Bool, columns: Int) throws {
    let bitmap = Bitmap(width: 4, height: 1) { bytes in
      let levels: [UInt8] = [0, 100, hasPattern ? 200 : 100, 250]
      for (x, level) in levels.enumerated() {
        bytes.storeBytes(of: UInt32(level) | 255 << 24, toByteOffset: 4 * x, as: UInt32.self)
      }
    }
    let image = ImageContent(
      bitmap: bitmap,
      contentsCenter: CGRect(x: 0.25, y: 0, width: 0.5, height: 1),
      tilesCenter: true
    )
    let target = CGRect(x: 0, y: 0, width: 18, height: 1)
    let pieces = image.pieces(over: target)
    #expect(pieces.count == columns)
    #expect(pieces.map(\.target).reduce(.null) { $0.union($1) } == target)
  }
}
