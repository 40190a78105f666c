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

  @Test(arguments: [Float.pi / 2, -.pi / 2])
  func aQuarterOfYawLeavesOneAngle(yaw: Float) {
    hall.eulerAngles = SCNVector3(0.5, yaw, 0.25)
    let turned = hall.transform
    cellar.transform = turned
    #expect(cellar.eulerAngles.z == 0)
    cellar.eulerAngles = cellar.eulerAngles
    #expect(isNear(cellar.transform, turned))
  }

  @Test func aMirrorStaysAMirror() {
    hall.scale = SCNVector3(1, -2, 3)
    hall.eulerAngles = SCNVector3(0.1, 0.2, 0.3)
    let mirrored = hall.transform
    cellar.transform = mirrored
    #expect(isNear(cellar.transform, mirrored))
  }

  @Test func quaternionsTurnAsNodesDo() {
    let turn =
      simd_quatf(angle: 0.7, axis: SIMD3(0, 0, 1)) * simd_quatf(angle: 0.3, axis: SIMD3(1, 0, 0))
    hall.simdOrientation = turn
    let point = SIMD3<Float>(1, 2, 3)
    #expect(isNear(SIMD3(hall.convertVector(SCNVector3(point), to: nil)), turn.act(point)))
    #expect(isNear(turn.inverse.act(turn.act(point)), point))
    hall.simdOrientation = simd_quatf(angle: 0.7, axis: SIMD3(0, 1, 0))
    #expect(abs(hall.eulerAngles.y - 0.7) < 1e-5 && abs(hall.simdOrientation.angle - 0.7) < 1e-5)
  }

  @Test func aNodeLooksWithAnySide() {
    hall.position = SCNVector3(1, 0, 0)
    let place = SCNVector3(1, 3, 4)
    hall.look(at: place, up: SCNVector3(0, 1, 0), localFront: SCNVector3(0, 0, 1))
    #expect(isNear(-hall.simdWorldFront, SIMD3(0, 0.6, 0.8)))
    #expect(isNear(hall.simdWorldUp, SIMD3(0, 0.8, -0.6)))
    hall.look(at: SCNVector3(1, 9, 0), up: SCNVector3(0, 1, 0), localFront: SCNNode.localRight)
    #expect(isNear(hall.simdWorldRight, SIMD3(0, 1, 0)))
    hall.look(at: place, up: SCNVector3(0, 1, 0), localFront: SCNNode.localFront)
    let turned = hall.simdWorldUp
    hall.look(at: place)
    #expect(isNear(hall.simdWorldUp, turned))
  }

  @Test func copiesHaveAllThatIsSet() throws {
    let plane = SCNPlane(width: 1, height: 2)
    (plane.cornerRadius, plane.cornerSegmentCount) = (0.5, 3)
    let other = try #require(plane.copy() as? SCNPlane)
    #expect(other.cornerRadius == 0.5 && other.cornerSegmentCount == 3 && other.height == 2)
    let ball = SCNSphere(radius: 1)
    ball.isGeodesic = true
    #expect((ball.copy() as? SCNSphere)?.isGeodesic == true)
    let text = SCNText(string: "a", extrusionDepth: 1)
    (text.alignmentMode, text.containerFrame) = ("center", CGRect(x: 0, y: 0, width: 9, height: 9))
    let letters = try #require(text.copy() as? SCNText)
    #expect(letters.alignmentMode == "center" && letters.containerFrame.width == 9)
    let material = SCNMaterial()
    (material.writesToDepthBuffer, material.diffuse.mipFilter) = (false, .linear)
    let surface = try #require(material.copy() as? SCNMaterial)
    #expect(!surface.writesToDepthBuffer && surface.diffuse.mipFilter == .linear)
    hall.isPaused = true
    #expect((hall.copy() as? SCNNode)?.isPaused == true)
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

  private func isNear(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool {
    zip(a.rows, b.rows).allSatisfy { (($0 - $1) * ($0 - $1)).sum() < 1e-8 }
  }

  private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool {
    ((a - b) * (a - b)).sum() < 1e-8
  }
}
