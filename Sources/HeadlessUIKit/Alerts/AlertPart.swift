import Foundation
import Geometry

/// A part of an alert's card, which scrolls if there is no room for all of it.
class AlertPart: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// [W] A finger on a button scrolls as well.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Shows as much of the content as the frame has room for.
  func place(_ frame: CGRect, contentHeight: CGFloat) {
    self.frame = frame
    contentSize = CGSize(width: frame.width, height: contentHeight)
    // The card clips what fits.
    clipsToBounds = contentHeight > frame.height
  }
}
