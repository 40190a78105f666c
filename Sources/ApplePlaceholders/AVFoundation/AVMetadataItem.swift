public import Foundation

/// What a file says of itself, such as its title.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, KnownByCode {
  public override init() { super.init() }

  private let loadedKeys = LoadedKeys()
  /// An app has made it.
  var isKnown: Bool { true }

  fileprivate struct Content {
    var identifier: AVMetadataIdentifier?
    var key: Any?
    var keySpace: AVMetadataKeySpace?
    var value: Any?
    var locale: Locale?
    var language: String?
    var dataType: String?
    var time = CMTime.invalid
    var duration = CMTime.invalid
  }

  fileprivate var content = Content()

  open var identifier: AVMetadataIdentifier? { content.identifier }
  open var key: Any? { content.key }
  open var keySpace: AVMetadataKeySpace? { content.keySpace }
  open var value: Any? { content.value }
  open var locale: Locale? { content.locale }
  open var extendedLanguageTag: String? { content.language }
  open var dataType: String? { content.dataType }
  open var time: CMTime { content.time }
  open var duration: CMTime { content.duration }
  open var startDate: Date? { nil }
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }
  open var commonKey: AVMetadataKey? {
    guard let raw = identifier?.rawValue, raw.hasPrefix("comn/") else { return nil }
    return AVMetadataKey(rawValue: String(raw.dropFirst(5)))
  }
  open var stringValue: String? { value as? String }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { value as? Date }
  open var dataValue: Data? { value as? Data }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }

  /// [D] Of any key or any key space, if it is nil.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    withKey key: Any?,
    keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      (key == nil || item.key as? AnyHashable == key as? AnyHashable)
        && (keySpace == nil || item.keySpace == keySpace)
    }
  }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    with locale: Locale
  ) -> [AVMetadataItem] { metadataItems.filter { $0.locale == locale } }

  /// [D] Those in a language that is asked for, in the order of the languages.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMetadataItem] {
    preferredLanguages.flatMap { language in
      metadataItems.filter { $0.extendedLanguageTag == language }
    }
  }

  // MARK: Loading

  /// Nothing has to be read; the handler is called in a later turn.
  open func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (() -> Void)? = nil
  ) { loadedKeys.load(keys, of: self, then: handler) }

  open func statusOfValue(
    forKey key: String,
    error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus { loadedKeys.status(of: key, error: outError) }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  public static var value: AVAsyncProperty<Root, Any?> { .init { $0.value } }
  public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
  public static var dateValue: AVAsyncProperty<Root, Date?> { .init { $0.dateValue } }
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}

/// What belongs to a value, such as the language of a lyric.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Metadata that belong together.
open class AVMetadataGroup: NSObject {
  open var items: [AVMetadataItem] { [] }
}

/// Metadata of a stretch of time.
open class AVTimedMetadataGroup: AVMetadataGroup {
  private let content: [AVMetadataItem]
  public let timeRange: CMTimeRange

  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    (content, self.timeRange) = (items, timeRange)
    super.init()
  }

  open override var items: [AVMetadataItem] { content }
}

open class AVMutableMetadataItem: AVMetadataItem {
  open override var identifier: AVMetadataIdentifier? {
    get { content.identifier }
    set { content.identifier = newValue }
  }
  open override var key: Any? {
    get { content.key }
    set { content.key = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { content.keySpace }
    set { content.keySpace = newValue }
  }
  open override var value: Any? {
    get { content.value }
    set { content.value = newValue }
  }
  open override var locale: Locale? {
    get { content.locale }
    set { content.locale = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { content.language }
    set { content.language = newValue }
  }
  open override var dataType: String? {
    get { content.dataType }
    set { content.dataType = newValue }
  }
  open override var time: CMTime {
    get { content.time }
    set { content.time = newValue }
  }
  open override var duration: CMTime {
    get { content.duration }
    set { content.duration = newValue }
  }
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // [D] AVFoundation/AVMetadataIdentifiers.h.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  public static let commonIdentifierDescription = AVMetadataIdentifier(
    rawValue: "comn/description"
  )
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}
