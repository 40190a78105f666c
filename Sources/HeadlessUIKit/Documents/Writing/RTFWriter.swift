import Foundation
import Geometry
import Typography

/// Writes runs as RTF.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [Color] = []
  private var body = ""

  static func rtf(_ text: NSAttributedString) -> String {
    var writer = RTFWriter()
    for paragraph in WrittenText(text).paragraphs { writer.add(paragraph) }
    return writer.document
  }

  private var document: String {
    let fonts = fonts.enumerated().map { "\\f\($0)\\fnil \($1);" }.joined()
    let colors = colors.map {
      let bytes = $0.bytes
      return "\\red\(bytes.x)\\green\(bytes.y)\\blue\(bytes.z);"
    }.joined()
    return
      "{\\rtf1\\ansi\\ansicpg1252\\uc1\n{\\fonttbl\(fonts)}\n{\\colortbl;\(colors)}\n\(body)}\n"
  }

  private mutating func add(_ paragraph: WrittenText.Paragraph) {
    guard let style = paragraph.style else { return }
    body += "\\pard" + Self.words(style.paragraph)
    for run in paragraph.runs { add(run) }
    if let end = paragraph.end { body += "{\(words(end))\\par}" }
    body += "\n"
  }

  private mutating func add(_ run: WrittenText.Run) {
    let text = Self.escaped(run.text)
    let words = words(run.style)
    if let link = run.style.link {
      let address = Self.escaped(link)
      body += "{\\field{\\*\\fldinst{HYPERLINK \"\(address)\"}}{\\fldrslt \(words) \(text)}}"
    } else {
      body += "{\(words) \(text)}"
    }
  }

  private mutating func words(_ style: WrittenStyle) -> String {
    var words = "\\f\(Self.index(of: style.family, in: &fonts))"
    words += "\\fs\(Self.whole(style.size * 2))"
    if let font = style.font, font.weight >= .semibold { words += "\\b" }
    if style.font?.isItalic == true { words += "\\i" }
    if style.isUnderlined { words += "\\ul" }
    if style.isStruck { words += "\\strike" }
    // The first color of the table is none.
    if let color = style.color { words += "\\cf\(Self.index(of: color, in: &colors) + 1)" }
    if let color = style.background { words += "\\cb\(Self.index(of: color, in: &colors) + 1)" }
    if let kern = style.kern, kern != 0 { words += "\\expndtw\(Self.whole(kern * 20))" }
    let offset = Self.whole(style.baselineOffset * 2)
    if offset != 0 { words += offset > 0 ? "\\up\(offset)" : "\\dn\(-offset)" }
    return words
  }

  private static func words(_ values: ParagraphValues) -> String {
    let alignments: [NSTextAlignment: String] = [
      .left: "\\ql", .right: "\\qr", .center: "\\qc", .justified: "\\qj",
    ]
    var words = alignments[values.alignment] ?? "\\qnatural"
    func add(_ word: String, _ points: Double) {
      if points != 0 { words += "\\\(word)\(whole(points * 20))" }
    }
    if values.baseWritingDirection == .rightToLeft { words += "\\rtlpar" }
    if values.baseWritingDirection == .leftToRight { words += "\\ltrpar" }
    add("li", values.headIndent)
    add("fi", values.firstLineHeadIndent - values.headIndent)
    add("ri", -values.tailIndent)
    add("sa", values.paragraphSpacing)
    add("sb", values.paragraphSpacingBefore)
    add("pardeftab", values.defaultTabInterval)
    let isExact = values.maximumLineHeight > 0
    add("sl", isExact ? -values.maximumLineHeight : values.minimumLineHeight)
    return words
  }

  private static func index<Value: Equatable>(of value: Value, in list: inout [Value]) -> Int {
    if let index = list.firstIndex(of: value) { return index }
    list.append(value)
    return list.count - 1
  }

  /// Numbers are whole ones of 32 bits.
  private static func whole(_ value: Double) -> Int {
    Int(min(max(value.rounded(), -1_000_000), 1_000_000))
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x09: result += "\\tab "
      case 0x2028: result += "\\line "
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return result
  }
}
