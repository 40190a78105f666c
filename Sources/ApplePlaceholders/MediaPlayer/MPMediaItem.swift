public import Foundation
public import HeadlessUIKit

public typealias MPMediaEntityPersistentID = UInt64

/// A thing of a library, of which there is none.
open class MPMediaEntity: NSObject {
  open var persistentID: MPMediaEntityPersistentID { 0 }

  open class func canFilter(byProperty property: String) -> Bool { true }
  open func value(forProperty property: String) -> Any? { nil }
  open func enumerateValues(
    forProperties properties: Set<String>,
    using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A piece of music of a library, of which there is none.
open class MPMediaItem: MPMediaEntity {
  open var mediaType: MPMediaType { .music }
  open var title: String? { nil }
  open var artist: String? { nil }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { 0 }
  open var discCount: Int { 0 }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var lyrics: String? { nil }
  open var comments: String? { nil }
  open var podcastTitle: String? { nil }
  open var userGrouping: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var bookmarkTime: TimeInterval { 0 }
  open var playbackStoreID: String { "" }
  open var playCount: Int { 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var beatsPerMinute: Int { 0 }
  open var releaseDate: Date? { nil }
  open var lastPlayedDate: Date? { nil }
  open var dateAdded: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var assetURL: URL? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var isExplicitItem: Bool { false }
  open var isCompilation: Bool { false }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var isPreorder: Bool { false }

  open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    groupingType.persistentID
  }
  open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    groupingType.title
  }
}

open class MPMediaItemCollection: MPMediaEntity {
  public let items: [MPMediaItem]
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }

  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
}

open class MPMediaPlaylist: MPMediaItemCollection {
  open var name: String? { nil }
  open var descriptionText: String? { nil }
  open var authorDisplayName: String? { nil }
  open var seedItems: [MPMediaItem]? { nil }
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

// [D] MPMediaItem.h.
public let MPMediaEntityPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyDiscCount = "discCount"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyGenrePersistentID = "genrePersistentID"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyComposerPersistentID = "composerPersistentID"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyPodcastPersistentID = "podcastPersistentID"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyComments = "comments"
public let MPMediaItemPropertyIsCompilation = "isCompilation"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyDateAdded = "dateAdded"
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertySkipCount = "skipCount"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
public let MPMediaItemPropertyUserGrouping = "userGrouping"
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPMediaPlaylistPropertyName = "name"
