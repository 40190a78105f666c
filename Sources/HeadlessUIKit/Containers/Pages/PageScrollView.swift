import Foundation
import Geometry
import Timeline

/// The scroll view of pages in the scroll style (rule pages.scroll-view).
///
/// [M] Its content is three pages long, and at rest the middle one is shown. The turn moves the
/// pages themselves; the offset is derived from their positions.
final class PageScrollView: UIScrollView {
  private weak var controller: UIPageViewController?
  /// The offset that was last reported to the delegate.
  private var toldOffset: CGPoint?
  private var isWatching = false
  /// The distance that the app has moved the resting pages.
  private(set) var shift = CGPoint.zero

  convenience init(_ controller: UIPageViewController) {
    self.init(frame: .zero)
    self.controller = controller
    super.panGestureRecognizer.isEnabled = false
    pinch.isEnabled = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    delaysContentTouches = false
    isPagingEnabled = true
  }

  override var movesContent: Bool { false }

  private var isAcross: Bool { controller?.navigationOrientation != .vertical }

  private var rest: CGPoint {
    isAcross ? CGPoint(x: bounds.width, y: 0) : CGPoint(x: 0, y: bounds.height)
  }

  /// The distance of the pages from their resting positions.
  private var travel: CGPoint { controller?.turn == nil ? shift : turnTravel }

  /// The distance of the page that leaves from its resting position.
  private var turnTravel: CGPoint {
    guard let page = controller?.turn?.from.first?.viewIfLoaded, page.superview === self,
      let shown = page.layer.presentation()?.frame, let turn = controller?.turn,
      let frame = controller?.pageFrame(of: turn.from[0], in: turn.from)
    else { return .zero }
    return CGPoint(x: frame.minX - shown.minX, y: frame.minY - shown.minY)
  }

  override var contentOffset: CGPoint {
    get { CGPoint(x: rest.x + travel.x, y: rest.y + travel.y) }
    set { moveByHand(to: newValue) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset, layer.core.areAnimationsEnabled else {
      return moveByHand(to: contentOffset)
    }
    let curve = Curve.bezier(ScrollPacing.curve)
    UIView.run(duration: ScrollPacing.duration, pacing: .curve(curve)) {
      self.moveByHand(to: contentOffset)
    } completion: { [weak self] _ in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// [I] During a turn, only the turn moves the pages.
  private func moveByHand(to offset: CGPoint) {
    guard let controller, controller.turn == nil, offset != contentOffset else { return }
    shift = CGPoint(x: offset.x - rest.x, y: offset.y - rest.y)
    controller.addViews(of: controller.pages)
    delegate?.scrollViewDidScroll(self)
  }

  override var contentSize: CGSize {
    get {
      isAcross
        ? CGSize(width: 3 * bounds.width, height: bounds.height)
        : CGSize(width: bounds.width, height: 3 * bounds.height)
    }
    set {}
  }

  /// [W] Apps look for this scroll view to disable swipes.
  override var isScrollEnabled: Bool {
    didSet {
      super.panGestureRecognizer.isEnabled = false
      controller?.pageGesture.recognizer.isEnabled = isScrollEnabled
    }
  }

  override var panGestureRecognizer: UIPanGestureRecognizer {
    controller?.pageGesture.recognizer ?? super.panGestureRecognizer
  }

  override var isTracking: Bool { isDragging }
  override var isDragging: Bool { controller?.turn?.isInteractive ?? isPulled }

  /// The next change starts with the pages at rest.
  func takeBackShift() {
    guard let controller, shift != .zero else { return }
    shift = .zero
    controller.addViews(of: controller.pages)
  }

  // MARK: Beyond the last page

  private static let returnDuration: TimeInterval = 0.4  // [I]
  /// Whether a finger pulls the page to where no other is.
  private var isPulled = false
  private var isReturning = false
  private var returns = 0

  func beginPull() {
    hasReturned()
    isPulled = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// [W] The page follows as other content does beyond its edge.
  func pull(by distance: CGFloat) {
    let band = ScrollRubberBand(length: isAcross ? bounds.width : bounds.height)
    let stretch = band.stretch(distance)
    let (x, y) = isAcross ? (stretch, 0) : (0, stretch)
    moveByHand(to: CGPoint(x: rest.x + x, y: rest.y + y))
  }

  func endPull() {
    guard isPulled else { return }
    isPulled = false
    let moves = shift != .zero
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    if moves { returnToRest() }
  }

  private func returnToRest() {
    isReturning = true
    returns += 1
    delegate?.scrollViewWillBeginDecelerating(self)
    UIView.run(duration: Self.returnDuration, pacing: .curve(.easeOut)) {
      self.moveByHand(to: rest)
    } completion: { [weak self, number = returns] _ in
      if self?.returns == number { self?.hasReturned() }
    }
  }

  /// The way back ends early if a finger or a turn moves the page again.
  private func hasReturned() {
    guard isReturning else { return }
    isReturning = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  // MARK: The delegate

  /// Starts a turn: the delegate is notified at every refresh until its end.
  func turnBegins() {
    hasReturned()
    guard delegate != nil, !isWatching else { return }
    (toldOffset, isWatching) = (rest, true)
    if isDragging { delegate?.scrollViewWillBeginDragging(self) }
    watch(from: layer.core.now, tick: 1)
  }

  private func watch(from start: Instant, tick: Int) {
    let refresh = FrameRate(CADisplayLink.refreshRate).start(ofFrame: tick)
    layer.core.queue.at(start + refresh, holds: false) { [weak self] in
      guard let self, isWatching else { return }
      tell()
      watch(from: start, tick: tick + 1)
    }
  }

  private func tell() {
    let offset = contentOffset
    guard offset != toldOffset else { return }
    toldOffset = offset
    delegate?.scrollViewDidScroll(self)
  }

  func fingerLetsGo() {
    guard isWatching else { return }
    tell()
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// The pages have arrived, but are not at their new positions yet.
  func turnArrives() {
    if isWatching { tell() }
  }

  func turnHasEnded(_ turn: PageTurn) {
    guard isWatching else { return }
    isWatching = false
    tell()
    if turn.isByUser {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
