/// Apple's nine weights, lightest first.
package enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// [D] OpenType and CSS number them from 100 to 900; others are taken for the nearest.
  package init(number: Int) {
    self = FontWeight(rawValue: max(0, min(8, (number + 50) / 100 - 1))) ?? .regular
  }

  package static func < (one: FontWeight, other: FontWeight) -> Bool {
    one.rawValue < other.rawValue
  }
}
