public import Foundation
import Typography

extension UIFont {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    // [W] The values of UIFontWeight….
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  private static let all: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  init(_ weight: FontWeight) {
    self = Self.all[weight.rawValue]
  }

  /// The nearest weight that has a face.
  var value: FontWeight {
    let distances = Self.all.map { abs($0.rawValue - rawValue) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    return nearest.flatMap { FontWeight(rawValue: $0) } ?? .regular
  }
}
