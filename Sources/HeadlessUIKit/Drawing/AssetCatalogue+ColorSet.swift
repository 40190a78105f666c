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

    var isDark: Bool { has("luminosity", "dark") }
    var isContrasting: Bool { has("contrast", "high") }

    private func has(_ appearance: String, _ value: String) -> Bool {
      appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
    }

    var value: Color? {
      guard let all = color?.components else { return nil }
      let alpha = ColorSet.number(all["alpha"]) ?? 1
      if let white = ColorSet.number(all["white"]) {
        return Color([white], alpha: alpha, in: .gray)
      }
      let rgb = ["red", "green", "blue"].compactMap { ColorSet.number(all[$0]) }
      guard rgb.count == 3 else { return nil }
      return Color(rgb, alpha: alpha, in: color?.space == "display-p3" ? .displayP3 : .extendedSRGB)
    }
  }

  var colors: [Entry]

  /// Xcode writes `0.5`, `128` or `0x80`.
  static func number(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Double(text).map { $0 > 1 ? $0 / 255 : $0 }
  }
}

/// A colour of an asset catalogue in the appearances that it has.
struct CataloguedColor: Equatable, Sendable {
  private let variants: [Variant]

  private struct Variant: Equatable, Sendable {
    let isDark: Bool
    let isContrasting: Bool
    let color: Color
  }

  /// Nil where no variant has a colour.
  init?(_ set: ColorSet) {
    variants = set.colors.compactMap { entry in
      entry.value.map {
        Variant(isDark: entry.isDark, isContrasting: entry.isContrasting, color: $0)
      }
    }
    if variants.isEmpty { return nil }
  }

  /// [D] The appearance's own variant, or else the one for any appearance.
  func color(dark: Bool, contrast: Bool) -> Color? {
    // What is asked for last gives way first.
    let wishes = [(dark, contrast), (dark, false), (false, contrast), (false, false)]
    for (isDark, isContrasting) in wishes {
      let found = variants.first { $0.isDark == isDark && $0.isContrasting == isContrasting }
      if let found { return found.color }
    }
    return variants.first?.color
  }

  /// The colour of every appearance, if it is one.
  var only: Color? {
    let colors = Set(variants.map(\.color))
    return colors.count == 1 ? colors.first : nil
  }
}
