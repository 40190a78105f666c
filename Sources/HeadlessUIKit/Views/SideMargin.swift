import Foundation

/// The system's margin at the sides of screens, bars and lists.
enum SideMargin {
  // [W] Phones of the sizes Plus and Max, and pads.
  private static let wide: CGFloat = 414

  /// On most phones.
  static let usual: CGFloat = 16  // [D]

  /// [D] 16 or 20, depending on the width.
  static func at(width: CGFloat) -> CGFloat { width < wide ? usual : 20 }
}
