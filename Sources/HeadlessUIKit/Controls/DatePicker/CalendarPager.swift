import Foundation
import Geometry

/// The months of a calendar side by side, of which one is seen at rest.
///
/// The others are made when they come: when a finger moves the page, or code turns it.
@MainActor
final class CalendarPager: UIScrollView, UIScrollViewDelegate {
  /// The month at rest, or the one that code is turning to.
  private(set) var page: CalendarPage
  /// By their distance from the page that was last at rest.
  private var pages: [Int: CalendarPage] = [:]
  private var laidOutSize = CGSize.zero
  /// Whether a movement is cut short, whose end settles nothing.
  private var isStopping = false

  /// Whether a month may be turned to.
  var hasMonth: (CalendarMonth) -> Bool = { _ in true } {
    didSet { limitsChanged() }
  }
  /// Prepares a page that is about to be seen.
  var willShow: (CalendarPage) -> Void = { _ in }
  /// Called when a finger has turned the page.
  var pageTurned: () -> Void = {}

  init(_ month: CalendarMonth) {
    page = CalendarPage(month)
    super.init(frame: .zero)
    delegate = self
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    add(page, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// A drag that begins on a day moves the page.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      for page in shownPages { page.semanticContentAttribute = semanticContentAttribute }
      limitsChanged()
    }
  }

  /// From the past to the future.
  var shownPages: [CalendarPage] { pages.sorted { $0.key < $1.key }.map(\.value) }

  /// Shows another month at once.
  func show(_ month: CalendarMonth) {
    guard month != page.month else { return }
    stop()
    let other = CalendarPage(month)
    add(other, at: 0)
    rest(on: other)
  }

  /// Slides to another month as if it stood beside the one that is shown.
  func turn(to month: CalendarMonth) {
    guard month != page.month else { return }
    stop()
    rest(on: page)
    guard window != nil, bounds.width > 0 else { return show(month) }
    let step = month.start > page.month.start ? 1 : -1
    page = CalendarPage(month)
    add(page, at: step)
    arrange()
    UIView.performWithoutAnimation { contentOffset = CGPoint(x: x(of: 0), y: 0) }
    setContentOffset(CGPoint(x: x(of: step), y: 0), animated: true)
    // Where animations are disabled it is there already.
    if contentOffset.x == x(of: step) { settle() }
  }

  private func stop() {
    isStopping = true
    stopScrollingAndZooming()
    isStopping = false
  }

  // MARK: Pages

  private func add(_ page: CalendarPage, at offset: Int) {
    pages[offset]?.removeFromSuperview()
    pages[offset] = page
    page.semanticContentAttribute = semanticContentAttribute
    willShow(page)
    addSubview(page)
    page.frame = area(at: offset)
  }

  private func rest(on shown: CalendarPage) {
    for page in shownPages where page !== shown { page.removeFromSuperview() }
    pages = [0: shown]
    page = shown
    limitsChanged()
  }

  private func limitsChanged() {
    arrange()
    guard !isDragging, !isDecelerating, pages[0] === page else { return }
    contentOffset = CGPoint(x: x(of: 0), y: 0)
  }

  private func neighbour(_ offset: Int) -> CalendarMonth? {
    guard let month = pages[0]?.month.month(after: offset) else { return nil }
    return hasMonth(month) ? month : nil
  }

  private func reaches(_ offset: Int) -> Bool { pages[offset] != nil || neighbour(offset) != nil }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    limitsChanged()
  }

  private func arrange() {
    let columns = 1 + (reaches(-1) ? 1 : 0) + (reaches(1) ? 1 : 0)
    contentSize = CGSize(width: bounds.width * CGFloat(columns), height: bounds.height)
    for (offset, page) in pages { page.frame = area(at: offset) }
  }

  private func area(at offset: Int) -> CGRect {
    CGRect(origin: CGPoint(x: x(of: offset), y: 0), size: bounds.size)
  }

  /// From right to left, later months are on the left.
  private func x(of offset: Int) -> CGFloat {
    let column = isRightToLeft ? (reaches(1) ? 1 : 0) - offset : (reaches(-1) ? 1 : 0) + offset
    return CGFloat(column) * bounds.width
  }

  // MARK: Fingers

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    for offset in [-1, 1] where pages[offset] == nil {
      if let month = neighbour(offset) { add(CalendarPage(month), at: offset) }
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if !isStopping { settle() }
  }

  /// Takes the page that is seen for the current one; between two pages it waits.
  private func settle() {
    let there = [0, -1, 1].first { abs(x(of: $0) - contentOffset.x) < 1 }
    guard bounds.width > 0, let shown = there.flatMap({ pages[$0] }) else { return }
    let isOther = shown !== page
    rest(on: shown)
    if isOther { pageTurned() }
  }
}
