public import Foundation

/// The place of a scene over the camera's picture: a labelled box.
@preconcurrency @MainActor
open class ARSCNView: SCNView {
  open var session = ARSession()
  open var automaticallyUpdatesLighting = true
  open var rendersCameraGrain = false
  open var rendersMotionBlur = false

  // [D] Unlike other views of a scene, it always has one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var scene: SCNScene! {
    get { super.scene ?? own }
    set { super.scene = newValue }
  }
  private let own = SCNScene()

  override var standIn: String { "AR" }

  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}

public typealias ARSCNDebugOptions = SCNDebugOptions

extension SCNDebugOptions {
  // [D] ARKit/ARSCNView.h.
  public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32)
  public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
}

/// What a ray meets in the world; nothing.
open class ARHitTestResult: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D]
    public static let featurePoint = ResultType(rawValue: 1)
    public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
    public static let existingPlane = ResultType(rawValue: 8)
    public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
  }

  open var distance: CGFloat { 0 }
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var anchor: ARAnchor? { nil }
}

/// Nothing is tracked, so none of these is called.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didAdd node: SCNNode,
    for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    willUpdate node: SCNNode,
    for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didUpdate node: SCNNode,
    for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didRemove node: SCNNode,
    for anchor: ARAnchor
  ) {}
}
