import Foundation
import Geometry
import Typography
import VectorImages

extension HTMLStyle {
  /// That of an element inside of one with the style `parent`, of which it has nothing else yet.
  init(_ declarations: [CSSDeclaration], parent: HTMLStyle, isBlock: Bool) {
    self = parent
    if isBlock { beginBlock() }
    // Other lengths may be shares of the font's size.
    for declaration in declarations { applyFont(declaration, parent: parent.text.font) }
    for declaration in declarations { apply(declaration, parent: parent) }
    if isBlock {
      for declaration in declarations { applyBlock(declaration) }
      endBlock()
    }
  }

  private mutating func applyFont(_ declaration: CSSDeclaration, parent: DocumentFont) {
    let value = declaration.value
    switch declaration.property {
    case "font-family": text.font.setFamily(value)
    case "font-size": text.font.setSize(value, parent: parent)
    case "font-weight": text.font.setWeight(value)
    case "font-style": text.font.setStyle(value)
    case "font":
      let short = CSSFontShorthand(value)
      // [D] What it does not name is as it is at first.
      (text.font.weight, text.font.isItalic) = (.regular, false)
      short.styles.forEach { text.font.setStyle($0) }
      short.styles.forEach { text.font.setWeight($0) }
      short.size.map { text.font.setSize($0, parent: parent) }
      short.family.map { text.font.setFamily($0) }
      short.lineHeight.map { setLineHeight($0) }
    default: break
    }
  }

  private mutating func apply(_ declaration: CSSDeclaration, parent: HTMLStyle) {
    let value = declaration.value.lowercased()
    switch declaration.property {
    case "color": text.color = SVGColor.color(value, current: text.color ?? .black) ?? text.color
    case "background-color", "background":
      let first = value.hasPrefix("rgb") || value.hasPrefix("hsl") ? value[...] : value.firstWord
      text.background = SVGColor.color(String(first), current: text.color ?? .black)
        .flatMap { $0.alpha > 0 ? $0 : nil }
    case "text-decoration", "text-decoration-line": decorate(value, parent: parent.text)
    case "vertical-align": raise(value, parent: parent.text)
    case "letter-spacing":
      text.kern = CSSLength(value)?.points(ofEm: text.font.size) ?? 0
    case "line-height": setLineHeight(value)
    case "display":
      if value == "none" { isHidden = true }
    case "white-space": preservesSpace = value.hasPrefix("pre") && value != "pre-line"
    case "list-style", "list-style-type":
      marker =
        declaration.value.split(separator: " ").lazy.compactMap { HTMLMarker(String($0)) }.first
        ?? marker
    default: break
    }
  }

  /// [D] Lines of the elements around stay, but those of the element itself are replaced.
  private mutating func decorate(_ value: String, parent: DocumentStyle) {
    text.isUnderlined = parent.isUnderlined || value.contains("underline")
    text.isStruck = parent.isStruck || value.contains("line-through")
  }

  // [I] By shares of the font around, as WebKit does.
  private mutating func raise(_ value: String, parent: DocumentStyle) {
    let em = parent.font.size
    switch value {
    case "super": text.baselineOffset = parent.baselineOffset + em / 3
    case "sub": text.baselineOffset = parent.baselineOffset - em / 5
    case "baseline": text.baselineOffset = parent.baselineOffset
    default:
      guard let length = CSSLength(value) else { return }
      text.baselineOffset = parent.baselineOffset + length.points(ofEm: text.font.size)
    }
  }

  private mutating func setLineHeight(_ value: String) {
    guard let length = CSSLength(value) else {
      if value == "normal" { lineHeight = nil }
      return
    }
    switch length.unit {
    case .points: lineHeight = .points(length.amount)
    case .number: lineHeight = .factor(length.amount)
    case .share: lineHeight = .points(length.points(ofEm: text.font.size))
    }
  }
}

extension String {
  fileprivate var firstWord: Substring { prefix { !$0.isWhitespace } }
}
