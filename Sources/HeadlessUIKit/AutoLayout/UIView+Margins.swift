import Foundation
import Geometry

extension UIView {
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

  var safeAreaGuide: UILayoutGuide {
    guide(\.safeAreaGuide, name: "safeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  var marginsGuide: UILayoutGuide {
    guide(\.marginsGuide, name: "layoutMarginsGuide") { $0.layoutMargins }
  }

  var readableGuide: UILayoutGuide {
    guide(\.readableGuide, name: "readableContentGuide") { $0.readableInsets }
  }

  static var readableWidth: CGFloat { 672 }  // [W] At the usual text size.

  /// [D] Inside the margins, in their middle.
  var readableInsets: UIEdgeInsets { readable(layoutMargins) }

  private func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    var insets = margins
    let extra = max(0, bounds.width - insets.left - insets.right - Self.readableWidth) / 2
    insets.left += extra
    insets.right += extra
    return insets
  }

  private func guide(
    _ path: ReferenceWritableKeyPath<LayoutState, UILayoutGuide?>,
    name: String,
    insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = layoutState[keyPath: path] { return guide }
    let guide = UILayoutGuide(name, of: self, insets)
    layoutState[keyPath: path] = guide
    return guide
  }

  /// [D] The view's margins plus the safe area; at least its superview's if it preserves those.
  var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    if layoutStateIfAny?.marginsAreReadable == true { margins = readable(margins) }
    guard preservesSuperviewLayoutMargins, let parent = superview else { return margins }
    var kept = parent.effectiveMargins.reaching(into: frame, in: parent.bounds.size)
    // [I] Rows keep their heights wherever they are scrolled, so that they take the sides alone.
    if isListRow, parent is UIScrollView { (kept.top, kept.bottom) = (0, 0) }
    return margins.atLeast(kept)
  }

  private var ownMargins: UIEdgeInsets {
    let margins = layoutStateIfAny?.margins?.insets(isRightToLeft: isRightToLeft)
    if let controller = owner as? UIViewController {
      return controller.rootMargins(asked: margins ?? .zero)
    }
    return margins ?? usualMargins
  }

  /// The part of the superview's unsafe edges that overlaps this view.
  var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow {
      let stage = window.stage
      return stage?.safeArea(hidingBar: stage?.statusBar.state.isHidden ?? false) ?? .zero
    }
    guard let parent = superview else { return .zero }
    let extra = (owner as? UIViewController)?.extraSafeArea ?? .zero
    if let scrollView = parent as? UIScrollView, scrollView.movesContent {
      var safe = scrollView.safeArea(ofContent: frame)
      if isListRow { (safe.top, safe.bottom) = (0, 0) }
      return safe.adding(extra)
    }
    let around = parent.safeAreaInsets
    let reached = around.reaching(into: restingFrame, in: parent.bounds.size)
    // [M] Rule layout.safe-area-capped: never more than the parent's, however far a child extends
    // over its edge.
    return reached.atLeast(.zero).atMost(around.atLeast(.zero)).adding(extra)
  }

  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: traitCollection.layoutDirection == .rightToLeft
    }
  }
}

/// The margins that were set, by side or by direction.
enum OwnMargins {
  case absolute(UIEdgeInsets)
  /// [D] They follow the view's direction, whenever it changes.
  case directional(NSDirectionalEdgeInsets)

  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    switch self {
    case .absolute(let insets): insets
    case .directional(let insets):
      UIEdgeInsets(
        top: insets.top,
        left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing
      )
    }
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
