import Foundation
import HeadlessUIKit
import Timeline

extension Shape {
  /// `#1c1c1e`, `#1c1c1e80` or one of UIKit's names.
  static var color: Shape<UIColor> {
    let names = ColorNames.all.map(\.0)
    let expected = "a colour such as #1c1c1e or systemBlue"
    return Shape<UIColor>(expected, schema: .text) { node, reading in
      guard let text = node.text else {
        reading.complain(node.position, found: node.found, expected: expected)
        return nil
      }
      if let color = ColorNames.hexadecimal(text) { return color }
      if let named = ColorNames.all.first(where: { $0.0 == text }) { return named.1 }
      reading.complain(
        node.position,
        found: "\"\(JSONNode.shortened(text))\"",
        expected: expected,
        nearest: NearestWord.to(text, among: names)
      )
      return nil
    }
  }
}

/// The named colours of the format.
enum ColorNames {
  static func hexadecimal(_ text: String) -> UIColor? {
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
      text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let packed = UInt32(text.dropFirst() + (text.utf8.count == 7 ? "ff" : ""), radix: 16)
    else { return nil }
    let channel = { (shift: UInt32) in Double(packed >> shift & 255) / 255 }
    return UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }

  static let all: [(String, UIColor)] = [
    ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
    ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
    ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
    ("brown", .brown), ("clear", .clear), ("systemRed", .systemRed),
    ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText),
    ("link", .link), ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
    ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
  ]
}
