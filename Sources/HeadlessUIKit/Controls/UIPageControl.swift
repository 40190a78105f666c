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

  // [W] Dots of 7 points, 9 apart, in a strip of 37.
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 37

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
  /// [D] Whether a finger that moves along the dots turns pages.
  open var allowsContinuousInteraction = true
  /// [D] How a finger is turning pages.
  open private(set) var interactionState = InteractionState.none
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
    let count = CGFloat(max(0, pageCount))
    return CGSize(width: count * Self.dot + max(0, count - 1) * Self.gap, height: Self.height)
  }

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
    start = (page, touch.location(in: self).x)
    interactionState = .discrete
    return super.beginTracking(touch, with: event)
  }
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - start.x
    if allowsContinuousInteraction, abs(way) > Self.slop { interactionState = .continuous }
    if interactionState == .continuous {
      let steps = Int((way / (Self.dot + Self.gap)).rounded(.towardZero))
      turn(to: start.page + (isRightToLeft ? -steps : steps))
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
    let isForward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
    turn(to: page + (isForward ? 1 : -1))
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
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
    let dotsThatFit = ((bounds.width + Self.gap) / (Self.dot + Self.gap) + 1e-6).rounded(.down)
    let room = Int(min(CGFloat(dots.count), max(0, dotsThatFit)))
    guard bounds.width > 0, room < dots.count else { return 0..<dots.count }
    let count = max(1, room)
    let first = min(max(0, page - count / 2), dots.count - count)
    return first..<(first + count)
  }

  private func arrange() {
    let visible = visible
    let width = size(forNumberOfPages: visible.count).width
    arrangePlate(width)
    for (index, dot) in dots.enumerated() {
      let column = isRightToLeft ? visible.upperBound - 1 - index : index - visible.lowerBound
      dot.bounds.size = CGSize(width: Self.dot, height: Self.dot)
      dot.center = CGPoint(
        x: bounds.midX - width / 2 + CGFloat(column) * (Self.dot + Self.gap) + Self.dot / 2,
        y: bounds.midY
      )
      dot.isHidden = !visible.contains(index) || (hidesForSinglePage && dots.count == 1)
      dot.transform = isCut(index, visible) ? CGAffineTransform(scaleX: 0.5, y: 0.5) : .identity
      show(index, dot)
    }
  }

  /// [I] A dot at the end is smaller if there are more behind it.
  private func isCut(_ index: Int, _ visible: Range<Int>) -> Bool {
    guard visible.count > 2, index != page else { return false }
    return (index == visible.lowerBound && index > 0)
      || (index == visible.upperBound - 1 && index < dots.count - 1)
  }

  private func show(_ index: Int, _ dot: UIImageView) {
    let isCurrent = index == page
    // [W] White; the other pages' dots have a lower opacity.
    let color =
      isCurrent
      ? currentPageIndicatorTintColor ?? .white
      : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.35)
    let own = isCurrent ? currentIndicators[index] ?? preferredCurrentPageIndicatorImage : nil
    let image = own ?? indicators[index] ?? preferredIndicatorImage
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
    plate.frame = CGRect(
      x: bounds.midX - width / 2 - sides,
      y: bounds.midY - height / 2,
      width: width + 2 * sides,
      height: height
    )
    plate.layer.cornerRadius = height / 2
  }
}
