public import Foundation
import HeadlessUIKit

/// What shows a scene.
@preconcurrency @MainActor
public protocol SCNSceneRenderer: AnyObject {
  var scene: SCNScene? { get set }
  var pointOfView: SCNNode? { get set }
  var sceneTime: TimeInterval { get set }
  var isPlaying: Bool { get set }
  var loops: Bool { get set }
  var autoenablesDefaultLighting: Bool { get set }
  var isJitteringEnabled: Bool { get set }
  var showsStatistics: Bool { get set }
  var debugOptions: SCNDebugOptions { get set }
  var overlaySKScene: SKScene? { get set }
  var delegate: (any SCNSceneRendererDelegate)? { get set }
}

extension SCNSceneRenderer {
  /// Nothing is drawn, so nothing is hit.
  public func hitTest(
    _ point: CGPoint,
    options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
  public func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
  public func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] { [] }
  public func projectPoint(_ point: SCNVector3) -> SCNVector3 { SCNVector3() }
  public func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { SCNVector3() }
  public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool { true }
  public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) {
    guard let completionHandler else { return }
    StageCore.ambient.queue.later { completionHandler(true) }
  }
}

/// Nothing is drawn, so none of these is called.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
  func renderer(
    _ renderer: any SCNSceneRenderer,
    willRenderScene scene: SCNScene,
    atTime time: TimeInterval
  )
  func renderer(
    _ renderer: any SCNSceneRenderer,
    didRenderScene scene: SCNScene,
    atTime time: TimeInterval
  )
}

extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didApplyAnimationsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didSimulatePhysicsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didApplyConstraintsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    willRenderScene scene: SCNScene,
    atTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didRenderScene scene: SCNScene,
    atTime time: TimeInterval
  ) {}
}

/// What a ray meets; there is no drawn node that it could.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  public let node: SCNNode
  open var geometryIndex: Int { 0 }
  open var faceIndex: Int { 0 }
  open var localCoordinates: SCNVector3 { SCNVector3() }
  open var worldCoordinates: SCNVector3 { SCNVector3() }
  open var localNormal: SCNVector3 { SCNVector3() }
  open var worldNormal: SCNVector3 { SCNVector3() }
  open var modelTransform: SCNMatrix4 { node.worldTransform }

  init(_ node: SCNNode) {
    self.node = node
    super.init()
  }
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
  public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
}

public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D]
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
  public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
  public static let showLightExtents = SCNDebugOptions(rawValue: 8)
  public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
  public static let showWireframe = SCNDebugOptions(rawValue: 32)
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
  public static let showCameras = SCNDebugOptions(rawValue: 1024)
}

public enum SCNAntialiasingMode: UInt, Sendable {
  case none, multisampling2X, multisampling4X
}
