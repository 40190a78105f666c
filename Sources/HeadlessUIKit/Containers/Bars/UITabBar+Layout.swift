import Foundation
import Geometry

/// The positions of a tab bar's items.
extension UITabBar {
  enum ItemLayout {
    /// The image above the title.
    case stacked
    /// [D] The image beside the title in regular width, with regular or compact height.
    case inline, compactInline
  }

  // [I] As wide as a title of ten letters with its image.
  private static let centeredWidth: CGFloat = 140
  private static let centeredSpacing: CGFloat = 10

  var layout: ItemLayout {
    if traitCollection.verticalSizeClass == .compact { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  var rowHeight: CGFloat {
    layout == .compactInline ? BarMetrics.compactTabHeight : BarMetrics.tabHeight
  }

  /// [D] Automatic: centered in regular width, otherwise they fill the bar.
  private var isCentered: Bool {
    let own = ownAppearance?.stackedItemPositioning ?? .automatic
    switch own == .automatic ? itemPositioning : own {
    case .automatic: return traitCollection.horizontalSizeClass == .regular
    case .fill: return false
    case .centered: return true
    }
  }

  /// From left to right on screen, in the order of the items.
  func buttonFrames(of count: Int) -> [CGRect] {
    let (width, spacing) = pitch(of: count)
    let whole = CGFloat(count) * (width + spacing) - spacing
    let start = sides.left + (bounds.width - sides.left - sides.right - whole) / 2
    return (0..<count).map { index in
      let column = isRightToLeft ? count - 1 - index : index
      let x = start + CGFloat(column) * (width + spacing)
      return CGRect(x: x, y: 0, width: width, height: rowHeight)
    }
  }

  /// [D] The items stay inside the safe area at the sides.
  ///
  /// A bar as wide as its superview keeps them while it is pushed out.
  private var sides: UIEdgeInsets {
    guard let superview, superview.bounds.width == bounds.width else { return safeAreaInsets }
    return superview.safeAreaInsets
  }

  private func pitch(of count: Int) -> (width: CGFloat, spacing: CGFloat) {
    let share = max(0, bounds.width - sides.left - sides.right) / CGFloat(max(1, count))
    guard isCentered else { return (share, 0) }
    let look = ownAppearance
    let wanted = [look?.stackedItemWidth, itemWidth].compactMap(\.self).first { $0 > 0 }
    let apart = [look?.stackedItemSpacing, itemSpacing].compactMap(\.self).first { $0 > 0 }
    let spacing = apart ?? Self.centeredSpacing
    let width = min(wanted ?? Self.centeredWidth, share - spacing)
    return width > 0 ? (width.rounded(), spacing) : (share, 0)
  }
}

extension UITabBarAppearance {
  func items(_ layout: UITabBar.ItemLayout) -> UITabBarItemAppearance {
    switch layout {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}
