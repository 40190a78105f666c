import Foundation
import Geometry

extension IndexedList {
  /// At the trailing edge of what is visible, in front of the rows.
  func layOut(_ bar: SectionIndexBar) {
    if subviewList.last !== bar { addSubview(bar) }
    let visible = bounds.inset(by: adjustedContentInset)
    let x =
      isRightToLeft
      ? visible.minX + safeAreaInsets.left
      : visible.maxX - SectionIndexBar.breadth - safeAreaInsets.right
    let frame = CGRect(
      x: x,
      y: visible.minY,
      width: SectionIndexBar.breadth,
      height: max(0, visible.height)
    )
    if bar.frame != frame { bar.frame = frame }
  }
}
