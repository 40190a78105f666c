import Foundation
import HeadlessUIKit

/// `<attributedString>` → an attributed text, fragment by fragment.
@MainActor
struct AttributedTextReader {
  let building: Building

  func text(_ element: Element) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    var count = 0
    for fragment in element.all("fragment") {
      let content = fragment["content"] ?? fragment.first("string")?.plainText ?? ""
      var attributes = fragment.first("attributes").map(attributes) ?? [:]
      // Foundation crashes when it compares two neighbours with equally many attributes.
      if attributes.count == count { attributes[Self.distinction] = 1 }
      count = attributes.count
      whole.append(NSAttributedString(string: content, attributes: attributes))
    }
    return whole
  }

  /// Has no meaning; gives a fragment another number of attributes than its predecessor.
  private static let distinction = NSAttributedString.Key("InterfaceBuilderFragment")

  private func attributes(_ element: Element) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch child.key {
      case "NSColor": found[.foregroundColor] = building.colors.color(child)
      case "NSBackgroundColor": found[.backgroundColor] = building.colors.color(child)
      case "NSFont": found[.font] = font(child)
      case "NSParagraphStyle": found[.paragraphStyle] = paragraph(child)
      case "NSUnderline":
        found[.underlineStyle] = NSUnderlineStyle.single.rawValue
      case "NSKern": found[.kern] = child.number("value")
      default: continue
      }
    }
    return found
  }

  private func font(_ element: Element) -> UIFont {
    guard element.name == "font" else { return FontReader.font(element) }
    let size = element.number("size") ?? UIFont.systemFontSize
    let name = element["name"] ?? ""
    if let font = UIFont(name: name, size: size) { return font }
    let isBold = name.lowercased().contains("bold")
    return .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
  }

  private func paragraph(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let word = element["alignment"], let alignment = TextRows.alignments[word] {
      style.alignment = alignment
    }
    if let word = element["lineBreakMode"], let mode = Self.lineBreaks[word] {
      style.lineBreakMode = mode
    }
    if let spacing = element.number("lineSpacing") { style.lineSpacing = spacing }
    if let spacing = element.number("paragraphSpacing") { style.paragraphSpacing = spacing }
    if let multiple = element.number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
    if let height = element.number("minimumLineHeight") { style.minimumLineHeight = height }
    if let height = element.number("maximumLineHeight") { style.maximumLineHeight = height }
    return style
  }

  private static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
