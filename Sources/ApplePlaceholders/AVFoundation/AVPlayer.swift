public import Dispatch
public import Foundation
import HeadlessUIKit

/// A player without frames and sound: it remembers whether it plays.
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason"
    )
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason"
    )
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason"
    )
  }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy
    .automatic
  open var sourceClock: CMClock?
  open var masterClock: CMClock? {
    get { sourceClock }
    set { sourceClock = newValue }
  }
  open var isClosedCaptionDisplayEnabled = false
  open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  private var criteria: [AVMediaCharacteristic: AVPlayerMediaSelectionCriteria] = [:]
  open func mediaSelectionCriteria(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVPlayerMediaSelectionCriteria? { criteria[mediaCharacteristic] }
  open func setMediaSelectionCriteria(
    _ criteria: AVPlayerMediaSelectionCriteria?,
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) { self.criteria[mediaCharacteristic] = criteria }
  open class var eligibleForHDRPlayback: Bool { false }
  open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
  open var appliesMediaSelectionCriteriaAutomatically = true
  open var isExternalPlaybackActive: Bool { false }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  public override init() { super.init() }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    self.rate = rate
  }
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    guard let completionHandler else { return }
    StageCore.ambient.queue.later { completionHandler(false) }
  }
  open func cancelPendingPrerolls() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  // MARK: Time

  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to date: Date) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    StageCore.ambient.queue.later { completionHandler(true) }
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  @discardableResult
  open func seek(to time: CMTime) async -> Bool { true }
  @discardableResult
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime
  ) async -> Bool { true }
  open func preroll(atRate rate: Float) async -> Bool { false }

  /// Nothing passes in a film that is not played, so the block is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  /// No time is reached, so the block is never called.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping () -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}
}

/// Which languages a player prefers.
open class AVPlayerMediaSelectionCriteria: NSObject {
  public let preferredLanguages: [String]?
  public let preferredMediaCharacteristics: [AVMediaCharacteristic]?

  public init(
    preferredLanguages: [String]?,
    preferredMediaCharacteristics: [AVMediaCharacteristic]?
  ) {
    self.preferredLanguages = preferredLanguages
    self.preferredMediaCharacteristics = preferredMediaCharacteristics
    super.init()
  }
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}

extension AVPlayer {
  public static let rateDidChangeNotification = NSNotification.Name(
    "AVPlayerRateDidChangeNotification"
  )
}
