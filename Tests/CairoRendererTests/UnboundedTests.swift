import Bitmap
import Foundation
import Geometry
import Scene
import Testing

@testable import CairoRenderer

/// Numbers that no picture can be made of end in a picture all the same, not in a trap.
@Suite struct UnboundedTests {
  private static let screen = CGRect(x: 0, y: 0, width: 20, height: 20)

  private static func scene(_ change: (inout Layer) -> Void) -> Scene {
    var layer = Layer(frame: screen.insetBy(dx: 5, dy: 5))
    layer.background = .white
    change(&layer)
    var behind = Layer(frame: screen)
    behind.isRasterGroup = layer.isRasterGroup
    let root = Node(Layer(frame: screen, children: [Node(behind), Node(layer)]))
    return Scene(size: screen.size, background: .black, root: root)
  }

  static let odd: [Double] = [.infinity, -.infinity, .nan, 1e300, -1e300]

  @Test(arguments: odd)
  func aShadowOfAnyRadius(radius: Double) throws {
    let scene = Self.scene { layer in
      layer.shadow = Shadow(color: .black, opacity: 1, radius: radius, offset: .zero)
    }
    #expect(try Renderer(scale: 2).draw(scene).width == 40)
  }

  @Test(arguments: odd)
  func aShadowOfAnyOffset(offset: Double) throws {
    let scene = Self.scene { layer in
      layer.shadow = Shadow(
        color: .black,
        opacity: 1,
        radius: 3,
        offset: CGSize(width: offset, height: 1)
      )
    }
    #expect(try Renderer(scale: 2).draw(scene).width == 40)
  }

  @Test(arguments: odd)
  func aBlurOfAnyWidth(deviation: Double) throws {
    let scene = Self.scene { $0.effects = [.blur(deviation: deviation)] }
    #expect(try Renderer(scale: 2).draw(scene).width == 40)
  }

  @Test(arguments: odd, [false, true])
  func aRasterAtAnyPlace(place: Double, isPrepared: Bool) throws {
    let scene = Self.scene { layer in
      layer.isRasterGroup = true
      layer.position.x = place
      layer.transform = CATransform3DMakeTranslation(0, place, 0)
    }
    let renderer = Renderer(scale: 2)
    if isPrepared { renderer.prepare(scene) }
    #expect(try renderer.draw(scene).width == 40)
  }

  /// What is much larger than a screen is drawn where it can be seen, and no pixel is cut off.
  @Test func aGroupTallerThanAnySurfaceIsSeenToItsEnd() throws {
    var mark = Layer(frame: CGRect(x: 0, y: 19_000, width: 20, height: 20))
    mark.background = .white
    var tall = Layer(
      frame: CGRect(x: 0, y: -19_000, width: 20, height: 20_000),
      children: [Node(mark)]
    )
    tall.isRasterGroup = true
    let root = Node(Layer(frame: Self.screen, children: [Node(tall)]))
    let scene = Scene(size: Self.screen.size, background: .black, root: root)
    let picture = try Renderer(scale: 1).draw(scene)
    #expect(picture.withUnsafeBytes { $0.allSatisfy { $0 == 255 } })
    #expect(!(try Renderer(scale: 1).stack(scene).isShared))
  }
}
