import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct SceneNodeTests {
  private let stage = Stage(device: .iPhone15)
  private let root = SCNNode()
  private let hall = SCNNode()
  private let cellar = SCNNode()

  init() {
    (hall.name, cellar.name) = ("hall", "cellar")
    root.addChildNode(hall)
    hall.addChildNode(cellar)
  }

  @Test func aChildIsInItsParentOnce() {
    root.addChildNode(cellar)
    #expect(hall.childNodes.isEmpty && root.childNodes == [hall, cellar])
    cellar.addChildNode(root)
    #expect(root.parent == nil && cellar.parent === root)
    hall.removeFromParentNode()
    #expect(hall.parent == nil && root.childNodes == [cellar])
  }

  @Test func aNameIsFoundBelow() {
    #expect(root.childNode(withName: "cellar", recursively: false) == nil)
    #expect(root.childNode(withName: "cellar", recursively: true) === cellar)
    var names: [String?] = []
    root.enumerateHierarchy { node, _ in names.append(node.name) }
    #expect(names == [nil, "hall", "cellar"])
    #expect(root.childNodes { node, _ in node === cellar } == [cellar])
  }

  @Test func placesAreConvertedAndBack() {
    hall.position = SCNVector3(1, 2, 3)
    hall.eulerAngles = SCNVector3(0.1, 0.2, 0.3)
    cellar.scale = SCNVector3(2, 2, 2)
    cellar.position = SCNVector3(0, 5, 0)
    let place = cellar.convertPosition(SCNVector3(1, 1, 1), to: nil)
    let back = SIMD3(cellar.convertPosition(place, from: nil))
    #expect(isNear(back, SIMD3(1, 1, 1)))
    let world = cellar.worldTransform
    cellar.setWorldTransform(world)
    #expect(isNear(cellar.simdPosition, SIMD3(0, 5, 0)) && isNear(cellar.simdScale, SIMD3(2, 2, 2)))
  }

  @Test(arguments: [
    SIMD3<Float>(0.4, 0, 0), SIMD3(0, -1.2, 0), SIMD3(0, 0, 3), SIMD3(0.3, 0.5, -2),
  ])
  func anglesAxesAndQuaternionsAreOneTurn(angles: SIMD3<Float>) {
    hall.simdEulerAngles = angles
    let turned = hall.transform
    #expect(hall.simdEulerAngles == angles)
    for node in [SCNNode(), SCNNode(), SCNNode()].enumerated() {
      switch node.offset {
      case 0: node.element.rotation = hall.rotation
      case 1: node.element.orientation = hall.orientation
      default: node.element.transform = turned
      }
      #expect(isNear(node.element.simdEulerAngles, angles))
    }
  }

  @Test func aNodeLooksWhereItIsTold() {
    hall.position = SCNVector3(1, 0, 0)
    hall.look(at: SCNVector3(1, 0, 5))
    #expect(isNear(hall.simdWorldFront, SIMD3(0, 0, 1)))
  }

  @Test func aBoxAroundAFamilyHoldsEveryChild() {
    hall.geometry = SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0)
    cellar.geometry = SCNSphere(radius: 1)
    cellar.position = SCNVector3(5, 0, 0)
    let box = root.boundingBox
    #expect(SIMD3(box.min) == SIMD3(-1, -2, -3) && SIMD3(box.max) == SIMD3(6, 2, 3))
    #expect(SIMD3(SCNNode().boundingBox.max) == .zero)
  }

  @Test func aCloneIsATreeOfItsOwn() throws {
    hall.geometry = SCNPlane(width: 1, height: 2)
    let twin = root.clone()
    let other = try #require(twin.childNode(withName: "hall", recursively: false))
    #expect(other !== hall && other.geometry === hall.geometry)
    #expect(twin.childNode(withName: "cellar", recursively: true) != nil)
    let plane = try #require(hall.geometry?.copy() as? SCNPlane)
    #expect(plane.height == 2 && plane.firstMaterial === hall.geometry?.firstMaterial)
  }

  @Test func aViewSaysWhatItStandsFor() {
    func label(_ view: UIView) -> String? { (view.subviews.first as? UILabel)?.text }
    #expect(label(SCNView(frame: .zero)) == "SceneKit" && label(ARSCNView(frame: .zero)) == "AR")
    #expect(SCNScene(named: "nothing.scn") == nil)
    #expect(!ARWorldTrackingConfiguration.isSupported && ARSession().currentFrame == nil)
  }

  private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool {
    ((a - b) * (a - b)).sum() < 1e-8
  }
}
