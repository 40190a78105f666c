public import Foundation
public import Geometry
public import QuartzCore

/// How the frames of tracks become one; nothing makes them.
open class AVVideoComposition: NSObject {
  public override init() { super.init() }

  public convenience init(propertiesOf asset: AVAsset) { self.init() }

  open var renderSize = CGSize.zero
  open var renderScale: Float = 1
  open var frameDuration = CMTime.zero
  open var instructions: [any AVVideoCompositionInstructionProtocol] = []
  open var animationTool: AVVideoCompositionCoreAnimationTool?
  open var customVideoCompositorClass: AnyClass?
}

open class AVMutableVideoComposition: AVVideoComposition {}

public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  var timeRange: CMTimeRange { get }
  var enablePostProcessing: Bool { get }
}

open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
  public override init() { super.init() }

  open var timeRange = CMTimeRange.zero
  open var enablePostProcessing = true
  open var backgroundColor: CGColor?
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}

/// How one track lies in a frame.
open class AVVideoCompositionLayerInstruction: NSObject {
  public override init() { super.init() }

  open var trackID = kCMPersistentTrackID_Invalid
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  public override init() { super.init() }

  public init(assetTrack track: AVAssetTrack) {
    super.init()
    trackID = track.trackID
  }

  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform,
    toEnd endTransform: CGAffineTransform,
    timeRange: CMTimeRange
  ) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float,
    toEndOpacity endOpacity: Float,
    timeRange: CMTimeRange
  ) {}
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}

/// Layers in a film.
open class AVVideoCompositionCoreAnimationTool: NSObject {
  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
    super.init()
  }

  public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
    super.init()
  }
}

/// A layer whose animations would follow a player.
open class AVSynchronizedLayer: CALayer {
  open var playerItem: AVPlayerItem?

  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
  }
}

public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100  // [D]
