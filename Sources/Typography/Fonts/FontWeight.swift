/// Apple's nine weights, lightest first.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  public static func < (one: FontWeight, other: FontWeight) -> Bool {
    one.rawValue < other.rawValue
  }
}
