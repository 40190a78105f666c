/// A number of a transition that can be set by name.
public struct Parameter: Hashable, Sendable {
  public var name: String
  public var help: String
  public var range: ClosedRange<Double>
  public var usual: Double
  /// Whether it must be a whole number.
  public var isWhole: Bool

  public init(
    _ name: String,
    _ help: String,
    in range: ClosedRange<Double>,
    usual: Double,
    isWhole: Bool = false
  ) {
    self.name = name
    self.help = help
    self.range = range
    self.usual = usual
    self.isWhole = isWhole
  }

  public func accepts(_ value: Double) -> Bool {
    range.contains(value) && (!isWhole || value == value.rounded())
  }
}
