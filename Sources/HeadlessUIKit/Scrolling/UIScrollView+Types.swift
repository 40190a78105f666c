public import Foundation

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The fraction of the velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)  // [M] Numbers.md
    public static let fast = DecelerationRate(rawValue: 0.99)  // [D]
  }
}

/// Follows a scroll view's content, as the bar of a large title does.
@MainActor
protocol ScrollObserver: AnyObject {
  func scrolled(_ scrollView: UIScrollView)
  /// Where content that is released comes to rest, given where its delegate lets it.
  func restingOffset(
    of scrollView: UIScrollView,
    planned: CGPoint,
    velocity: CGPoint
  ) -> CGPoint
}

/// Is notified when the edge of the content may have moved below a bar.
@MainActor
protocol BottomEdgeObserver: AnyObject {
  func bottomMoved()
}
