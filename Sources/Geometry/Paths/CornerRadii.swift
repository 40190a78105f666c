public import Foundation

/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Codable, Sendable {
  public var topLeft: CGFloat
  public var topRight: CGFloat
  public var bottomRight: CGFloat
  public var bottomLeft: CGFloat

  public static let zero = CornerRadii(0)

  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public init(
    topLeft: CGFloat,
    topRight: CGFloat,
    bottomRight: CGFloat,
    bottomLeft: CGFloat
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public var isZero: Bool { self == .zero }

  /// The radii scaled down together, and never negative, until neighbours no longer overlap on
  /// `size`.
  ///
  /// CSS Backgrounds 3, §5.5; Core Animation does the same for equal radii.
  public func fitted(to size: CGSize) -> CornerRadii {
    let whole = map { max(0, $0) }
    let shares = [
      (size.width, whole.topLeft + whole.topRight),
      (size.width, whole.bottomLeft + whole.bottomRight),
      (size.height, whole.topLeft + whole.bottomLeft),
      (size.height, whole.topRight + whole.bottomRight),
    ]
    let factor = shares.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    return factor < 1 ? whole.map { $0 * factor } : whole
  }

  private func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft),
      topRight: change(topRight),
      bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft)
    )
  }
}
