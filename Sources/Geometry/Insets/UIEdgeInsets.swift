public import Foundation

/// Distances inward from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top,
      left: left + other.left,
      bottom: bottom + other.bottom,
      right: right + other.right
    )
  }

  /// The larger inset at each edge.
  package func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }

  /// The smaller inset at each edge.
  package func atMost(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, other.top),
      left: min(left, other.left),
      bottom: min(bottom, other.bottom),
      right: min(right, other.right)
    )
  }

  /// The part of the insets that affects a view with `frame` in a container of `size`.
  package func reaching(into frame: CGRect, in size: CGSize) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - frame.minY,
      left: left - frame.minX,
      bottom: bottom - (size.height - frame.maxY),
      right: right - (size.width - frame.maxX)
    )
  }
}

extension CGRect {
  /// The rectangle moved inward; an inset larger than the rectangle turns its size negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let rect = standardized
    return CGRect(
      x: rect.origin.x + insets.left,
      y: rect.origin.y + insets.top,
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom
    )
  }
}

public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

public func UIEdgeInsetsEqualToEdgeInsets(_ left: UIEdgeInsets, _ right: UIEdgeInsets) -> Bool {
  left == right
}
