public import Dispatch
public import Foundation

/// Where texts that belong to times would go.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
  open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var advanceIntervalForDelegateInvocation: TimeInterval = 0

  public init(identifiers: [String]? = nil) { super.init() }

  open func setDelegate(
    _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?,
    queue delegateQueue: DispatchQueue?
  ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
}

public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

/// Nothing is played, so none of these is called.
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
  func metadataOutput(
    _ output: AVPlayerItemMetadataOutput,
    didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?
  )
}

extension AVPlayerItemMetadataOutputPushDelegate {
  public func metadataOutput(
    _ output: AVPlayerItemMetadataOutput,
    didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?
  ) {}
}

/// Where subtitles would go.
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput {
  open private(set) weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var advanceIntervalForDelegateInvocation: TimeInterval = 0

  public override init() { super.init() }

  open func setDelegate(
    _ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?,
    queue delegateQueue: DispatchQueue?
  ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
}

/// Nothing is played, so none of these is called.
public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
  func legibleOutput(
    _ output: AVPlayerItemLegibleOutput,
    didOutputAttributedStrings strings: [NSAttributedString],
    nativeSampleBuffers nativeSamples: [Any],
    forItemTime itemTime: CMTime
  )
}

extension AVPlayerItemLegibleOutputPushDelegate {
  public func legibleOutput(
    _ output: AVPlayerItemLegibleOutput,
    didOutputAttributedStrings strings: [NSAttributedString],
    nativeSampleBuffers nativeSamples: [Any],
    forItemTime itemTime: CMTime
  ) {}
}
