import Bitmap
import Foundation
import Geometry
import Imaging
import Scene
import Testing

@testable import TransrenderCommand

@Suite struct ThumbnailTests {
  /// A phone's screen is 193.7 pixels wide on a card, and one of 9 × 852 has a height that decides.
  @Test(
    arguments: [(CGSize(width: 393, height: 852), 193), (CGSize(width: 9, height: 852), 4)]
  )
  func everyPixelOfACardIsOfTheScreen(size: CGSize, width: Int) throws {
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    layer.background = .white
    let scene = Scene(size: size, background: .black, root: Node(layer))
    let still = try PNG.decode(Thumbnail([Frame(index: 0, time: 0, scene: scene)]).still)
    #expect(still.width == width && still.height == 420)
    let dark = still.withUnsafeBytes { bytes in bytes.filter { $0 != 255 }.count }
    #expect(dark == 0)
  }
}
