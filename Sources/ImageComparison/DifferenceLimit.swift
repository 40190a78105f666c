/// How much of a picture may differ; if both limits are set, both apply.
public struct DifferenceLimit: Hashable, Codable, Sendable {
  public let maxDifferingPixels: Int?
  /// As a fraction of all pixels.
  public let maxDifferingFraction: Double?

  public init(maxDifferingPixels: Int? = nil, maxDifferingFraction: Double? = nil) {
    precondition(
      maxDifferingPixels != nil || maxDifferingFraction != nil,
      "a limit needs a number of pixels, a fraction or both"
    )
    precondition(maxDifferingPixels ?? 0 >= 0, "a number of pixels cannot be below 0")
    precondition(
      (0...1).contains(maxDifferingFraction ?? 0),
      "a fraction of all pixels is a number from 0 to 1"
    )
    self.maxDifferingPixels = maxDifferingPixels
    self.maxDifferingFraction = maxDifferingFraction
  }

  /// No pixel may differ.
  public static let none = DifferenceLimit(maxDifferingPixels: 0)

  public static func pixels(_ count: Int) -> DifferenceLimit {
    DifferenceLimit(maxDifferingPixels: count)
  }

  public static func fraction(_ fraction: Double) -> DifferenceLimit {
    DifferenceLimit(maxDifferingFraction: fraction)
  }

  public func allows(_ comparison: Comparison) -> Bool {
    comparison.differingPixels <= maxDifferingPixels ?? .max
      && comparison.fraction <= maxDifferingFraction ?? 1
  }
}

extension DifferenceLimit: CustomStringConvertible {
  public var description: String {
    let pixels = maxDifferingPixels.map { "\($0) px" }
    let share = maxDifferingFraction.map { "a fraction of \($0)" }
    return [pixels, share].compactMap(\.self).joined(separator: " and ")
  }
}
