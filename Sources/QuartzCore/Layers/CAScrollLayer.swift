public import Foundation
import Geometry

/// In which directions a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers, which moves as the bounds' origin does.
open class CAScrollLayer: CALayer {
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// [D] The point becomes the origin, in the directions that the mode allows.
  open func scroll(to p: CGPoint) {
    let isFree = scrollMode == .both
    let origin = CGPoint(
      x: isFree || scrollMode == .horizontally ? p.x : bounds.origin.x,
      y: isFree || scrollMode == .vertically ? p.y : bounds.origin.y
    )
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// [I] As little as necessary; of a larger rectangle, the beginning is shown.
  open func scroll(to r: CGRect) {
    func start(_ low: CGFloat, _ high: CGFloat, shown: ClosedRange<CGFloat>) -> CGFloat {
      let length = shown.upperBound - shown.lowerBound
      if low < shown.lowerBound || high - low > length { return low }
      return high > shown.upperBound ? high - length : shown.lowerBound
    }
    scroll(
      to: CGPoint(
        x: start(r.minX, r.maxX, shown: bounds.minX...bounds.maxX),
        y: start(r.minY, r.maxY, shown: bounds.minY...bounds.maxY)
      )
    )
  }
}

extension CALayer {
  private var scrollLayer: CAScrollLayer? {
    (superlayer as? CAScrollLayer) ?? superlayer?.scrollLayer
  }

  /// [D] Scrolls the closest scroll layer above, if there is one.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  /// [D] Scrolls the closest scroll layer above, if there is one.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// [D] What the closest scroll layer above does not hide.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    return bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
  }
}
