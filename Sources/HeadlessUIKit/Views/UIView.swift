@preconcurrency public import Foundation
public import Geometry
import Timeline

/// A rectangle on screen that lays out its subviews, draws itself and handles touches.
@preconcurrency @MainActor
open class UIView: ClassMadeResponder, UITraitEnvironment, UICoordinateSpace,
  @preconcurrency CALayerDelegate,
  @preconcurrency ViewLayerHost, UITraitChangeObservable, @preconcurrency NSCoding
{
  // Internal members.
  var layoutStateIfAny: LayoutState?
  var subviewList: [UIView] = []
  weak var superviewReference: UIView?
  var ownBackgroundColor: UIColor?
  var ownTintColor: UIColor?
  var ownTintAdjustment = TintAdjustmentMode.automatic
  var maskView: UIView?
  /// The traits that the view was last notified of; nil as long as they are the screen's.
  var knownTraits: UITraitCollection?
  var traitObservations: [TraitObservation] = []
  /// Whether `updateConstraints` is pending; true at first, since it is called once for every view.
  var constraintsAreOld = true
  var snapshotOrigin: SnapshotOrigin?
  /// The number of animations that block touches while they run; see rule view-animation.touches.
  var touchBlocks = 0
  /// The view controller whose root view this is, which is its next responder.
  weak var owner: UIResponder?
  var recognizerList: [UIGestureRecognizer] = []
  var knownSafeArea = UIEdgeInsets.zero

  let ownLayer: CALayer

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { ownLayer }

  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.delegate = self
    ownLayer.view = self
    ownLayer.setNeedsDisplay()
    self.frame = frame
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  @available(*, unavailable)
  public required convenience init(_frame: CGRect) {
    self.init(frame: _frame)
  }

  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.delegate = self
    ownLayer.view = self
    ownLayer.setNeedsDisplay()
    coder.finish(self, as: UIView.self)
  }

  override var frameOnScreen: CGRect { convert(bounds, to: nil) }
  /// Whether a scroll view around it leaves it even the touches that have not reached it.
  var keepsTouches: Bool { false }
  open override var next: UIResponder? { owner ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// [D] The screen's for a view in a window that draws itself, once it has; [W] 1 for others.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    // [D] The origin stays.
    let origin = frame.origin
    bounds.size = size
    frame.origin = origin
    // Rounding in a transform and its inverse may have changed the last bits.
    bounds.size = size
  }
  /// The content's size; `noIntrinsicMetric` if it has none.
  open dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1  // [D]
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    intrinsicSizeChanged()
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer ?? window?.layer)
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer ?? window?.layer)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer ?? window?.layer)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer ?? window?.layer)
  }

  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, throughScreenTo: coordinateSpace)
  }
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, throughScreenFrom: coordinateSpace)
  }
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, throughScreenTo: coordinateSpace)
  }
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, throughScreenFrom: coordinateSpace)
  }

  // MARK: Touches

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, event)
  }
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerList.isEmpty ? nil : recognizerList }
    set {
      let new = newValue ?? []
      for old in recognizerList where !new.contains(where: { $0 === old }) { detach(old) }
      for recognizer in new { attach(recognizer) }
    }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    // [D] It belongs to one view at a time.
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  override var ownStage: Stage? { window?.stage }
  /// For subclasses that depend on their bounds' origin.
  func boundsOriginChanged(from old: CGRect) {}
  func boundsSizeChanged() {}
  /// Whether another view than the superview determines its size.
  var followsSibling: Bool { false }

  /// Whether constraints inside are independent of those outside, as in a list's cells.
  var isLayoutBoundary: Bool { false }
  /// Whether it is a row, whose height does not depend on the scroll position. [W]
  var isListRow: Bool { false }
  /// Whether constraints may choose its height before it has been given one.
  var isMeasuredByContent: Bool { false }
  /// Whether it stores a closure as its action.
  var hasClosures: Bool { false }
  /// Called when a subview is hidden or shown.
  func visibilityChanged(of subview: UIView) {}

  // MARK: Hierarchy

  open var tag = 0
  open var superview: UIView? { superviewReference }
  open var subviews: [UIView] { subviewList }
  open var window: UIWindow? { superview?.window }
  open func addSubview(_ view: UIView) { insert(view, .front) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, hasSubviews(at: index1, index2) else { return }
    let layers = layer.children
    let (one, other) = (subviewList[index1], subviewList[index2])
    subviewList.swapAt(index1, index2)
    guard let layerIndex = layers.firstIndex(where: { $0 === one.layer }),
      let otherIndex = layers.firstIndex(where: { $0 === other.layer })
    else { return }
    var swapped = layers
    swapped.swapAt(layerIndex, otherIndex)
    layer.replaceChildren(with: swapped)
  }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, .front) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, .back) }
  open func removeFromSuperview() { leaveSuperview() }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviewList.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superviewReference).contains { $0 === view }
  }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout and display

  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// [D] Repeated until nothing is pending: text may need another height when its width is known.
  open func layoutIfNeeded() {
    for _ in 0..<8 {
      updateLayoutEngine()
      layer.layoutIfNeeded()
      guard layoutEngineIfAny?.isStale == true else { return }
    }
  }
  open func layoutSubviews() { applyLayout() }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  open func draw(_ rect: CGRect) {}
  /// [D] A view that was decoded may have another one take its place.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  /// A method of a root class can also be sent to classes in Objective-C.
  open class func prepareForInterfaceBuilder() {}

  // MARK: Auto Layout

  open class var requiresConstraintBasedLayout: Bool { false }
  open class var layoutFittingCompressedSize: CGSize { .zero }
  // [D] As large as can be.
  open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStateIfAny?.translatesMask ?? true }
    set {
      guard newValue != layoutState.translatesMask else { return }
      layoutState.translatesMask = newValue
      if let item = layoutState.item { item.engine?.translationChanged(item) }
      setNeedsSolution()
    }
  }
  open var constraints: [NSLayoutConstraint] { layoutStateIfAny?.installed ?? [] }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: self) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.uninstall() }
  }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open var hasAmbiguousLayout: Bool {
    guard let engine = layoutEngineIfAny, let item = layoutStateIfAny?.item else { return false }
    return engine.isAmbiguous(item)
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateIfAny?.hugging[axis.rawValue] ?? .defaultLow
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    layoutStateIfAny?.compression[axis.rawValue] ?? .defaultHigh
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, at: \.hugging, along: axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, at: \.compression, along: axis)
  }
  var usualMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }  // [D]
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      layoutState.margins = .absolute(newValue)
      marginsChanged()
    }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set {
      layoutState.margins = .directional(newValue)
      marginsChanged()
    }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutStateIfAny?.preservesSuperviewMargins ?? false }
    set {
      layoutState.preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutStateIfAny?.insetsMarginsFromSafeArea ?? true }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }
  /// [W] A setting of Interface Builder, which code has for tables alone.
  package func setMarginsFollowReadableWidth(_ follows: Bool) {
    guard follows != layoutStateIfAny?.marginsAreReadable ?? false else { return }
    layoutState.marginsAreReadable = follows
    marginsChanged()
  }
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  open var readableContentGuide: UILayoutGuide { readableGuide }
  open var layoutGuides: [UILayoutGuide] { layoutStateIfAny?.guides ?? [] }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }
  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutStateIfAny?.guides.removeAll { $0 === guide }
    guide.layoutItem?.engine?.forget(guide)
    guide.owningView = nil
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  open var forFirstBaselineLayout: UIView { forBaselineLayout() }
  /// [D] What both of them were before iOS 9.
  open func forBaselineLayout() -> UIView { self }
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open func setNeedsUpdateConstraints() {
    constraintsAreOld = true
    layoutState.asksForConstraints = true
    guard !layoutState.isUpdatingConstraints else { return updateConstraintsInNextFrame() }
    setNeedsSolution()
  }
  open func needsUpdateConstraints() -> Bool { constraintsAreOld }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() { updateSubtreeConstraints() }
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
  }
  /// For multi-line text: its size for a width, or on as few lines as possible for 0.
  func wrappedSize(_ width: CGFloat) -> CGSize? { nil }
  /// The distances of the first and the last baseline from the top and the bottom, as constraints
  /// take them, if there is text.
  var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  // MARK: Look

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.visibilityChanged(of: self)
    }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set { setBackground(newValue) }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var contentMode = ContentMode.scaleToFill {
    // [D] The layer's `contentsGravity`, with UIKit's names for top and bottom.
    didSet { layer.contentsGravity = contentMode.gravity }
  }
  open var mask: UIView? {
    // A mask that was given to another view masks that one alone.
    get { maskView?.layer === layer.mask ? maskView : nil }
    set {
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      ownTintColor = newValue
      tintMayHaveChanged()
    }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustment }
    set {
      let old = tintAdjustmentMode
      ownTintAdjustment = newValue
      if tintAdjustmentMode != old { tintAdjustmentChanged() }
    }
  }
  open func tintColorDidChange() {}
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      if case .directional = layoutStateIfAny?.margins, semanticContentAttribute != oldValue {
        marginsChanged()
      }
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The layout direction of a view without a superview, from the app's language.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Large content

  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets }
    set { largeContent.imageInsets = newValue }
  }

  // MARK: Snapshots

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates, capInsets: .zero)
  }
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates, capInsets: capInsets)
  }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect, afterUpdates)
  }

  // MARK: The layer's delegate

  open func display(_ layer: CALayer) {
    guard layer === self.layer, window != nil else { return layer.drawContents() }
    layer.drawContents(forScreenOf: pixelsPerPoint)
  }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    // [D] Rule view-animation.disabled: animations may be turned off in the middle of a block.
    guard layer.core.areAnimationsEnabled else { return NSNull() }
    return AnimationContext.current?.action(for: layer, forKey: event) ?? NSNull()
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Applies to the view and everything below it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { traitsMayHaveChanged() }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the user's text size has changed, before `traitCollectionDidChange`.
  func textSizeChanged() {}
  open var traitOverrides = UITraitOverrides() {
    didSet { traitsMayHaveChanged() }
  }
  /// [D] The limits of text sizes hold for the view and everything below it.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitsMayHaveChanged() }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitsMayHaveChanged() }
  }
  open var appliedContentSizeCategoryLimitsDescription: String { describedContentSizeLimits }

  // MARK: Effects

  open var focusEffect: UIFocusEffect?
  open var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Restoration

  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Archives nothing; for classes that override it.
  open func encode(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Dynamics

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Animations

  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pacing = Pacing.option(options.curveNumber)
    run(
      duration: duration,
      delay: delay,
      pacing: pacing,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, pacing: .option(0), animations: animations, completion: completion)
  }

  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    run(duration: duration, pacing: .option(0), animations: animations)
  }

  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pacing = Pacing.uikitSpring(duration: duration, ratio: dampingRatio, velocity: velocity)
    run(
      duration: duration,
      delay: delay,
      pacing: pacing,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// [D] iOS 17: the spring's perceptual duration; the animation lasts until it has settled.
  open class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      run(
        duration: 0,
        delay: delay,
        pacing: .option(0),
        options: options,
        animations: animations,
        completion: completion
      )
      return
    }
    let spring = Spring(duration: duration, bounce: bounce, overdamping: .swapped)
    let length = spring.animationDuration(velocity: initialSpringVelocity)
    let pacing = Pacing.spring(spring, velocity: initialSpringVelocity)
    run(
      duration: length,
      delay: delay,
      pacing: pacing,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let core = StageCore.ambient
    let were = core.areAnimationsEnabled
    core.areAnimationsEnabled = false
    core.quietBlocks += 1
    AnimationContext.with(nil, actionsWithoutAnimation)
    core.quietBlocks -= 1
    core.areAnimationsEnabled = were
  }

  open class func setAnimationsEnabled(_ enabled: Bool) {
    StageCore.ambient.areAnimationsEnabled = enabled
  }

  open class var areAnimationsEnabled: Bool { StageCore.ambient.areAnimationsEnabled }

  /// [D] The duration of the current animation block; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  open class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let context = AnimationContext.current else {
      animations()
      return
    }
    let outer = context.repeats
    context.repeats = (Float(count), autoreverses)
    animations()
    context.repeats = outer
  }

  // MARK: Keyframes

  open class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationContext.current?.recorder ?? PropertyRecorder()
    let recorder = KeyframeRecorder(into: outer, mode: options.calculationMode)
    // [W] The outer curve, in the bits of AnimationOptions, warps the whole timeline.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    run(
      duration: duration,
      delay: delay,
      pacing: .option(shared.curveNumber),
      options: shared,
      recorder: recorder,
      animations: animations,
      completion: completion
    )
  }

  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationContext.current?.recorder as? KeyframeRecorder else {
      animations()
      return
    }
    let outer = recorder.window
    recorder.window = (frameStartTime, frameStartTime + frameDuration)
    animations()
    recorder.window = outer
  }

  // MARK: Pictures

  /// Animates from the view's last committed picture to the one after `animations`.
  open class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    // [W] Without a style there are no pictures, and the changes move like any others.
    guard options.hasPictures else {
      return run(
        duration: duration,
        pacing: .option(options.curveNumber),
        options: options,
        animations: animations ?? {},
        completion: completion
      )
    }
    let core = view.layer.core
    let block = AnimationBlock(completion: completion)
    defer { block.close(core) }
    if duration > 0, core.areAnimationsEnabled {
      addPicture(options, over: duration, to: view, block)
    }
    // [D] Changes in the block are not animated themselves, unless that is allowed.
    if options.contains(.allowAnimatedContent) {
      run(
        duration: duration,
        pacing: .option(options.curveNumber),
        options: options,
        animations: animations ?? {}
      )
    } else {
      AnimationContext.with(nil) { animations?() }
    }
  }

  /// [W] The superview's transition from a picture with one view to one with the other.
  open class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      AnimationBlock(completion: completion).close(fromView.layer.core)
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.removeFromSuperview()
        superview.addSubview(toView)
      }
    }
    // [W] Rule time.before-pictures-are-committed: a view that was never shown has no picture to
    // start from.
    guard fromView.layer.record != nil else {
      AnimationContext.with(nil, change)
      AnimationBlock(completion: completion).close(fromView.layer.core)
      return
    }
    transition(
      with: superview,
      duration: duration,
      options: options,
      animations: change,
      completion: completion
    )
  }
}

extension UIView.KeyframeAnimationOptions {
  fileprivate var calculationMode: CAAnimationCalculationMode {
    switch modeNumber {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
