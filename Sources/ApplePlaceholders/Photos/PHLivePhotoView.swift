public import Foundation
public import HeadlessUIKit

/// A picture that moves; there is none.
open class PHLivePhoto: NSObject {
  open var size: CGSize { .zero }

  /// No file is read: the answer is nothing, in a later turn.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL],
    placeholderImage image: UIImage?,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    StageCore.ambient.queue.later { resultHandler(nil, [:]) }
    return 0
  }

  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

public typealias PHLivePhotoRequestID = Int32

// [D] Of what a request tells beside its answer.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined, full, hint
}

public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D]
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// The place of a moving picture: a labelled box.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var isMuted = false
  public let playbackGestureRecognizer = UILongPressGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showAsLivePhoto()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showAsLivePhoto()
  }

  private func showAsLivePhoto() {
    StandInLabel.add("Live Photo", to: self)
    addGestureRecognizer(playbackGestureRecognizer)
  }

  /// There is nothing to play, so no delegate is told.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions) -> UIImage {
    UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto")
      ?? UIImage()
  }
}

@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  )
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  )
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
