import Foundation
import Typography

extension DocumentFont {
  private static let monospaced: Set<String> = ["monospace", "ui-monospace"]

  /// `'Helvetica Neue', Arial, sans-serif`.
  mutating func setFamily(_ value: String) {
    let names = value.split(separator: ",").prefix(16).map {
      String($0).trimmed.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }.filter { !$0.isEmpty }
    guard let first = names.first, first != "inherit" else { return }
    let (was, becomes) = (isGenericMonospaced, Self.monospaced.contains(first.lowercased()))
    families = names
    // [I] Monospaced text without a size is 10 points high.
    if was != becomes { size *= becomes ? 10.0 / 12 : 1.2 }
  }

  private var isGenericMonospaced: Bool {
    families.first.map { Self.monospaced.contains($0.lowercased()) } ?? false
  }

  mutating func setSize(_ value: String, parent: DocumentFont) {
    let value = value.lowercased()
    if let named = Self.sizes[value] {
      size = named
    } else if value == "larger" {
      size = min(parent.size * 1.2, CSSLength.most)
    } else if value == "smaller" {
      size = parent.size / 1.2
    } else if let length = CSSLength(value), length.amount >= 0 {
      size = length.points(ofEm: parent.size)
    }
  }

  // [I] WebKit's sizes where medium text has 12 points.
  private static let sizes: [String: Double] = [
    "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18,
    "xx-large": 24, "xxx-large": 36,
  ]

  mutating func setWeight(_ value: String) {
    switch value.lowercased() {
    case "normal": weight = .regular
    case "bold": weight = .bold
    case "bolder": weight = weight.bolder
    case "lighter": weight = weight.lighter
    case let number:
      guard let number = Int(number), 1...1000 ~= number else { return }
      weight = FontWeight(number: number)
    }
  }

  mutating func setStyle(_ value: String) {
    switch value.lowercased() {
    case "italic", "oblique": isItalic = true
    case "normal": isItalic = false
    default: break
    }
  }
}

// [D] Of the weight around (CSS Fonts 4, 2.2.1).
extension FontWeight {
  fileprivate var bolder: FontWeight {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .regular, .medium: .bold
    case .semibold, .bold, .heavy, .black: .black
    }
  }

  fileprivate var lighter: FontWeight {
    switch self {
    case .ultraLight, .thin, .light, .regular, .medium: .ultraLight
    case .semibold, .bold: .regular
    case .heavy, .black: .bold
    }
  }
}
