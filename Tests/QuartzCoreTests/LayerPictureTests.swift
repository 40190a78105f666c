import CoreGraphics
import Foundation
import Geometry
import Scene
import Testing

@testable import QuartzCore

/// Pictures of layers by themselves, and those that dissolve.
@MainActor
@Suite struct LayerPictureTests {
  @Test func `a picture by itself stands at its own bounds`() {
    var layer = Layer(frame: CGRect(x: 30, y: 40, width: 10, height: 20))
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    (layer.anchorPointZ, layer.zPosition, layer.opacity) = (1, 2, 0.5)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.background = Color(white: 1)
    let alone = Node(layer, id: 7, label: "card").unplaced
    #expect(alone.layer.frame == CGRect(x: 3, y: 4, width: 10, height: 20))
    #expect(alone.layer.anchorPointZ == 0 && alone.layer.zPosition == 0)
    #expect(alone.layer.opacity == 1 && alone.layer.transform == CATransform3DIdentity)
    #expect(alone.id == 7 && alone.label == "card")
    #expect(alone.layer.background == Color(white: 1))
  }

  /// Contents that are no pictures change at the end.
  @Test func `only pictures dissolve`() {
    #expect(MixedContents(from: nil, to: nil, share: 0.5) == nil)
    #expect(MixedContents(from: "text", to: nil, share: 0.5) == nil)
    #expect(MixedContents(from: nil, to: 3, share: 0.5) == nil)
    let layer = CALayer()
    layer.values.drawing = .drawing(Drawing([]))
    let picture = RecordedContents(of: layer)
    #expect(picture != nil && RecordedContents(of: CALayer()) == nil)
    #expect(MixedContents(from: picture, to: nil, share: 0.5) != nil)
    #expect(MixedContents(from: nil, to: picture, share: 0.5) != nil)
    #expect(MixedContents(from: picture, to: "text", share: 0.5) == nil)
  }
}
