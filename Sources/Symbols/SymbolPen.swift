internal import Typography

/// The line width of a symbol, in twentieths of its point size.
struct SymbolPen: Hashable, Sendable {
  var weight: FontWeight
  /// The scale at which the symbol is drawn.
  var magnification = 1.0

  /// The width of a line.
  // [I] A larger scale has slightly stronger lines, as seen on phones.
  var width: Double { weight.lineWidth / magnification.squareRoot() }

  /// The width of a line inside an outline, where there is less room.
  var innerWidth: Double {
    let regular = FontWeight.regular.lineWidth
    return width <= regular ? width : regular + (width - regular) * 0.55  // [I]
  }

  /// How much wider than a regular line; areas grow by it.
  var growth: Double { (weight.lineWidth - FontWeight.regular.lineWidth) * 0.5 }  // [I]

  /// The clearance around parts in front.
  let clearance = 1.1  // [I]
}

extension FontWeight {
  // [I] As strong as the stems of the system font.
  fileprivate var lineWidth: Double {
    switch self {
    case .ultraLight: 0.45
    case .thin: 0.75
    case .light: 1.15
    case .regular: 1.55
    case .medium: 1.8
    case .semibold: 2.1
    case .bold: 2.4
    case .heavy: 2.75
    case .black: 3.1
    }
  }
}
