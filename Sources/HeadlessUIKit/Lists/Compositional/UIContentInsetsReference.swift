import Foundation
import Geometry

/// What the content insets of a section are measured from. [D]
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent

  /// [D] An automatic one follows another.
  func or(_ other: UIContentInsetsReference) -> UIContentInsetsReference {
    self == .automatic ? other : self
  }

  /// Whether it may change while the safe area stays.
  var isMargin: Bool { self == .layoutMargins || self == .readableContent }
}

extension UICollectionView {
  /// How far a reference is from the sides of the content, which begins inside the adjusted insets.
  func sides(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets =
      switch reference {
      case .automatic, .none: .zero
      case .safeArea: safeSides
      case .layoutMargins: beyondAdjustment(layoutMargins)
      case .readableContent: beyondAdjustment(readableInsets)
      }
    let (leading, trailing) =
      isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    return NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
  }

  private func beyondAdjustment(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let covered = adjustedContentInset
    return UIEdgeInsets(
      top: 0,
      left: max(0, insets.left - covered.left),
      bottom: 0,
      right: max(0, insets.right - covered.right)
    )
  }
}
