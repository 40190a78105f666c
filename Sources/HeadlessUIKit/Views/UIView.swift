@preconcurrency public import Foundation
public import Geometry

/// A rectangle on screen that lays out its subviews, draws itself and answers touches.
@preconcurrency @MainActor
open class UIView: AnimatingResponder, UITraitEnvironment, UICoordinateSpace,
  @preconcurrency CALayerDelegate,
  @preconcurrency ViewLayerHost, UITraitChangeObservable
{
  // The class's state that has no public name of its own.
  var layoutStateIfAny: LayoutState?
  var subviewList: [UIView] = []
  weak var superviewReference: UIView?
  var ownBackgroundColor: UIColor?
  var ownTintColor: UIColor?
  var ownTintAdjustment = TintAdjustmentMode.automatic
  var maskView: UIView?
  /// The traits that the view was last told of; nil as long as they are the screen's.
  var knownTraits: UITraitCollection?
  var traitWatchers: [TraitWatcher] = []
  /// Every view is asked once for the constraints that it makes itself.
  var constraintsAreOld = true
  var snapshotOrigin: SnapshotOrigin?
  /// Animations that take touches away while they run; see V9.
  var touchBlocks = 0
  /// The view controller whose root view this is, and the first to be asked after the view.
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
    ownLayer.setNeedsDisplay()
    coder.finish(self, as: UIView.self)
  }

  override var frameOnScreen: CGRect { convert(bounds, to: nil) }
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
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { fitSize() }
  /// What the content wants; `noIntrinsicMetric` where it wants nothing.
  open var intrinsicContentSize: CGSize {
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
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerList.isEmpty ? nil : recognizerList }
    set { setRecognizers(newValue ?? []) }
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
  open func addInteraction(_ interaction: any UIInteraction) { lend(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { takeBack(interaction) }

  /// For subclasses that follow their own bounds.
  func boundsOriginChanged(from old: CGRect) {}
  func boundsSizeChanged() {}
  /// Whether another view than the superview decides about its size.
  var followsSibling: Bool { false }

  /// Whether constraints inside know nothing of what is outside, as in a list's cells.
  var isLayoutBoundary: Bool { false }

  // MARK: Hierarchy

  open var tag = 0
  open var superview: UIView? { superviewReference }
  open var subviews: [UIView] { subviewList }
  open var window: UIWindow? { superview?.window }
  open func addSubview(_ view: UIView) { place(view, .front) }
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, .below(siblingSubview))
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, .above(siblingSubview))
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, .front) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, .back) }
  open func removeFromSuperview() { leaveSuperview() }
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
  open func layoutIfNeeded() { layoutNow() }
  open func layoutSubviews() { applyLayout() }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  open func draw(_ rect: CGRect) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Auto Layout

  open class var requiresConstraintBasedLayout: Bool { false }
  open class var layoutFittingCompressedSize: CGSize { .zero }
  // [D] As large as can be.
  open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStateIfAny?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }
  open var constraints: [NSLayoutConstraint] { layoutStateIfAny?.installed ?? [] }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
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
    setPriority(priority, \.hugging, axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.compression, axis)
  }
  var usualMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }  // [D]
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { setDirectionalMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutStateIfAny?.preservesSuperviewMargins ?? false }
    set { setMarginRule(\.preservesSuperviewMargins, newValue) }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutStateIfAny?.insetsMarginsFromSafeArea ?? true }
    set { setMarginRule(\.insetsMarginsFromSafeArea, newValue) }
  }
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  open var readableContentGuide: UILayoutGuide { readableGuide }
  open var layoutGuides: [UILayoutGuide] { layoutStateIfAny?.guides ?? [] }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  open func removeLayoutGuide(_ guide: UILayoutGuide) { disown(guide) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
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
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// For text of several lines: its size in a width, or on as few lines as can be for 0.
  func wrappedSize(_ width: CGFloat) -> CGSize? { nil }
  /// How far the first and the last line of text stand from the top and the bottom, if there is text.
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
      (superview as? UIStackView)?.visibilityChanged(of: self)
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
    didSet { contentModeChanged() }
  }
  open var mask: UIView? {
    get { maskView }
    set { setMask(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTint(newValue) }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustment }
    set { setTintAdjustment(newValue) }
  }
  open func tintColorDidChange() {}
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
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

  open func display(_ layer: CALayer) { layer.drawContents() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationContext.current?.action(for: layer, forKey: event) ?? NSNull()
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Holds for the view and everything below it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { traitsMayHaveChanged() }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitOverrides = UITraitOverrides() {
    didSet { traitsMayHaveChanged() }
  }

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
  /// Nothing is archived here; for classes that override it.
  open func encode(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
}
