/// The text styles of Dynamic Type.
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// [D] Human Interface Guidelines, Typography: all styles are regular except the headline.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// In points.
  public func size(at category: ContentSize = .large) -> Double {
    category.sizes[rawValue]
  }

  public func font(at category: ContentSize = .large) -> Font {
    Font(size: size(at: category), weight: weight)
  }
}
