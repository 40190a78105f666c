public import Foundation

/// What a player is asked to play.
open class MPMusicPlayerQueueDescriptor: NSObject {
  /// Those that are known: things of a store are not.
  var items: [MPMediaItem] { [] }
}

open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
  public let query: MPMediaQuery
  public let itemCollection: MPMediaItemCollection
  open var startItem: MPMediaItem?
  override var items: [MPMediaItem] { itemCollection.items }

  public init(query: MPMediaQuery) {
    (self.query, itemCollection) = (query, MPMediaItemCollection(items: query.items ?? []))
    super.init()
  }

  public init(itemCollection: MPMediaItemCollection) {
    (query, self.itemCollection) = (MPMediaQuery(), itemCollection)
    super.init()
  }

  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {}
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {}
}

open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
  open var storeIDs: [String]?
  open var startItemID: String?

  public init(storeIDs: [String]) {
    self.storeIDs = storeIDs
    super.init()
  }

  open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {}
  open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {}
}

/// The queue of a player.
open class MPMusicPlayerControllerQueue: NSObject {
  open fileprivate(set) var items: [MPMediaItem] = []
}

open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
  init(_ items: [MPMediaItem]) {
    super.init()
    self.items = items
  }

  /// [D] At the front, if no item is named.
  open func insert(
    _ queueDescriptor: MPMusicPlayerQueueDescriptor,
    after item: MPMediaItem?
  ) {
    let index = items.firstIndex { $0 === item }.map { $0 + 1 } ?? 0
    items.insert(contentsOf: queueDescriptor.items, at: index)
  }

  open func remove(_ item: MPMediaItem) { items.removeAll { $0 === item } }
}
