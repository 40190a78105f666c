public import Foundation
public import HeadlessUIKit

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case commandFailed = 200
}

/// Buttons of the lock screen, which nobody presses.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()

  open class func shared() -> MPRemoteCommandCenter { only }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPRemoteCommand()
  public let skipBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
}

open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  /// [D] Of the commands that skip.
  open var preferredIntervals: [NSNumber] = []

  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
}

open class MPRemoteCommandEvent: NSObject {
  open var timestamp: TimeInterval { 0 }
}

/// What the lock screen would show.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()

  open class func `default`() -> MPNowPlayingInfoCenter { only }

  open var nowPlayingInfo: [String: Any]?
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The system's slider for the volume.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSlider()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSlider()
  }

  private func addSlider() {
    let slider = UISlider(frame: bounds)
    slider.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    addSubview(slider)
  }
}
