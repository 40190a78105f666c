import CairoRenderer
import Foundation
import Geometry

/// Flags that describe a screen.
extension RawArguments {
  /// `390x844` in points, or `390x844@2` with pixels per point.
  func screen(_ flag: String) throws(UsageError) -> (size: CGSize, scale: Double?)? {
    let expected = "a size such as 390x844@2, at most 10000x10000@3 or 8000x8000@4"
    return try value(flag, expected: expected) { text in
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count <= 2, let size = Self.size(parts[0]) else { return nil }
      guard parts.count == 2 else { return (size, nil) }
      guard let scale = Double(parts[1]), (1...4).contains(scale),
        max(size.width, size.height) * scale <= Double(Renderer.largestSide)
      else { return nil }
      return (size, scale)
    }
  }

  private static func size(_ text: Substring) -> CGSize? {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// `59,0,34,0`: top, left, bottom, right.
  func insets(_ flag: String) throws(UsageError) -> UIEdgeInsets? {
    try value(flag, expected: "four insets in points: top, left, bottom, right, such as 59,0,34,0")
    { text in
      let sides = text.split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { Double($0) }.filter { (0...1000).contains($0) }
      guard sides.count == 4, text.split(separator: ",").count == 4 else { return nil }
      return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
  }

  /// `de`, `ar-EG`, `zh-Hant`.
  func locale(_ flag: String) throws(UsageError) -> Locale? {
    try value(flag, expected: "a language, with or without a region, such as de or ar-EG") { text in
      let locale = Locale(identifier: text)
      guard locale.language.languageCode?.isISOLanguage == true else { return nil }
      return locale
    }
  }

  /// `#1c1c1e`, with or without alpha.
  func color(_ flag: String) throws(UsageError) -> Color? {
    try value(flag, expected: "a colour such as #1c1c1e or #1c1c1eff") { text in
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      guard [6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
        let packed = UInt32(digits.count == 6 ? digits + "ff" : digits, radix: 16)
      else { return nil }
      let channel = { (shift: UInt32) in Double(packed >> shift & 255) / 255 }
      return Color(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }
  }
}
