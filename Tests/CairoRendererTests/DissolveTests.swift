import Bitmap
import Foundation
import Geometry
import Scene
import Testing

@testable import CairoRenderer

/// A dissolve is the weighted mean of both pictures, whether they are kept or drawn anew.
@Suite struct DissolveTests {
  private func bytes(_ nodes: [Node]) throws -> [UInt8] {
    try Renderer(scale: 2).draw(StackTests.scene(nodes)).withUnsafeBytes { Array($0) }
  }

  private func dissolve(from: Node, to: Node, share: Double) -> Node {
    var layer = Layer(frame: StackTests.screen)
    layer.content = .mix(Mix(from: from, to: to, amount: .uniform(share)))
    return Node(layer)
  }

  /// One page above another, so that no single kept picture shows all of it.
  private static let stacked = Node(
    Layer(
      frame: StackTests.screen,
      children: [StackTests.page(.white), StackTests.page(Color(white: 0.3), y: 12)]
    )
  )

  @Test(
    arguments: [0, 0.25, 0.5, 0.9, 1],
    [StackTests.page(Color(white: 0.4)), stacked]
  )
  func mixesBothPictures(share: Double, to: Node) throws {
    let from = StackTests.page(Color(red: 0.9, green: 0.2, blue: 0))
    let weight = Int((share * 65535).rounded())
    let truth = zip(try bytes([from]), try bytes([to])).map { a, b in
      UInt8((Int(a) * (65535 - weight) + Int(b) * weight + 32767) / 65535)
    }
    #expect(try bytes([dissolve(from: from, to: to, share: share)]) == truth)
  }
}
