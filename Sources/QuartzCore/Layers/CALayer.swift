import CoreGraphics
import VirtualTime
public import Foundation
public import Geometry

/// A rectangle on screen with its appearance, sublayers, animations and clock.
open class CALayer: ClassMadeLayer, CAMediaTiming {
  // Read by the next commit.
  package var values = LayerValues()
  var mediaTiming = MediaTiming()
  package var animationTable = AnimationTable()
  package var children: [CALayer] = []
  var maskLayer: CALayer?

  // The position in the tree.
  package weak var parent: CALayer?
  /// The stage if this is a root layer; sublayers find it through their ancestors.
  package weak var rootCore: StageCore?

  // Written by the last commit.
  package var record: LayerRecord?
  package var flags: LayerFlags = [.changed]

  // The layer whose presentation copy this is.
  package var shown: CALayer?
  var delegateDisplays = true
  /// What code has stored under keys that layers do not have.
  var ownValues: [String: Any] = [:]
  /// Those on screen, while the layer draws itself.
  var drawnValues: [String: Any]?
  /// The scale of the screen for which a view's layer was drawn.
  var drawnScale: CGFloat?
  /// Whether code has set the scale.
  var hasOwnScale = false

  public override init() {
    super.init()
  }

  /// A copy of another layer's values, for `presentation()`.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    values = other.values
    mediaTiming = other.mediaTiming
    name = other.name
    (actions, style) = (other.actions, other.style)
    edgeAntialiasingMask = other.edgeAntialiasingMask
    minificationFilterBias = other.minificationFilterBias
    drawsAsynchronously = other.drawsAsynchronously
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    ownValues = other.ownValues
    drawnScale = other.drawnScale
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  @available(*, unavailable)
  public required convenience init(_made: Void) {
    self.init()
  }

  @available(*, unavailable)
  public required convenience init(_layer: Any) {
    self.init(layer: _layer)
  }

  open weak var delegate: (any CALayerDelegate)?
  /// The view that made this layer for itself.
  package weak var view: (any ViewLayerHost)?
  open var name: String?
  /// The view's identifier, which distinguishes views of one class in messages.
  package var identifier: String?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open var needsDisplayOnBoundsChange = false

  // MARK: Geometry

