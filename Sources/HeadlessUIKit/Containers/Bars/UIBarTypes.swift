public import Foundation
import Typography

public enum UIBarStyle: Int, Sendable {
  case `default`, black
  /// Deprecated: `isTranslucent` determines translucency.
  case blackTranslucent

  public static let blackOpaque = UIBarStyle.black

  var isBlack: Bool { self != .default }
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// A bar with a position on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The dimensions of bars.
enum BarMetrics {
  static let height: CGFloat = 44  // [W] navigation bar and toolbar
  static let sheetHeight: CGFloat = 56  // [W] a navigation bar in a sheet
  static let compactHeight: CGFloat = 32  // [W] both on a lying phone
  static let promptHeight: CGFloat = 30  // [W]
  private static let usualLargeTitleHeight: CGFloat = 52  // [W]
  static let tabHeight: CGFloat = 49  // [W]
  static let compactTabHeight: CGFloat = 32  // [W]
  static let spacing: CGFloat = 8  // [I]
  static let titleSize: CGFloat = 17  // [W] semibold
  static let largeTitleSize: CGFloat = 34  // [W] bold
  static let promptSize: CGFloat = 13  // [I]
  static let tabTitleSize: CGFloat = 10  // [W]
  static let inlineTabTitleSize: CGFloat = 13  // [W]
  static let compactTabTitleSize: CGFloat = 12  // [W]
  // [I] UIKit blurs what is behind; this is the apparent opacity.
  static let translucency: CGFloat = 0.94

  /// [W] Of a bar's texts, only the large title follows the user's text size.
  @MainActor
  static func largeTitleFont(_ traits: UITraitCollection) -> UIFont {
    FontScaling.style(.largeTitle, weight: .bold)
      .font(at: ContentSize(traits), isBold: BoldText.isWanted(in: traits))
  }

  @MainActor
  private static var usualLargeTitleFont: UIFont {
    .systemFont(ofSize: largeTitleSize, weight: .bold)
  }

  /// [I] Grows with the title's line, and never shrinks.
  @MainActor
  static func largeTitleHeight(_ traits: UITraitCollection) -> CGFloat {
    guard traits.preferredContentSizeCategory > .large else { return usualLargeTitleHeight }
    let growth = largeTitleFont(traits).lineHeight - usualLargeTitleFont.lineHeight
    return usualLargeTitleHeight + growth.rounded(.up)
  }
}
