@preconcurrency public import Foundation

/// How a section scrolls across the others, since iOS 17.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// [D] That of the collection view.
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue
    )
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)

    /// Nil if it is automatic.
    var ofScrollView: UIScrollView.DecelerationRate? {
      self == .automatic ? nil : UIScrollView.DecelerationRate(rawValue: rawValue)
    }
  }

  public override init() {
    super.init()
  }

  open var bounce = Bounce.automatic
  open var decelerationRate = DecelerationRate.automatic
}