  open var bounds: CGRect {
    get { values.bounds }
    set { if isReal(newValue) { change(.bounds, \.bounds, to: newValue.standardized) } }
  }
  open var position: CGPoint {
    get { values.position }
    set { if isReal(newValue) { change(.position, \.position, to: newValue) } }
  }
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(.zPosition, \.zPosition, to: newValue) }
  }
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint, \.anchorPoint, to: newValue) }
  }
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(.anchorPointZ, \.anchorPointZ, to: newValue) }
  }
  open var transform: CATransform3D {
    get { values.transform }
    set { change(.transform, \.transform, to: newValue) }
  }
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change(.sublayerTransform, \.sublayerTransform, to: newValue) }
  }
  /// Derived from position, bounds, anchor point and transform.
  open var frame: CGRect {
    get { values.frame }
    set { setFrame(newValue) }
  }
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { change(nil, \.isGeometryFlipped, to: newValue) }
  }

  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open func contentsAreFlipped() -> Bool { isFlippedInside }

  // MARK: Look

  open var isHidden: Bool {
    get { values.isHidden }
    set { change(.isHidden, \.isHidden, to: newValue) }
  }
  package var isConcealed: Bool {
    get { values.isConcealed }
    set { change(nil, \.isConcealed, to: newValue) }
  }
  open var opacity: Float {
    get { values.opacity }
    // [D] Values outside 0 … 1 are clamped.
    set { change(.opacity, \.opacity, to: min(max(newValue, 0), 1)) }
  }
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(.isDoubleSided, \.isDoubleSided, to: newValue) }
  }
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(.masksToBounds, \.masksToBounds, to: newValue) }
  }
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { change(nil, \.isOpaque, to: newValue) }
  }
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(nil, \.allowsGroupOpacity, to: newValue) }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor, \.backgroundColor, to: newValue) }
  }
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, \.cornerRadius, to: newValue) }
  }
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(nil, \.maskedCorners, to: newValue) }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(nil, \.cornerCurve, to: newValue) }
  }
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth, \.borderWidth, to: newValue) }
  }
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(.borderColor, \.borderColor, to: newValue) }
  }
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(.shadowColor, \.shadowColor, to: newValue) }
  }
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(.shadowOpacity, \.shadowOpacity, to: newValue) }
  }
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(.shadowOffset, \.shadowOffset, to: newValue) }
  }
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(.shadowRadius, \.shadowRadius, to: newValue) }
  }
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change(.shadowPath, \.shadowPath, to: newValue) }
  }
  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { change(nil, \.allowsEdgeAntialiasing, to: newValue) }
  }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// [W] Of all filters, the names of blend modes are supported, such as "multiplyBlendMode".
  open var compositingFilter: Any? {
    get { values.blendMode == .normal ? nil : values.blendMode.filterName }
    set { change(nil, \.blendMode, to: .named(newValue, core)) }
  }
  /// [D] Stored only: iOS has no filters of layers.
  open var filters: [Any]? {
    get { ownValues["filters"] as? [Any] }
    set { ownValues["filters"] = newValue }
  }
  /// [D] Stored only, as `filters`.
  open var backgroundFilters: [Any]? {
    get { ownValues["backgroundFilters"] as? [Any] }
    set { ownValues["backgroundFilters"] = newValue }
  }
  /// Stored only: drawing is always recorded.
  open var drawsAsynchronously = false
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change(nil, \.shouldRasterize, to: newValue) }
  }
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change(nil, \.rasterizationScale, to: newValue) }
  }

  // MARK: Contents

  open var contents: Any? {
    get { (values.contents as? any LayerContents)?.object ?? values.contents }
    set { changeContents(to: newValue) }
  }
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(.contentsRect, \.contentsRect, to: newValue) }
  }
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change(.contentsCenter, \.contentsCenter, to: newValue) }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(nil, \.contentsGravity, to: newValue) }
  }
  open var contentsScale: CGFloat {
    get { drawnScale ?? values.contentsScale }
    set {
      (drawnScale, hasOwnScale) = (nil, true)
      change(.contentsScale, \.contentsScale, to: newValue)
    }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { change(nil, \.magnificationFilter, to: newValue) }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { change(nil, \.minificationFilter, to: newValue) }
  }
  /// Stored only: there are no mipmaps.
  open var minificationFilterBias: Float = 0

  open func setNeedsDisplay() { markNeedsDisplay() }
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }
  open func displayIfNeeded() { displayIfMarked() }
  open func display() { displayThroughDelegate() }
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws everything that the layer shows; a tiled layer does so in parts.
  func drawAll(in ctx: CGContext) { draw(in: ctx) }
  /// Draws the layer and its sublayers at its bounds, ignoring its position.
  open func render(in ctx: CGContext) { drawPicture(in: ctx) }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Tree

  open var superlayer: CALayer? { parent }
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(with: newValue ?? []) }
  }
  open var mask: CALayer? {
    get { maskLayer }
    set { replaceMask(with: newValue) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { children in children.firstIndex { $0 === sibling } ?? children.count }
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { children in
      children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    }
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replaceChild(oldLayer, with: newLayer)
  }
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  open func layoutIfNeeded() { layoutFromTopmost() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// [D] In the coordinates of the layer above.
  open func preferredFrameSize() -> CGSize { frame.size }

  // MARK: Hit testing and conversion

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { point(p, from: l, to: self) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { point(p, from: self, to: l) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { rect(r, from: l, to: self) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { rect(r, from: self, to: l) }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { mediaTiming.beginTime }
    set { changeTiming(\.beginTime, to: newValue) }
  }
  open var duration: CFTimeInterval {
    get { mediaTiming.duration }
    set { changeTiming(\.duration, to: newValue) }
  }
  open var speed: Float {
    get { mediaTiming.speed }
    set { changeTiming(\.speed, to: newValue) }
  }
  open var timeOffset: CFTimeInterval {
    get { mediaTiming.timeOffset }
    set { changeTiming(\.timeOffset, to: newValue) }
  }
  open var repeatCount: Float {
    get { mediaTiming.repeatCount }
    set { changeTiming(\.repeatCount, to: newValue) }
  }
  open var repeatDuration: CFTimeInterval {
    get { mediaTiming.repeatDuration }
    set { changeTiming(\.repeatDuration, to: newValue) }
  }
  open var autoreverses: Bool {
    get { mediaTiming.autoreverses }
    set { changeTiming(\.autoreverses, to: newValue) }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { mediaTiming.fillMode }
    set { changeTiming(\.fillMode, to: newValue) }
  }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.stageTime(t) ?? t)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(stageTime(t)) ?? stageTime(t)
  }

  // MARK: Animations

  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, key: key) }
  open func removeAnimation(forKey key: String) { removeAnimation(key) }
  open func removeAllAnimations() { removeEveryAnimation() }
  open func animation(forKey key: String) -> CAAnimation? { animationTable[key]?.animation }
  open func animationKeys() -> [String]? { animationTable.keys }
  open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? {
    LayerKeyPath(key).flatMap { LayerValues()[at: $0]?.boxed }
  }

  /// A copy with the values on screen; nil before the first commit.
  open func presentation() -> Self? { presentationCopy() }
  open func model() -> CALayer { shown ?? self }

  // MARK: Keys

  /// [D] A path of one key is that key.
  open func value(forKeyPath keyPath: String) -> Any? {
    keyPath.contains(".") ? boxedValue(keyPath) : value(forKey: keyPath)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if keyPath.contains(".") {
      store(value, keyPath)
    } else {
      setValue(value, forKey: keyPath)
    }
  }
  open func value(forKey key: String) -> Any? { ownValue(key) ?? boxedValue(key) }
  open func setValue(_ value: Any?, forKey key: String) {
    if hasKey(key) || key == "frame" {
      store(value, key)
    } else {
      setOwnValue(value, key)
    }
  }
}

extension CALayer: _CVarArgObject {}
