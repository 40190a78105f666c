/// A typeface, weight and size; `FontSource` decides which file draws it if it is not an app's own.
package struct Font: Hashable, Sendable {
  /// In points.
  package var size: Double
  package var weight: FontWeight
  package var design: FontDesign
  package var isItalic: Bool
  /// All digits equally wide (the OpenType feature `tnum`).
  package var hasMonospacedDigits: Bool
  /// Draws it instead of a declared font; the weight and the slant are those of its file.
  package var appFont: AppFont?

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

  package init(_ appFont: AppFont, size: Double) {
    self.init(size: size, weight: appFont.weight, isItalic: appFont.isItalic)
    self.appFont = appFont
  }
}
