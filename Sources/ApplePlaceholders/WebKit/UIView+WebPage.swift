import HeadlessUIKit

extension UIView {
  /// Stands for a page: a labelled box that scrolls nothing.
  func showAsWebPage(with scrollView: UIScrollView) {
    StandInLabel.add("Web page", to: self)
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }
}
