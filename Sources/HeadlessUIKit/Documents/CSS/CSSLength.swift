import Foundation

/// A length of CSS in points.
struct CSSLength {
  enum Unit { case points, share, number }

  var amount: Double
  var unit: Unit

  /// `12px`, `9pt`, `1.5em`, `120%`, `2`.
  init?(_ text: String) {
    let text = text.lowercased()
    let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    guard let number = Double(text.dropLast(unit.count)), number.isFinite, abs(number) < Self.most,
      let (factor, kind) = Self.units[unit]
    else { return nil }
    (amount, self.unit) = (number * factor, kind)
  }

  /// Shares are of the font's size; shares of shares may grow without end.
  func points(ofEm em: Double) -> Double {
    let points = unit == .share ? amount * em : amount
    return min(max(points, -Self.most), Self.most)
  }

  static let most = 100_000.0  // [I] Far more points than any page has.

  // [W] A pixel of HTML is a point, and a point of CSS is four thirds of one, as on the web.
  private static let units: [String: (Double, Unit)] = [
    "px": (1, .points), "pt": (4.0 / 3, .points), "pc": (16, .points), "in": (96, .points),
    "cm": (96 / 2.54, .points), "mm": (9.6 / 2.54, .points), "em": (1, .share),
    // The root's text has 12 points.
    "rem": (12, .points), "ex": (0.5, .share), "ch": (0.5, .share), "%": (0.01, .share),
    "": (1, .number),
  ]
}
