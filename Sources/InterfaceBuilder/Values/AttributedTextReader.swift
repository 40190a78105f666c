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
      guard let key = child.key else { continue }
      switch key {
      case "NSFont": found[.font] = font(child)
      case "NSParagraphStyle": found[.paragraphStyle] = paragraph(child)
      default: found[NSAttributedString.Key(rawValue: key)] = value(of: child, for: key)
      }
    }
    return found
  }

  private func value(of element: Element, for key: String) -> Any? {
    if Self.colors.contains(key) { return building.colors.color(element) }
    if Self.lines.contains(key) {
      return element.whole("value") ?? NSUnderlineStyle.single.rawValue
    }
    return Self.numbers.contains(key) ? element.number("value") : nil
  }

  static let colors: Set<String> = [
    "NSColor", "NSBackgroundColor", "NSStrokeColor", "NSUnderlineColor", "NSStrikethroughColor",
  ]

  static let lines: Set<String> = ["NSUnderline", "NSStrikethrough"]

  static let numbers: Set<String> = [
    "NSKern", "NSStrokeWidth", "NSBaselineOffset", "NSObliqueness", "NSExpansion", "NSLigature",
  ]

  /// `<font name= size=>`, or the font of a purpose: `<font metaFont="systemBold" size=>`.
  private func font(_ element: Element) -> UIFont {
    guard element.name == "font" else { return FontReader.font(element) }
    let size = element.number("size") ?? UIFont.systemFontSize
    if element["metaFont"] == "systemBold" { return .boldSystemFont(ofSize: size) }
    if let font = element["name"].flatMap({ UIFont(name: $0, size: size) }) { return font }
    let name = element["name"] ?? element["metaFont"] ?? ""
    return .systemFont(ofSize: size, weight: FontReader.weight(inName: name))
  }

  private func paragraph(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let word = element["alignment"], let alignment = TextRows.alignments[word] {
      style.alignment = alignment
    }
    if let word = element["lineBreakMode"], let mode = Self.lineBreaks[word] {
      style.lineBreakMode = mode
    }
    if let word = element["baseWritingDirection"], let direction = Self.directions[word] {
      style.baseWritingDirection = direction
    }
    if let tightens = element.flag("allowsDefaultTighteningForTruncation") {
      style.allowsDefaultTighteningForTruncation = tightens
    }
    if let factor = element.number("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
    for (name, path) in Self.distances {
      if let distance = element.number(name) { style[keyPath: path] = CGFloat(distance) }
    }
    if let stops = element.first("tabStops") { style.tabStops = stops.all("textTab").map(tab) }
    return style
  }

  private func tab(_ element: Element) -> NSTextTab {
    let alignment = element["alignment"].flatMap { TextRows.alignments[$0] }
    return NSTextTab(
      textAlignment: alignment ?? .left,
      location: CGFloat(element.number("location") ?? 0)
    )
  }

  static let distances: [String: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
    "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
    "paragraphSpacingBefore": \.paragraphSpacingBefore,
    "lineHeightMultiple": \.lineHeightMultiple, "minimumLineHeight": \.minimumLineHeight,
    "maximumLineHeight": \.maximumLineHeight, "headIndent": \.headIndent,
    "firstLineHeadIndent": \.firstLineHeadIndent, "tailIndent": \.tailIndent,
    "defaultTabInterval": \.defaultTabInterval,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  static let directions: [String: NSWritingDirection] = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
}
