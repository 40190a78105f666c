public import Foundation
public import Geometry

/// The pictures or the sound of an asset.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, KnownByCode, @unchecked Sendable {
  private let loadedKeys = LoadedKeys()
  var isKnown: Bool { asset?.isKnown ?? false }
  public let trackID: CMPersistentTrackID
  public let mediaType: AVMediaType
  open internal(set) weak var asset: AVAsset?

  init(_ trackID: CMPersistentTrackID, _ mediaType: AVMediaType) {
    (self.trackID, self.mediaType) = (trackID, mediaType)
    super.init()
  }

  open var timeRange: CMTimeRange { .zero }
  open var naturalSize: CGSize { .zero }
  open var naturalTimeScale: CMTimeScale { 600 }
  open var nominalFrameRate: Float { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var estimatedDataRate: Float { 0 }
  open var totalSampleDataLength: Int64 { 0 }
  open var formatDescriptions: [Any] { [] }
  open var isEnabled: Bool { true }
  open var isPlayable: Bool { false }
  open var isDecodable: Bool { false }
  open var languageCode: String? { nil }
  open var extendedLanguageTag: String? { nil }
  open var requiresFrameReordering: Bool { false }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var preferredVolume: Float {
    get { volume }
    set { volume = newValue }
  }
  open var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }

  private var volume: Float = 1
  private var transform = CGAffineTransform.identity

  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaType {
    case .video: mediaCharacteristic == .visual
    case .audio: mediaCharacteristic == .audible
    default: false
    }
  }

  // MARK: Loading

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
