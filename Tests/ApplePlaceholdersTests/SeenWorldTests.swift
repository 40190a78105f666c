import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// A world that no camera shows.
@MainActor @Suite struct SeenWorldTests {
  private let stage = Stage(device: .iPhone15)

  @Test func aWorldThatNothingIsSeenOfHasAScene() {
    let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.scene.rootNode.addChildNode(SCNNode())
    #expect(view.scene.rootNode.childNodes.count == 1)
    let scene = SCNScene()
    view.scene = scene
    #expect(view.scene === scene)
    view.debugOptions = [ARSCNDebugOptions.showFeaturePoints]
    #expect(ARReferenceImage.referenceImages(inGroupNamed: "a", bundle: nil) == [])
    #expect(ARImageTrackingConfiguration().trackingImages.isEmpty)
  }
}
