@preconcurrency public import Foundation
import Geometry

/// A dot for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  // [W] Dots of 7 points, 9 apart, in a strip of 37.
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 37

  private var dots: [UIView] = []
  private var page = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var numberOfPages = 0 {
    didSet { pagesChanged() }
  }
  /// [D] Kept between the first and the last page.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      arrange()
    }
  }
  open var hidesForSinglePage = false {
    didSet { arrange() }
  }
  open var pageIndicatorTintColor: UIColor? {
    didSet { arrange() }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { arrange() }
  }
  open var allowsContinuousInteraction = true
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(width: count * Self.dot + max(0, count - 1) * Self.gap, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
  override var answersTaps: Bool { true }

  /// [D] A tap on one side goes a page to that side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    let isForward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
    let old = page
    currentPage = page + (isForward ? 1 : -1)
    if page != old { sendActions(for: .valueChanged) }
  }

  private func pagesChanged() {
    precondition(numberOfPages >= 0, "a page control cannot have \(numberOfPages) pages")
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    currentPage = page
    invalidateIntrinsicContentSize()
  }

  private func arrange() {
    let width = size(forNumberOfPages: numberOfPages).width
    for (index, dot) in dots.enumerated() {
      let place = isRightToLeft ? dots.count - 1 - index : index
      dot.frame = CGRect(
        x: bounds.midX - width / 2 + CGFloat(place) * (Self.dot + Self.gap),
        y: bounds.midY - Self.dot / 2,
        width: Self.dot,
        height: Self.dot
      )
      dot.layer.cornerRadius = Self.dot / 2
      dot.isHidden = hidesForSinglePage && dots.count == 1
      // [W] White; the other pages' dots let a third of it through.
      dot.backgroundColor =
        index == page
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.35)
    }
  }
}
