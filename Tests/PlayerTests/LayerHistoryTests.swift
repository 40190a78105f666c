import Foundation
import Geometry
import Scene
import Testing

@testable import Player

/// The values of each layer in each frame, whatever comes and goes.
@Suite struct LayerHistoryTests {
  private func history(_ nodes: [Node?]) -> LayerLog {
    var log = LayerLog()
    let size = CGSize(width: 100, height: 100)
    for node in nodes {
      let root = Layer(
        frame: CGRect(origin: .zero, size: size),
        children: node.map { [$0] } ?? []
      )
      log.add(Scene(size: size, root: Node(root, label: "root")))
    }
    return log
  }

  private func values(_ nodes: [Node?], _ property: LayerProperty) throws -> [Double?] {
    let log = history(nodes)
    let layer = try #require(log.layers.first { $0.title == "box" })
    return (-1...nodes.count).map { layer.value(of: property, inFrame: $0) }
  }

  private func box(_ change: (inout Layer) -> Void) -> Node {
    var layer = Layer(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    change(&layer)
    return Node(layer, id: 3, label: "box")
  }

  private func at(_ x: Double) -> Node { box { $0.position.x = x } }

  @Test func aLayerHasValuesWhileItExists() throws {
    #expect(
      try values([at(1), at(2), nil, nil, at(5), nil, at(7), at(8)], .positionX)
        == [nil, 1, 2, nil, nil, 5, nil, 7, 8, nil]
    )
    #expect(try values([nil, at(4), at(4), nil], .positionX) == [nil, nil, 4, 4, nil, nil])
    #expect(try values([at(1), at(1), at(1), at(2)], .positionX) == [nil, 1, 1, 1, 2, nil])
  }

  @Test(
    arguments: [
      (.positionX, 25), (.positionY, 40), (.width, 30), (.height, 40), (.originX, 3),
      (.originY, 4), (.opacity, 0.5), (.scaleX, 2), (.scaleY, 3), (.rotation, 90),
      (.translationX, 5), (.translationY, 6), (.zPosition, 7), (.cornerRadius, 8),
      (.shadowOpacity, 0.25),
    ] as [(LayerProperty, Double)]
  )
  func everyPropertyIsRead(property: LayerProperty, value: Double) throws {
    let node = box { layer in
      layer.bounds.origin = CGPoint(x: 3, y: 4)
      (layer.opacity, layer.zPosition) = (0.5, 7)
      layer.cornerRadii = CornerRadii(8)
      layer.shadow = Shadow(opacity: 0.25, radius: 1)
      layer.transform = CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 1),
        CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      )
      (layer.transform.m41, layer.transform.m42) = (5, 6)
    }
    let found = try #require(try values([node], property)[1])
    #expect(abs(found - value) < 1e-4)
  }

  @Test func theBoxOnTheScreenIsAroundAllCorners() throws {
    func screen(_ node: Node) throws -> [Double] {
      try [.screenX, .screenY, .screenWidth, .screenHeight].map {
        try #require(try values([node], $0)[1])
      }
    }
    #expect(try screen(box { _ in }) == [10, 20, 30, 40])
    #expect(try screen(box { $0.transform = CATransform3DMakeScale(2, 2, 1) }) == [-5, 0, 60, 80])
    let turned = try screen(box { $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) })
    #expect(zip(turned, [5, 25, 40, 30]).allSatisfy { abs($0 - $1) < 1e-4 })
    // With perspective what is nearer is larger.
    let near = box { layer in
      layer.transform.m34 = -1.0 / 100
      layer.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 50), layer.transform)
    }
    #expect(try screen(near).suffix(2) == [60, 80])
  }

  @Test func theFirstPictureOfALayerNamesIt() {
    let inner = Node(Layer(frame: .zero), label: "")
    let log = history([box { $0.children = [inner, inner] }, box { $0.children = [inner] }])
    #expect(log.layers.map(\.title) == ["root", "box", "layer", "layer"])
    #expect(log.layers.map(\.parent) == [nil, 0, 1, 1])
    #expect(log.layers[3].value(of: .opacity, inFrame: 0) == 1)
    #expect(log.layers[3].value(of: .opacity, inFrame: 1) == nil)
    #expect(log.layers[2].value(of: .opacity, inFrame: 1) == 1)
  }

  @Test func numbersThatAreNoneAreWrittenAsNone() throws {
    func written(_ values: [Double]) throws -> String {
      var track = LayerTrack()
      for value in values { track.append(value) }
      return String(decoding: try JSONEncoder().encode(track), as: UTF8.self)
    }
    #expect(try written([1, 1]) == "1" && written([1, 2, 2]) == "[1,2,2]")
    #expect(try written([.nan, .infinity]) == "null" && written([1, .nan]) == "[1,null]")
    #expect(try written([.nan, 1]) == "[null,1]")
  }
}
