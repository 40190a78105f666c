import Foundation

extension HTMLStyle {
  /// What concerns paragraphs.
  mutating func applyBlock(_ declaration: CSSDeclaration) {
    let value = declaration.value.lowercased()
    let length = CSSLength(value)?.points(ofEm: text.font.size)
    switch declaration.property {
    case "text-align": align(value)
    case "direction":
      text.paragraph.baseWritingDirection = value == "rtl" ? .rightToLeft : .leftToRight
    case "margin": applyMargins(value)
    // [W] The space above blocks is left out.
    case "margin-bottom": text.paragraph.paragraphSpacing = max(0, length ?? 0)
    case "margin-left": indent(length ?? 0)
    case "margin-right": text.paragraph.tailIndent -= length ?? 0
    case "text-indent":
      text.paragraph.firstLineHeadIndent += (length ?? 0) - textIndent
      textIndent = length ?? 0
    case "tab-size":
      if let length, length >= 1 { text.paragraph.defaultTabInterval = length }
    default: break
    }
  }

  private mutating func align(_ value: String) {
    switch value {
    case "left": text.paragraph.alignment = .left
    case "right": text.paragraph.alignment = .right
    case "center", "-webkit-center": text.paragraph.alignment = .center
    case "justify": text.paragraph.alignment = .justified
    case "start", "initial": text.paragraph.alignment = .natural
    default: break
    }
  }

  private mutating func indent(_ points: Double) {
    text.paragraph.headIndent += points
    text.paragraph.firstLineHeadIndent += points
  }

  /// `0`, `0 10px`, `0 10px 5px`, `0 10px 5px 2px`.
  private mutating func applyMargins(_ value: String) {
    let sides = value.split(separator: " ").map {
      CSSLength(String($0))?.points(ofEm: text.font.size) ?? 0
    }
    guard let top = sides.first else { return }
    let right = sides.count > 1 ? sides[1] : top
    text.paragraph.paragraphSpacing = max(0, sides.count > 2 ? sides[2] : top)
    text.paragraph.tailIndent -= right
    indent(sides.count > 3 ? sides[3] : right)
  }
}
