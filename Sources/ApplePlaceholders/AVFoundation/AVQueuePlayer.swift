public import Foundation

/// A player of several items: it keeps their order, and stays at the first.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public override init() { super.init() }

  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    if let item { queue = [item] }
  }

  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    queue = items
  }

  open func items() -> [AVPlayerItem] { queue }

  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }

  /// [D] At the end, if no item is named.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }
    queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
    update()
  }

  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    update()
  }

  open func removeAllItems() {
    queue = []
    update()
  }

  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    update()
  }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
    update()
  }

  private func update() { super.replaceCurrentItem(with: queue.first) }
}

/// Would play an item again and again.
open class AVPlayerLooper: NSObject {
  public enum Status: Int, Sendable {
    case unknown, ready, failed, cancelled
  }

  public enum ItemOrdering: Int, Sendable {
    case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems
  }

  open private(set) var status = Status.unknown
  open var error: (any Error)? { nil }
  open var loopCount: Int { 0 }
  public let loopingPlayerItems: [AVPlayerItem]

  /// [D] The player gets the template's item if it has none.
  public init(
    player: AVQueuePlayer,
    templateItem: AVPlayerItem,
    timeRange loopRange: CMTimeRange = .invalid
  ) {
    loopingPlayerItems = [templateItem]
    super.init()
    if player.currentItem == nil { player.insert(templateItem, after: nil) }
  }

  open func disableLooping() { status = .cancelled }
}
