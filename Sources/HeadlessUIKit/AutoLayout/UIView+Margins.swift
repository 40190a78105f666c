import Foundation
import Geometry

extension UIView {
  func setMargins(_ margins: UIEdgeInsets) {
    layoutState.margins = margins
    marginsChanged()
  }

  var directionalMargins: NSDirectionalEdgeInsets {
    let margins = effectiveMargins
    let (leading, trailing) =
      isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    return NSDirectionalEdgeInsets(
      top: margins.top,
      leading: leading,
      bottom: margins.bottom,
      trailing: trailing
    )
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    layoutMargins = UIEdgeInsets(
      top: margins.top,
      left: isRightToLeft ? margins.trailing : margins.leading,
      bottom: margins.bottom,
      right: isRightToLeft ? margins.leading : margins.trailing
    )
  }

  func setMarginRule(_ path: ReferenceWritableKeyPath<LayoutState, Bool>, _ value: Bool) {
    layoutState[keyPath: path] = value
    marginsChanged()
  }

  var safeAreaGuide: UILayoutGuide {
    guide(\.safeAreaGuide, "safeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  var marginsGuide: UILayoutGuide {
    guide(\.marginsGuide, "layoutMarginsGuide") { $0.layoutMargins }
  }

  /// [W] The margins, narrowed to at most 672 points of text.
  var readableGuide: UILayoutGuide {
    guide(\.readableGuide, "readableContentGuide") { view in
      var insets = view.layoutMargins
      let extra = max(0, view.bounds.width - insets.left - insets.right - 672) / 2
      insets.left += extra
      insets.right += extra
      return insets
    }
  }

  private func guide(
    _ path: ReferenceWritableKeyPath<LayoutState, UILayoutGuide?>,
    _ name: String,
    _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = layoutState[keyPath: path] { return guide }
    let guide = UILayoutGuide(name, of: self, insets)
    layoutState[keyPath: path] = guide
    return guide
  }

  /// [D] The view's own margins, at least its superview's where it keeps those, plus safe area.
  var effectiveMargins: UIEdgeInsets {
    var margins = layoutStateIfAny?.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if preservesSuperviewLayoutMargins, let parent = superview {
      let outer = parent.effectiveMargins
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (parent.bounds.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (parent.bounds.width - frame.maxX))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top,
      left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom,
      right: margins.right + safe.right
    )
  }

  /// The part of the superview's unsafe edges that this view reaches into.
  var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow {
      let stage = window.stage
      return stage?.safeArea(hidingBar: stage?.statusBar.look.isHidden ?? false) ?? .zero
    }
    guard let parent = superview else { return .zero }
    if let scrollView = parent as? UIScrollView { return scrollView.safeArea(ofContent: frame) }
    let outer = parent.safeAreaInsets
    let (frame, size) = (frame, parent.bounds.size)
    let extra = (owner as? UIViewController)?.extraSafeArea ?? .zero
    return UIEdgeInsets(
      top: max(0, outer.top - frame.minY) + extra.top,
      left: max(0, outer.left - frame.minX) + extra.left,
      bottom: max(0, outer.bottom - (size.height - frame.maxY)) + extra.bottom,
      right: max(0, outer.right - (size.width - frame.maxX)) + extra.right
    )
  }

  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: traitCollection.layoutDirection == .rightToLeft
    }
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  /// The direction of a view outside every other, as the app's language has it.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
