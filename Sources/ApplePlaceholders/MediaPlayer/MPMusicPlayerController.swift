public import Foundation
public import HeadlessUIKit

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// A player without music, which remembers whether it plays.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject {
  private static let only = MPMusicPlayerController()

  open class var systemMusicPlayer: MPMusicPlayerController { only }
  open class var applicationMusicPlayer: MPMusicPlayerController { only }

  open private(set) var playbackState = MPMusicPlaybackState.stopped
  open var nowPlayingItem: MPMediaItem?
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 1

  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func prepareToPlay() {}
  open func play() { playbackState = .playing }
  open func pause() { playbackState = .paused }
  open func stop() { playbackState = .stopped }
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() { currentPlaybackTime = 0 }
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

/// A piece of music of a library, of which there is none.
open class MPMediaItem: NSObject {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var assetURL: URL? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
}

open class MPMediaItemCollection: NSObject {
  public let items: [MPMediaItem]
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }

  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
}

open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let make: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  open func image(at size: CGSize) -> UIImage? { make(size) }
}
