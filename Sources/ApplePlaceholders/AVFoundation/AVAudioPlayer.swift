public import Foundation
import HeadlessUIKit

/// A player without sound: it remembers whether it plays, and never comes to an end.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open private(set) var url: URL?
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  open var duration: TimeInterval { 0 }
  open var numberOfChannels: Int { 0 }
  open var settings: [String: Any] { [:] }
  open var format: AVAudioFormat { .standard }
  open var data: Data? { sound }
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
  open var currentDevice: String?
  private var sound: Data?

  public init(contentsOf url: URL) throws {
    self.url = url
    super.init()
  }

  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws {
    sound = data
    super.init()
  }

  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  /// A player without a sound.
  public override init() { super.init() }

  @discardableResult
  open func prepareToPlay() -> Bool { true }

  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// It begins at once: when it is heard makes no difference.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }

  open func pause() { isPlaying = false }

  open func stop() { isPlaying = false }

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
