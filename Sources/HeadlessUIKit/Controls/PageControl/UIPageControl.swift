@preconcurrency public import Foundation
import Geometry

/// A dot for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  /// [D] In which direction later pages' dots stand.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  // [W] Dots of 7 points, 9 apart, in a strip of 37.
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 37
  // [I] How much longer the dot is that shows a progress.
  private static let extra: CGFloat = 21

  private let fill = UIView()
  private var dots: [UIImageView] = []
  private var plate: UIView?
  private var indicators: [Int: UIImage] = [:]
  private var currentIndicators: [Int: UIImage] = [:]
  private var page = 0
  /// The page and the position at which a finger began.
  private var start = (page: 0, x: CGFloat.zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UIPageControl.self)
  }

  open var numberOfPages = 0 {
    didSet { pagesChanged() }
  }
  /// [D] Limited to the first and the last page.
  open var currentPage: Int {
    get { page }
    set {
      let old = page
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      if page != old { progress?.pageChanged(to: page) }
      arrange()
    }
  }
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      arrange()
    }
  }
  /// [D] Since iOS 17: what the current page's dot shows.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.control = nil
      progress?.control = self
      invalidateIntrinsicContentSize()
      arrange()
    }
  }
  /// [D] Not while a finger moves along the dots.
  var showsProgress: Bool { progress != nil && interactionState != .continuous }
  open var hidesForSinglePage = false {
    didSet { arrange() }
  }
  open var pageIndicatorTintColor: UIColor? {
    didSet { arrange() }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { arrange() }
  }
  /// [D] Whether a finger that moves along the dots turns pages.
  open var allowsContinuousInteraction = true
  /// [D] How a finger is turning pages.
  open private(set) var interactionState = InteractionState.none {
    didSet {
      guard progress != nil, (interactionState == .continuous) != (oldValue == .continuous) else {
        return
      }
      arrange()
      progress?.visibilityChanged()
    }
  }
  /// [D] Without effect since iOS 14.
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() {}
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { arrange() }
  }
  open var preferredIndicatorImage: UIImage? {
    didSet { arrange() }
  }
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { arrange() }
  }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicators[page] = image
    arrange()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicators[page] = image
    arrange()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = max(0, pageCount)
    let length = length(ofDots: count, extra: progress == nil || count == 0 ? 0 : Self.extra)
    return isVertical
      ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  private func length(ofDots count: Int, extra: CGFloat) -> CGFloat {
    let count = CGFloat(count)
    return count * Self.dot + max(0, count - 1) * Self.gap + extra
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// Whether later pages are on the left or above.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }
  /// Along the dots.
  private func place(_ touch: UITouch) -> CGFloat {
    let location = touch.location(in: self)
    return isVertical ? location.y : location.x
  }
  private var middle: CGFloat { isVertical ? bounds.midY : bounds.midX }

  open override dynamic var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var tapIsPrimary: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
  override var answersTaps: Bool { true }

  // [I] A finger that has moved so far turns pages, one for each dot that it passes.
  private static let slop: CGFloat = 10

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (page, place(touch))
    interactionState = .discrete
    return super.beginTracking(touch, with: event)
  }
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = place(touch) - start.x
    if allowsContinuousInteraction, abs(way) > Self.slop { interactionState = .continuous }
    if interactionState == .continuous {
      let steps = Int((way / (Self.dot + Self.gap)).rounded(.towardZero))
      turn(to: start.page + (isReversed ? -steps : steps))
    }
    return super.continueTracking(touch, with: event)
  }
  /// [D] A tap on one side moves by one page to that side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasDiscrete = interactionState == .discrete
    defer { interactionState = .none }
    guard wasDiscrete, let touch, point(inside: touch.location(in: self), with: event) else {
      return
    }
    let isForward = (place(touch) > middle) != isReversed
    turn(to: page + (isForward ? 1 : -1))
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  /// A timer turns the page as the user does; the only page begins again.
  func advance(to next: Int) {
    if next == page { progress?.pageChanged(to: page) }
    turn(to: next)
  }

  private func turn(to next: Int) {
    let old = page
    currentPage = next
    if page != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func pagesChanged() {
    precondition(numberOfPages >= 0, "a page control cannot have \(numberOfPages) pages")
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIImageView()
      dot.contentMode = .scaleAspectFit
      addSubview(dot)
      dots.append(dot)
    }
    indicators = indicators.filter { $0.key < numberOfPages }
    currentPage = page
    invalidateIntrinsicContentSize()
  }

  /// The pages around the current one whose dots fit.
  private var visible: Range<Int> {
    let length = isVertical ? bounds.height : bounds.width
    let extra = progress == nil ? 0 : Self.extra
    let dotsThatFit = ((length - extra + Self.gap) / (Self.dot + Self.gap) + 1e-6).rounded(.down)
    let room = Int(min(CGFloat(dots.count), max(0, dotsThatFit)))
    guard length > 0, room < dots.count else { return 0..<dots.count }
    let count = max(1, room)
    let first = min(max(0, page - count / 2), dots.count - count)
    return first..<(first + count)
  }

  private func arrange() {
    let visible = visible
    let extra = showsProgress && visible.contains(page) ? Self.extra : 0
    let total = length(ofDots: visible.count, extra: extra)
    arrangePlate(total)
    for (index, dot) in dots.enumerated() {
      let length = Self.dot + (index == page ? extra : 0)
      let start = CGFloat(index - visible.lowerBound) * (Self.dot + Self.gap)
      let center = start + (index > page ? extra : 0) + length / 2
      let along = middle - total / 2 + (isReversed ? total - center : center)
      dot.bounds.size =
        isVertical
        ? CGSize(width: Self.dot, height: length) : CGSize(width: length, height: Self.dot)
      dot.center =
        isVertical
        ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
      dot.isHidden = !visible.contains(index) || (hidesForSinglePage && dots.count == 1)
      dot.transform = isCut(index, visible) ? CGAffineTransform(scaleX: 0.5, y: 0.5) : .identity
      show(index, dot)
    }
    arrangeFill()
  }

  /// The dot of the current page fills in the direction of the pages.
  private func arrangeFill() {
    guard let progress, showsProgress, dots.indices.contains(page) else {
      return fill.removeFromSuperview()
    }
    let dot = dots[page]
    if fill.superview !== dot { dot.addSubview(fill) }
    dot.clipsToBounds = true
    fill.backgroundColor = currentPageIndicatorTintColor ?? .white
    let (size, share) = (dot.bounds.size, CGFloat(progress.currentProgress))
    let length = (isVertical ? size.height : size.width) * share
    let start = isReversed ? (isVertical ? size.height : size.width) - length : 0
    fill.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: size.height)
  }

  /// [I] A dot at the end is smaller if there are more behind it.
  private func isCut(_ index: Int, _ visible: Range<Int>) -> Bool {
    guard visible.count > 2, index != page else { return false }
    return (index == visible.lowerBound && index > 0)
      || (index == visible.upperBound - 1 && index < dots.count - 1)
  }

  private func show(_ index: Int, _ dot: UIImageView) {
    // [I] The dot that fills begins in the colour of the others, without an image.
    let isFilling = index == page && showsProgress
    let isCurrent = index == page && !isFilling
    // [W] White; the other pages' dots have a lower opacity.
    let color =
      isCurrent
      ? currentPageIndicatorTintColor ?? .white
      : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.35)
    let own = isCurrent ? currentIndicators[index] ?? preferredCurrentPageIndicatorImage : nil
    let image = isFilling ? nil : own ?? indicators[index] ?? preferredIndicatorImage
    dot.image = image?.withRenderingMode(.alwaysTemplate)
    dot.tintColor = color
    dot.backgroundColor = image == nil ? color : nil
    dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
  }

  /// [W] A prominent control has a capsule behind its dots.
  private func arrangePlate(_ width: CGFloat) {
    plate?.isHidden = backgroundStyle != .prominent
    guard backgroundStyle == .prominent else { return }
    let plate = plate ?? UIView()
    if plate.superview == nil {
      plate.isUserInteractionEnabled = false
      plate.backgroundColor = .tertiarySystemFill
      insertSubview(plate, at: 0)
      self.plate = plate
    }
    let height: CGFloat = 26  // [I]
    let sides = 2 * Self.gap
    plate.bounds.size =
      isVertical
      ? CGSize(width: height, height: width + 2 * sides)
      : CGSize(width: width + 2 * sides, height: height)
    plate.center = CGPoint(x: bounds.midX, y: bounds.midY)
    plate.layer.cornerRadius = height / 2
  }
}
