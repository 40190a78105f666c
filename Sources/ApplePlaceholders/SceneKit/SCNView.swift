public import Foundation
public import HeadlessUIKit

/// The place of a scene: a labelled box that keeps what it was told.
@preconcurrency @MainActor
open class SCNView: UIView, SCNSceneRenderer {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
    public static let preferredDevice = Option(rawValue: "SCNPreferredDeviceKey")
    public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDeviceKey")
  }

  open var scene: SCNScene? {
    didSet { if scene != nil { SceneKitGap.scene.report() } }
  }
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var pointOfView: SCNNode?
  open var sceneTime: TimeInterval = 0
  open var isPlaying = false
  open var loops = false
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  open var autoenablesDefaultLighting = false
  open var isJitteringEnabled = false
  open var allowsCameraControl = false
  open var showsStatistics = false
  open var debugOptions: SCNDebugOptions = []
  open var antialiasingMode = SCNAntialiasingMode.multisampling4X
  open var overlaySKScene: SKScene?
  public let defaultCameraController = SCNCameraController()

  /// What the box is labelled with.
  var standIn: String { "SceneKit" }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandInLabel.add(standIn, to: self)
  }

  public convenience init(frame: CGRect, options: [String: Any]? = nil) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    StandInLabel.add(standIn, to: self)
  }

  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
  open func stop(_ sender: Any?) { isPlaying = false }

  /// The labelled box.
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { layer.render(in: $0.cgContext) }
  }

  /// The scene changes at once.
  open func present(
    _ scene: SCNScene,
    with transition: SKTransition,
    incomingPointOfView pointOfView: SCNNode?,
    completionHandler: (() -> Void)? = nil
  ) {
    (self.scene, self.pointOfView) = (scene, pointOfView)
    guard let completionHandler else { return }
    StageCore.ambient.queue.later { completionHandler() }
  }
}

public enum SCNInteractionMode: Int, Sendable {
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

/// Moves a camera; nobody sees through it.
open class SCNCameraController: NSObject, @unchecked Sendable {
  open var pointOfView: SCNNode?
  open var interactionMode = SCNInteractionMode.fly
  open var target = SCNVector3()
  open var automaticTarget = false
  open var inertiaEnabled = false
  open var minimumVerticalAngle: Float = 0
  open var maximumVerticalAngle: Float = 0
}
