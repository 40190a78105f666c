import Foundation
import Geometry

/// The `Contents.json` of a colour.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Paint: Decodable {
      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
      var space: String?
      var components: [String: String]?
    }

    var color: Paint?
    var appearances: [Appearance]?

    var isDark: Bool { has("dark", for: "luminosity") }
    var isContrasting: Bool { has("high", for: "contrast") }

    private func has(_ value: String, for appearance: String) -> Bool {
      appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
    }

    var value: CGColor? {
      guard let all = color?.components else { return nil }
      let alpha = ColorSet.number(all["alpha"]) ?? 1
      if let white = ColorSet.number(all["white"]) {
        return CGColor(genericGrayGamma2_2Gray: CGFloat(white), alpha: CGFloat(alpha))
      }
      let rgb = ["red", "green", "blue"].compactMap { ColorSet.number(all[$0]) }
      guard rgb.count == 3 else { return nil }
      let space = color?.space == "display-p3" ? ColorSpace.displayP3 : .extendedSRGB
      return CGColor(Color(rgb, alpha: alpha, in: space))
    }
  }

  var colors: [Entry]

  /// Xcode writes `0.5`, `128` or `0x80`; extended colors leave 0…1, but not by far.
  static func number(_ text: String?) -> Double? {
    guard let number = text.flatMap(written), number.isFinite else { return nil }
    return min(max(number, -16), 16)  // [I]
  }

  private static func written(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Double(text).map { $0 > 1 ? $0 / 255 : $0 }
  }
}
