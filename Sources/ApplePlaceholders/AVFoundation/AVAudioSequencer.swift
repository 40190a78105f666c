public import Foundation

public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let smf_ChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}

public typealias AVMusicTimeStamp = Double

/// Plays the notes of a file through an engine, without sound; the file is not read.
open class AVAudioSequencer: NSObject {
  open private(set) var isPlaying = false
  open var rate: Float = 1
  open var currentPositionInSeconds: TimeInterval = 0
  open var currentPositionInBeats: TimeInterval = 0
  open var tracks: [AVMusicTrack] { [] }
  public let tempoTrack = AVMusicTrack()
  open var userInfo: [String: Any] { [:] }

  public override init() { super.init() }
  public init(audioEngine engine: AVAudioEngine) { super.init() }

  /// Throws without such a file.
  open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
  }
  open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {}

  open func prepareToPlay() {}

  open func start() throws {
    MediaGap.engine.report()
    isPlaying = true
  }

  open func stop() { isPlaying = false }
}

/// Notes one after another.
open class AVMusicTrack: NSObject {
  open var isMuted = false
  open var isSoloed = false
  open var isLoopingEnabled = false
  open var numberOfLoops = 0
  open var offsetTime: AVMusicTimeStamp = 0
  open var lengthInBeats: AVMusicTimeStamp = 0
  open var lengthInSeconds: TimeInterval = 0
  open var timeResolution: Int { 0 }
  open weak var destinationAudioUnit: AVAudioUnit?
}
