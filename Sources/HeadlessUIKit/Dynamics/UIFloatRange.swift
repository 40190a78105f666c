public import Foundation

/// A range between two numbers.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public var isInfinite: Bool { self == .infinite }

  /// The closed range, whichever end is the greater.
  var closed: ClosedRange<Double> { min(minimum, maximum)...max(minimum, maximum) }
}

public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}
