/// A typeface, weight and size; `FontSource` decides which file draws it.
package struct Font: Hashable, Sendable {
  /// In points.
  package var size: Double
  package var weight: FontWeight
  package var design: FontDesign
  package var isItalic: Bool
  /// All digits equally wide (the OpenType feature `tnum`).
  package var hasMonospacedDigits: Bool

  package init(
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
