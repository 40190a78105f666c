public import Foundation

/// What a session would follow; no device here can.
open class ARConfiguration: NSObject, @unchecked Sendable {
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
  }

  public enum WorldAlignment: Int, Sendable {
    case gravity, gravityAndHeading, camera
  }

  open class var isSupported: Bool { false }
  open var worldAlignment = WorldAlignment.gravity
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
  open var frameSemantics: FrameSemantics = []
}

open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D]
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }

  public override init() { super.init() }

  open var planeDetection: PlaneDetection = []
  open var detectionImages: Set<ARReferenceImage>?
  open var maximumNumberOfTrackedImages = 0
  open var isAutoFocusEnabled = true
}

open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() { super.init() }
}

open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() { super.init() }

  open var maximumNumberOfTrackedImages = 1
  open var trackingImages: Set<ARReferenceImage> = []
}

open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() { super.init() }
}

open class ARObjectScanningConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() { super.init() }
}

open class ARPositionalTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() { super.init() }
}

open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public override init() { super.init() }
}

/// A session that tracks nothing: it keeps its anchors.
open class ARSession: NSObject, @unchecked Sendable {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D]
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
  }

  public override init() { super.init() }

  open weak var delegate: (any ARSessionDelegate)?
  open private(set) var configuration: ARConfiguration?
  open private(set) var anchors: [ARAnchor] = []
  open var currentFrame: ARFrame? { nil }

  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    SceneKitGap.tracking.report()
    self.configuration = configuration
    if options.contains(.removeExistingAnchors) { anchors = [] }
  }

  open func pause() {}
  open func add(anchor: ARAnchor) { anchors.append(anchor) }
  open func remove(anchor: ARAnchor) { anchors.removeAll { $0 === anchor } }
}

/// A picture of the camera and where it was taken; there is none.
open class ARFrame: NSObject, @unchecked Sendable {
  public let camera = ARCamera()
  open var timestamp: TimeInterval { 0 }
  open var anchors: [ARAnchor] { [] }
}

open class ARCamera: NSObject, @unchecked Sendable {
  public enum TrackingState: Equatable, Sendable {
    case notAvailable
    case limited(Reason)
    case normal

    public enum Reason: Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }
  }

  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  open var trackingState: TrackingState { .notAvailable }
}

/// Nothing is tracked, so none of these is called.
public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}

public protocol ARSessionDelegate: ARSessionObserver {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
