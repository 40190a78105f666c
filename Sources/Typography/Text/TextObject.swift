/// Something that stands in a text like a character, at a U+FFFC of its span.
package struct TextObject: Hashable, Sendable {
  /// By which the caller knows the object again.
  package var number: Int
  /// How far it moves the pen, in points.
  package var width: Double
  /// From the baseline to its top; negative if the top is below.
  package var ascent: Double
  /// From the baseline to its bottom; negative if the bottom is above.
  package var descent: Double

  package init(number: Int, width: Double, ascent: Double, descent: Double) {
    self.number = number
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// The character that an object replaces.
  package static let scalar: Unicode.Scalar = "\u{fffc}"
}
