public import Foundation

public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle

  var title: String {
    switch self {
    case .title: MPMediaItemPropertyTitle
    case .album: MPMediaItemPropertyAlbumTitle
    case .artist: MPMediaItemPropertyArtist
    case .albumArtist: MPMediaItemPropertyAlbumArtist
    case .composer: MPMediaItemPropertyComposer
    case .genre: MPMediaItemPropertyGenre
    case .playlist: MPMediaPlaylistPropertyName
    case .podcastTitle: MPMediaItemPropertyPodcastTitle
    }
  }

  var persistentID: String {
    switch self {
    case .title: MPMediaItemPropertyPersistentID
    case .album: MPMediaItemPropertyAlbumPersistentID
    case .artist: MPMediaItemPropertyArtistPersistentID
    case .albumArtist: "albumArtistPersistentID"
    case .composer: MPMediaItemPropertyComposerPersistentID
    case .genre: MPMediaItemPropertyGenrePersistentID
    case .playlist: MPMediaPlaylistPropertyPersistentID
    case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
    }
  }
}

public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo, contains
}

/// A condition for things of a library.
open class MPMediaPredicate: NSObject {}

open class MPMediaPropertyPredicate: MPMediaPredicate {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison

  public init(
    value: Any?,
    forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    super.init()
  }
}

/// A question to a library without music: nothing is found.
open class MPMediaQuery: NSObject {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open var itemSections: [MPMediaQuerySection]? { [] }
  open var collectionSections: [MPMediaQuerySection]? { [] }

  public override init() { super.init() }

  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  private static func all(by grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }

  open class func songs() -> MPMediaQuery { all(by: .title) }
  open class func albums() -> MPMediaQuery { all(by: .album) }
  open class func artists() -> MPMediaQuery { all(by: .artist) }
  open class func playlists() -> MPMediaQuery { all(by: .playlist) }
  open class func podcasts() -> MPMediaQuery { all(by: .podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { all(by: .title) }
  open class func compilations() -> MPMediaQuery { all(by: .album) }
  open class func composers() -> MPMediaQuery { all(by: .composer) }
  open class func genres() -> MPMediaQuery { all(by: .genre) }
}

open class MPMediaQuerySection: NSObject {
  open var title: String { "" }
  open var range: NSRange { NSRange(location: 0, length: 0) }
}
