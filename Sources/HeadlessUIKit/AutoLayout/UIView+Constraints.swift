import Foundation
import Geometry
import Timeline

extension UIView {
  func setPriority(
    _ priority: UILayoutPriority,
    at path: ReferenceWritableKeyPath<LayoutState, [UILayoutPriority]>,
    along axis: NSLayoutConstraint.Axis
  ) {
    layoutState[keyPath: path][axis.rawValue] = priority
    intrinsicSizeChanged()
  }

  func intrinsicSizeChanged() {
    guard let item = layoutStateIfAny?.item else { return }
    item.engine?.contentChanged(item)
    setNeedsSolution()
  }

  /// Subviews first, as in UIKit.
  func updateSubtreeConstraints() {
    for view in subviewList { view.updateSubtreeConstraints() }
    guard constraintsAreOld else { return }
    constraintsAreOld = false
    layoutStateIfAny?.isUpdatingConstraints = true
    defer { layoutStateIfAny?.isUpdatingConstraints = false }
    guard let controller = owner as? UIViewController else { return updateConstraints() }
    controller.updateRootConstraints()
  }

  /// For a view that asks for an update while it updates its constraints.
  // [D] It gets another pass, and asks again. [I] There is one in each frame, so that time passes.
  func updateConstraintsInNextFrame() {
    guard !layoutState.updatesInNextFrame else { return }
    layoutState.updatesInNextFrame = true
    let core = layer.core
    core.queue.at(core.now + Instant(seconds: 1 / 60), holds: false) { [weak self] in
      self?.layoutState.updatesInNextFrame = false
      self?.layoutRoot.setNeedsLayout()
    }
  }

  /// [D] Switches to another solution; without ambiguity nothing happens.
  public func exerciseAmbiguityInLayout() {
    guard let engine = layoutEngineIfAny, let item = layoutStateIfAny?.item else { return }
    engine.exerciseAmbiguity(of: item)
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    layoutStateIfAny?.item?.lines.map(\.constraint).filter { $0.axis == axis } ?? []
  }

  var layoutEngineIfAny: LayoutEngine? { layoutRoot.layoutStateIfAny?.engine }
}

extension NSLayoutConstraint {
  var axis: Axis {
    switch firstAttribute {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute, .left, .right, .leading, .trailing, .width, .centerX, .leftMargin,
      .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    }
  }
}
