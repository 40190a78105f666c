import Foundation
import Geometry

/// The position of one view in a compositional layout.
struct ArrangedElement {
  /// The item's index in its section, or the index of a supplementary view of its kind.
  var index: Int
  /// Nil for cells.
  var kind: String?
  var frame: CGRect
  var zIndex = 0
  var selfSizingAxes: UICollectionViewLayoutAttributes.SelfSizingAxes = []
  var isDecoration = false
  /// Whether it is anchored to an item.
  var isBadge = false
  /// Where a header or footer stays visible, if it does.
  var pin: PinnedEdge?

  var isPinned: Bool { pin != nil }
  /// Whether it scrolls with the items of a section that scrolls across.
  var scrolls: Bool { kind == nil || isBadge }

  func moved(by offset: CGPoint) -> ArrangedElement {
    var copy = self
    copy.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    return copy
  }

  /// Mirrored horizontally in a container of this width.
  func mirrored(in width: CGFloat) -> ArrangedElement {
    var copy = self
    copy.frame = frame.mirrored(between: 0, and: width)
    return copy
  }
}

/// A section that scrolls orthogonally.
struct CollectionLane {
  var section: Int
  /// The frame in the collection's content.
  var frame: CGRect
  var contentSize: CGSize
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The extents of its groups along the scrolling direction.
  var groups: [ClosedRange<CGFloat>]
  var isHorizontal = true
  /// Whether it begins at the right.
  var isMirrored = false
  var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
  /// Nil for that of the collection.
  var decelerationRate: UIScrollView.DecelerationRate?

  /// Mirrored horizontally; what is narrower than the lane stands at its right end, too.
  mutating func mirror() {
    isMirrored = true
    contentSize.width = max(contentSize.width, frame.width)
    let width = contentSize.width
    groups = groups.reversed().map { width - $0.upperBound...width - $0.lowerBound }
  }
}
