@preconcurrency public import Foundation
public import Geometry

/// A view for content that is larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // Internal members; see the extensions beside this file.
  var drag = ScrollDrag()
  var ticker: FrameTicker?
  /// The deceleration of moving content.
  var slide: ScrollSlide?
  /// Notifies the delegate at the end of the current motion.
  var motionEnd: (() -> Void)?
  var zoom = ScrollZoom()
  var knownInsets = UIEdgeInsets.zero
  var safeAreaTop = ScrollSafeArea()
  /// Whether the bounds change because the offset does.
  var isSettingOffset = false
  var bars: ScrollIndicators?
  /// The inset for the refresh control.
  var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { refreshInsetChanged() } }
  }
  /// A bar above that follows the content.
  weak var watcher: (any ScrollObserver)?
  weak var bottomEdgeObserver: (any BottomEdgeObserver)?
  /// How much the bar above can still expand when the content moves down.
  var reserve: CGFloat = 0
  /// The height of what moves down with pulled content at the end of the bar above.
  var pulledBarHeight: CGFloat = 0
  let pan = ScrollPan()
  let pinch = UIPinchGestureRecognizer()
  private(set) lazy var contentGuide = makeContentGuide()
  private(set) lazy var frameGuide = makeFrameGuide()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assembleScrolling()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assembleScrolling()
    coder.finish(self, as: UIScrollView.self)
  }

  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { layer.core.interop.observations.noteChange(of: self) }
  }
  /// Whether a change of the offset moves the content.
  var movesContent: Bool { true }

  // MARK: Content

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { recentre(at: newValue) }
  }
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { contentSizeChanged() }
      layer.core.interop.observations.noteChange(of: self)
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { contentInsetChanged() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  open var adjustedContentInset: UIEdgeInsets { currentInsets }
  /// The size of what is seen beside the insets.
  open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
  open func adjustedContentInsetDidChange() {}
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlChanged(from: oldValue) }
  }
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// [D] Since iOS 17.4: whatever moves, stops where it is.
  open func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated) }

  // MARK: How it scrolls

  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { insetsMayHaveChanged() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { insetsMayHaveChanged() }
  }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The inset for the keyboard in a list.
  var keyboardInset: CGFloat = 0
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }
  /// [D] Touches of controls are not cancelled.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open var isTracking: Bool { drag.isTracking }
  open var isDragging: Bool { drag.isDragging }
  open internal(set) var isDecelerating = false
  /// [D] An animated change of the offset, not a deceleration.
  open var isScrollAnimating: Bool { ticker != nil && slide == nil }

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  open var indicatorStyle = IndicatorStyle.default {
    didSet { setNeedsLayout() }
  }
  /// [W] Zero while those of the two indicators differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get {
      let insets = verticalScrollIndicatorInsets
      return insets == horizontalScrollIndicatorInsets ? insets : .zero
    }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Zooming

  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinch : nil
  }
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  open var bouncesZoom = true
  open var isZooming: Bool { zoom.isPinching }
  open var isZoomBouncing: Bool { zoom.isBouncing }
  /// [I] An animated change of the scale, not the return to the limits.
  open var isZoomAnimating: Bool { zoom.animations > 0 }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated) }
  open func zoom(to rect: CGRect, animated: Bool) { show(whole: rect, animated) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSize()
    layOutIndicators()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }
  /// Lets a subclass adjust the target of a drag before the delegate does.
  func restingOffset(_ planned: CGPoint, _ velocity: CGPoint) -> CGPoint { planned }
  override func boundsOriginChanged(from old: CGRect) { scrolled() }
  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    insetsMayHaveChanged()
    keepInLimits()
  }
}
