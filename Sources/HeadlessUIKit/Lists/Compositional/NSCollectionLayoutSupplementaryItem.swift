@preconcurrency public import Foundation
import Geometry

/// A view that is anchored to an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1  // [D] Above the items.

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The frame anchored to `container`; left to right, with all its edges on whole pixels. [M]
  ///
  /// [W] The offsets of both anchors move it.
  func frame(tiedTo container: CGRect, scale: CGFloat) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let anchor = containerAnchor.edges.point(in: container)
    let own = (itemAnchor ?? containerAnchor).edges.point(in: CGRect(origin: .zero, size: size))
    let (shift, ownShift) = (containerAnchor.shift(size), itemAnchor?.shift(size) ?? .zero)
    let origin = CGPoint(
      x: anchor.x - own.x + shift.x + ownShift.x,
      y: anchor.y - own.y + shift.y + ownShift.y
    )
    let end = CGPoint(x: origin.x + size.width, y: origin.y + size.height).onPixels(scale)
    let start = origin.onPixels(scale)
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}

extension CGPoint {
  fileprivate func onPixels(_ scale: CGFloat) -> CGPoint {
    guard scale > 0 else { return self }
    return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}

/// A header or footer of a section, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  open var extendsBoundary = true  // [D]
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [])
    )
  }

  /// Its size in a container, or what its view has asked for.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = layoutSize.size(in: container)
    guard let measured else { return size }
    if layoutSize.widthDimension.isMeasured { size.width = measured.width }
    if layoutSize.heightDimension.isMeasured { size.height = measured.height }
    return size
  }

  func pin(isVertical: Bool, isOfLayout: Bool = false) -> PinnedEdge? {
    guard pinToVisibleBounds else { return nil }
    let isAtEnd = alignment.edges.contains(isVertical ? .bottom : .trailing)
    return PinnedEdge(isAtEnd: isAtEnd, isOfLayout: isOfLayout)
  }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = -1  // [D] Below the items.

  init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
