/// The content size categories of Dynamic Type, smallest first.
package enum ContentSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package var isAccessibility: Bool { self >= .accessibility1 }

  package static func < (one: ContentSize, other: ContentSize) -> Bool {
    one.rawValue < other.rawValue
  }

  /// [D] Human Interface Guidelines, Typography, "Dynamic Type sizes": points of each
  /// `TextStyle` in the order of its cases.
  var sizes: [Double] {
    switch self {
    case .extraSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]
    case .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]
    case .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]
    case .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]
    case .extraLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]
    case .extraExtraLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]
    case .extraExtraExtraLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]
    case .accessibility1: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]
    case .accessibility2: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]
    case .accessibility3: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]
    case .accessibility4: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]
    case .accessibility5: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]
    }
  }

  /// [D] The leadings of the same table, from line to line.
  var leadings: [Double] {
    switch self {
    case .extraSmall: [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]
    case .small: [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]
    case .medium: [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]
    case .large: [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]
    case .extraLarge: [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18]
    case .extraExtraLarge: [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20]
    case .extraExtraExtraLarge: [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22]
    case .accessibility1: [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25]
    case .accessibility2: [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30]
    case .accessibility3: [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]
    case .accessibility4: [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41]
    case .accessibility5: [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]
    }
  }
}
