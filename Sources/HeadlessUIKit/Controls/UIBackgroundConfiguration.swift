public import Foundation

/// What lies behind a control's content.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?

  init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
