@preconcurrency public import Foundation
import Geometry

/// A row or a column of views, laid out by constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  // Internal members; see `StackArrangement.swift`.
  var arranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var made: [NSLayoutConstraint] = []
  var gaps: [UILayoutGuide] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.finish(self, as: UIStackView.self)
  }

  /// [W] A view that is hidden inside an animation block shrinks visibly, and its neighbours move.
  override func visibilityChanged(of view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arrangementChanged()
    guard let context = AnimationContext.current, window != nil else { return }
    if view.isHidden { keepInSight(view, for: context.delay + context.duration) }
    layoutRoot.layoutIfNeeded()
  }

  // [D] The default and the system's spacing between two views.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { -.greatestFiniteMagnitude }

  open var arrangedSubviews: [UIView] { arranged }
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangementChanged() }
  }
  open var distribution = Distribution.fill {
    didSet { arrangementChanged() }
  }
  open var alignment = Alignment.fill {
    didSet { arrangementChanged() }
  }
  open var spacing = CGFloat.zero {
    didSet { arrangementChanged() }
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  open var isBaselineRelativeArrangement = false {
    didSet { arrangementChanged() }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementChanged() }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }
  open override func updateConstraints() {
    super.updateConstraints()
    makeArrangement()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }
  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { arrangedBaselines }
}
