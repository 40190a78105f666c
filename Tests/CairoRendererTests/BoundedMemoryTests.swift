import Foundation
import Geometry
import Scene
import Testing

@testable import CairoRenderer

/// What a picture takes on its way follows from what is seen of it, not from how large it is.
@Suite struct BoundedMemoryTests {
  private static let screen = CGRect(x: 0, y: 0, width: 20, height: 20)

  private static func scene(_ layer: Layer) -> Scene {
    let root = Node(Layer(frame: screen, children: [Node(layer)]))
    return Scene(size: screen.size, background: .black, root: root)
  }

  /// A tile of some points, many times as large, turned or seen in perspective.
  @Test(arguments: [1000.0, 100_000], [false, true])
  func aTurnedGiantIsDrawnWhereItIsSeen(factor: Double, inPerspective: Bool) throws {
    var inner = Layer(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    inner.background = .white
    inner.transform = CATransform3DMakeScale(factor, factor, 1)
    var layer = Layer(frame: CGRect(x: 0, y: 0, width: 9, height: 9), children: [Node(inner)])
    layer.isRasterGroup = true
    layer.transform = CATransform3DMakeRotation(0.3, 0, inPerspective ? 1 : 0, 1)
    if inPerspective { layer.transform.m34 = -0.0001 }
    let drawn = Drawn(try Renderer(scale: 3).draw(Self.scene(layer)))
    #expect(drawn[30, 30] == [255, 255, 255, 255])
  }

  /// The screen is far smaller than what it shows of the group: coarser, and all of it.
  @Test func aGiantThatIsShrunkShowsAllOfItself() throws {
    var right = Layer(frame: CGRect(x: 50_000, y: 0, width: 50_000, height: 100_000))
    right.background = .white
    var layer = Layer(
      frame: CGRect(x: 0, y: 0, width: 100_000, height: 100_000),
      children: [Node(right)]
    )
    layer.isRasterGroup = true
    layer.position = CGPoint(x: 10, y: 10)
    layer.transform = CATransform3DMakeScale(0.0002, 0.0002, 1)
    let drawn = Drawn(try Renderer(scale: 1).draw(Self.scene(layer)))
    #expect(drawn[3, 10] == [0, 0, 0, 255])
    #expect(drawn[17, 10] == [255, 255, 255, 255])
  }

  /// A shadow may fall on the screen from far away; what lies between is nobody's business.
  @Test func aShadowFromFarAwayIsDrawn() throws {
    var child = Layer(frame: CGRect(x: -9_995, y: 5, width: 10, height: 10))
    child.background = .white
    var layer = Layer(frame: Self.screen, children: [Node(child)])
    layer.shadow = Shadow(
      color: .white,
      opacity: 1,
      radius: 0,
      offset: CGSize(width: 10_000, height: 0)
    )
    let drawn = Drawn(try Renderer(scale: 1).draw(Self.scene(layer)))
    #expect(drawn[10, 10] == [255, 255, 255, 255])
    #expect(drawn[2, 2] == [0, 0, 0, 255])
  }

  @Test func shadowsInsideOfShadowsEndInASentence() {
    var node = Node(Layer(frame: CGRect(x: -60_000, y: -60_000, width: 120_000, height: 120_000)))
    for _ in 0..<40 {
      var layer = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10), children: [node])
      layer.shadow = Shadow(color: .black, opacity: 1, radius: 2000, offset: .zero)
      layer.background = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
      node = Node(layer)
    }
    var outer = Layer(frame: Self.screen, children: [node])
    outer.background = .white
    let scene = Self.scene(outer)
    do {
      _ = try Renderer(scale: 3).draw(scene)
      Issue.record("it was drawn")
    } catch {
      #expect("\(error)".contains("make its shadow, its blur or its page smaller"), "\(error)")
    }
  }
}
