import Foundation
import Geometry
import Typography

/// Writes runs as HTML: a `<p>` for every paragraph, and a `<span>` for every run.
enum HTMLWriter {
  static func html(_ text: NSAttributedString, encoding: String.Encoding) -> String {
    let body = WrittenText(text).paragraphs.map(paragraph).joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html>
      <head>
      <meta charset="\(encoding == .utf8 ? "utf-8" : encoding.htmlName)">
      </head>
      <body>
      \(body)
      </body>
      </html>

      """
  }

  private static func paragraph(_ paragraph: WrittenText.Paragraph) -> String {
    guard let style = paragraph.style else { return "" }
    // What is empty would have no height in a browser.
    let runs = paragraph.runs.isEmpty ? "<br>" : paragraph.runs.map(run).joined()
    return "<p style=\"\(declarations(paragraph: style))\">\(runs)</p>"
  }

  private static func run(_ run: WrittenText.Run) -> String {
    let style = "style=\"\(declarations(run: run.style))\""
    guard let link = run.style.link else { return "<span \(style)>\(escaped(run.text))</span>" }
    return "<a href=\"\(escaped(link))\" \(style)>\(escaped(run.text))</a>"
  }

  /// The line break has the paragraph's own font.
  private static func declarations(paragraph style: WrittenStyle) -> String {
    let values = style.paragraph
    var parts = [
      "margin: 0 \(px(-values.tailIndent)) \(px(values.paragraphSpacing)) \(px(values.headIndent))",
      "text-indent: \(px(values.firstLineHeadIndent - values.headIndent))",
      "white-space: pre-wrap",
    ]
    let alignments: [NSTextAlignment: String] = [
      .left: "left", .right: "right", .center: "center", .justified: "justify",
    ]
    if let alignment = alignments[values.alignment] { parts.append("text-align: \(alignment)") }
    if values.baseWritingDirection == .rightToLeft { parts.append("direction: rtl") }
    if values.minimumLineHeight > 0 {
      parts.append("line-height: \(px(values.minimumLineHeight))")
    }
    if values.defaultTabInterval > 0 { parts.append("tab-size: \(px(values.defaultTabInterval))") }
    return (parts + [declarations(run: style, isBlock: true)]).joined(separator: "; ")
  }

  private static func declarations(run style: WrittenStyle, isBlock: Bool = false) -> String {
    var parts = ["font-family: '\(style.family)'", "font-size: \(px(style.size))"]
    if let font = style.font {
      parts.append("font-weight: \((font.weight.rawValue + 1) * 100)")
      parts.append("font-style: \(font.isItalic ? "italic" : "normal")")
    }
    if let color = style.color { parts.append("color: \(css(color))") }
    if let kern = style.kern { parts.append("letter-spacing: \(px(kern))") }
    // These would be of all runs if a paragraph had them.
    if isBlock { return parts.joined(separator: "; ") }
    if let background = style.background { parts.append("background-color: \(css(background))") }
    let lines = [style.isUnderlined ? "underline" : nil, style.isStruck ? "line-through" : nil]
    let decoration = lines.compactMap(\.self).joined(separator: " ")
    if !decoration.isEmpty || style.link != nil {
      parts.append("text-decoration: \(decoration.isEmpty ? "none" : decoration)")
    }
    if style.baselineOffset != 0 { parts.append("vertical-align: \(px(style.baselineOffset))") }
    return parts.joined(separator: "; ")
  }

  private static func px(_ value: Double) -> String {
    let number = String(value == 0 ? 0 : value)
    return (number.hasSuffix(".0") ? String(number.dropLast(2)) : number) + "px"
  }

  private static func css(_ color: Color) -> String {
    let bytes = color.bytes
    let numbers = "\(bytes.x), \(bytes.y), \(bytes.z)"
    return color.alpha < 1 ? "rgba(\(numbers), \(color.alpha))" : "rgb(\(numbers))"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Readers take a carriage return for a line break.
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String.Encoding {
  fileprivate var htmlName: String {
    switch self {
    case .isoLatin1, .ascii, .windowsCP1252: "windows-1252"
    case .utf16: "utf-16"
    case .macOSRoman: "macintosh"
    case .shiftJIS: "shift_jis"
    default: "utf-8"
    }
  }
}
