import Foundation
import Geometry

extension UIScrollView {
  /// The content's rectangle, whose size constraints may determine.
  func makeContentGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "contentLayoutGuide"
    guide.role = .scrollContent
    addLayoutGuide(guide)
    return guide
  }

  /// The visible part of the content, as a layout guide.
  func makeFrameGuide() -> UILayoutGuide {
    let guide = UILayoutGuide("frameLayoutGuide", of: self) { _ in .zero }
    guide.role = .scrollFrame
    return guide
  }

  /// [D] Sets the content size from constraints to the content's edges.
  func takeContentSize() {
    guard let item = contentGuide.layoutItem, !item.lines.isEmpty else { return }
    let size = item.frame.size
    guard size.width.isFinite, size.height.isFinite else { return }
    let rounded = CGSize(width: max(0, size.width), height: max(0, size.height))
    if contentSize != rounded { contentSize = rounded }
  }
}
