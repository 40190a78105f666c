import Foundation
import Geometry

/// A line of an open menu with several elements.
final class MenuTiles: UIView {
  let tiles: [MenuTile]
  private let scroller = UIScrollView()

  init(_ entries: [MenuEntries.Entry], _ size: MenuTileSize) {
    tiles = entries.map { MenuTile($0, size) }
    super.init(frame: .zero)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    addSubview(scroller)
    for tile in tiles { scroller.addSubview(tile) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    let width = max(bounds.width / CGFloat(max(tiles.count, 1)), MenuTileSize.leastWidth)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tile) in (isReversed ? tiles.reversed() : tiles).enumerated() {
      tile.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    scroller.contentSize = CGSize(width: width * CGFloat(tiles.count), height: bounds.height)
    scroller.isScrollEnabled = scroller.contentSize.width > bounds.width + 0.5
  }
}
