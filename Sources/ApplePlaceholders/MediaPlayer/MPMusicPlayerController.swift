public import Foundation
import HeadlessUIKit

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

public enum MPMusicRepeatMode: Int, Sendable {
  case `default`, none, one, all
}

public enum MPMusicShuffleMode: Int, Sendable {
  case `default`, off, songs, albums
}

/// How media is played.
@preconcurrency @MainActor
public protocol MPMediaPlayback {
  var isPreparedToPlay: Bool { get }
  var currentPlaybackTime: TimeInterval { get set }
  var currentPlaybackRate: Float { get set }
  func prepareToPlay()
  func play()
  func pause()
  func stop()
  func beginSeekingForward()
  func beginSeekingBackward()
  func endSeeking()
}

/// A player without sound, which remembers what it was given and whether it plays.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
  // Those of the stage.
  open class var systemMusicPlayer: MPMusicPlayerController { MusicPlayers.ofStage.system }
  open class var applicationMusicPlayer: MPMusicPlayerController {
    MusicPlayers.ofStage.application
  }
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController {
    MusicPlayers.ofStage.queue
  }

  var items: [MPMediaItem] = []
  open private(set) var playbackState = MPMusicPlaybackState.stopped
  open private(set) var isPreparedToPlay = false
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var nowPlayingItem: MPMediaItem?
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 1
  /// [D] `NSNotFound` without a queue.
  open var indexOfNowPlayingItem: Int {
    items.firstIndex { $0 === nowPlayingItem } ?? NSNotFound
  }

  // MARK: What is played

  open func setQueue(with itemCollection: MPMediaItemCollection) { take(itemCollection.items) }
  open func setQueue(with query: MPMediaQuery) { take(query.items ?? []) }
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) { take(descriptor.items) }
  open func setQueue(with storeIDs: [String]) { take([]) }
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) { items += descriptor.items }
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {
    let index = items.firstIndex { $0 === nowPlayingItem }.map { $0 + 1 } ?? 0
    items.insert(contentsOf: descriptor.items, at: index)
  }

  private func take(_ items: [MPMediaItem]) {
    self.items = items
    nowPlayingItem = items.first
  }

  // MARK: Playing

  open func prepareToPlay() { isPreparedToPlay = true }
  /// Answers in a later turn.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    prepareToPlay()
    StageCore.ambient.queue.later { completionHandler(nil) }
  }

  open func play() { playbackState = .playing }
  open func pause() { playbackState = .paused }
  open func stop() { playbackState = .stopped }
  open func beginSeekingForward() { playbackState = .seekingForward }
  open func beginSeekingBackward() { playbackState = .seekingBackward }
  open func endSeeking() { playbackState = .playing }

  open func skipToNextItem() { skip(by: 1) }
  open func skipToPreviousItem() { skip(by: -1) }
  open func skipToBeginning() { currentPlaybackTime = 0 }

  private func skip(by step: Int) {
    currentPlaybackTime = 0
    guard let index = items.firstIndex(where: { $0 === nowPlayingItem }) else { return }
    nowPlayingItem = items.indices.contains(index + step) ? items[index + step] : nil
  }

  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

/// A stage's players, of which each stage has new ones.
private final class MusicPlayers: StagePart {
  @MainActor lazy var system = MPMusicPlayerController()
  @MainActor lazy var application = MPMusicPlayerController()
  @MainActor lazy var queue = MPMusicPlayerApplicationController()

  static var ofStage: MusicPlayers { StageCore.ambient.part(MusicPlayers.self) }
}

/// A player whose queue an app may change.
@preconcurrency @MainActor
open class MPMusicPlayerApplicationController: MPMusicPlayerController {
  /// Answers in a later turn.
  open func perform(
    queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
    completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
  ) {
    let queue = MPMusicPlayerControllerMutableQueue(items)
    queueTransaction(queue)
    items = queue.items
    StageCore.ambient.queue.later { completionHandler(queue, nil) }
  }
}

extension NSNotification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification"
  )
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification"
  )
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification"
  )
  public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name(
    "MPMusicPlayerControllerQueueDidChangeNotification"
  )
}
