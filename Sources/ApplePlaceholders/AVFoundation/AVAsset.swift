public import Foundation
public import Geometry
import HeadlessUIKit

/// A film or a sound that is not read: it has no tracks and lasts no time.
open class AVAsset: NSObject, AVAssetMaking, AVAsynchronousKeyValueLoading, KnownByCode,
  @unchecked Sendable
{
  private let loadedKeys = LoadedKeys()
  /// Whether an app has put it together, so that nothing has to be read.
  var isKnown: Bool { false }

  public override init() { super.init() }

  open var duration: CMTime { .zero }
  open var naturalSize: CGSize { .zero }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var creationDate: AVMetadataItem? { nil }
  open var lyrics: String? { nil }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var availableChapterLocales: [Locale] { [] }
  open var isPlayable: Bool { false }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var providesPreciseDurationAndTiming: Bool { false }
  open func cancelLoading() {}

  // MARK: Tracks

  open var tracks: [AVAssetTrack] { [] }

  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  open func tracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> [AVAssetTrack] { tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) } }

  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: mediaType)
  }

  // MARK: Choices

  open var preferredMediaSelection: AVMediaSelection { AVMediaSelection(self) }
  open var allMediaSelections: [AVMediaSelection] { [preferredMediaSelection] }
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  open func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }

  // MARK: Loading

  open func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVAssetTrack] { tracks(withMediaCharacteristic: mediaCharacteristic) }

  open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    track(withTrackID: trackID)
  }

  open func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? {
    mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic)
  }

  /// Answers in a later turn.
  open func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    StageCore.ambient.queue.later { [self] in
      completionHandler(tracks(withMediaType: mediaType), nil)
    }
  }

  /// Nothing is read; the handler is called in a later turn.
  open func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (() -> Void)? = nil
  ) { loadedKeys.load(keys, of: self, then: handler) }

  open func statusOfValue(
    forKey key: String,
    error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus { loadedKeys.status(of: key, error: outError) }
}

/// Makes assets of addresses, which are another class than the one that is asked for.
public protocol AVAssetMaking {}

extension AVAssetMaking {
  /// [D] An `AVURLAsset`, also of `AVAsset(url:)`.
  public init(url URL: URL) {
    guard let asset = AVURLAsset(url: URL, options: nil) as? Self else {
      preconditionFailure("no \(Self.self) can be made of an address")
    }
    self = asset
  }
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }

  public convenience init(url URL: URL) { self.init(url: URL, options: nil) }

  open class func audiovisualTypes() -> [AVFileType] { [] }
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
  public let resourceLoader = AVAssetResourceLoader()
}

public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetHTTPHeaderFieldsKey = "AVURLAssetHTTPHeaderFieldsKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
