import Foundation
import Geometry

/// Where a compositional layout puts one view.
struct PlacedElement {
  /// The item's number in its section, or the number of a supplementary view of its kind.
  var index: Int
  /// Nil for cells.
  var kind: String?
  var frame: CGRect
  var zIndex = 0
  var freeAxes: UICollectionViewLayoutAttributes.FreeAxes = []
  var isDecoration = false
  /// A header that stays in sight as long as its section does.
  var isPinned = false

  func moved(by offset: CGPoint) -> PlacedElement {
    var copy = self
    copy.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    return copy
  }

  /// Left and right exchanged, in a room of this width.
  func mirrored(in width: CGFloat) -> PlacedElement {
    var copy = self
    copy.frame.origin.x = width - frame.maxX
    return copy
  }
}

/// A section whose content scrolls across the direction of its layout.
struct CollectionLane {
  var section: Int
  /// In the collection's content.
  var frame: CGRect
  var contentSize: CGSize
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Where its groups begin, and how long they are.
  var groups: [ClosedRange<CGFloat>]
}
