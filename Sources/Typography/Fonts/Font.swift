/// A typeface, weight and size; `FontSource` decides which file draws it.
public struct Font: Hashable, Sendable {
  /// In points.
  public var size: Double
  public var weight: FontWeight
  public var design: FontDesign
  public var isItalic: Bool
  /// All digits equally wide (the OpenType feature `tnum`).
  public var hasMonospacedDigits: Bool

  public init(
    size: Double,
    weight: FontWeight = .regular,
    design: FontDesign = .standard,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
