/// The text styles of Dynamic Type.
package enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// [D] Human Interface Guidelines, Typography: all styles are regular except the headline.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// In points.
  package func size(at category: ContentSize = .large) -> Double {
    category.sizes[rawValue]
  }

  /// From line to line, in points.
  package func leading(at category: ContentSize = .large) -> Double {
    category.leadings[rawValue]
  }

  package func font(at category: ContentSize = .large) -> Font {
    Font(size: size(at: category), weight: weight)
  }
}
