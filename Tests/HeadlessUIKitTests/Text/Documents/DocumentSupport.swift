import Foundation
import Geometry
import Typography

@testable import HeadlessUIKit

/// The text of HTML, as apps read it.
func read(
  html: String,
  defaults: [NSAttributedString.Key: Any] = [:]
) throws -> NSAttributedString {
  try NSAttributedString(
    data: Data(html.utf8),
    options: [
      .documentType: NSAttributedString.DocumentType.html,
      .characterEncoding: String.Encoding.utf8.rawValue,
      .defaultAttributes: defaults,
    ],
    documentAttributes: nil
  )
}

/// The text of RTF.
func read(rtf: String) throws -> NSAttributedString {
  try NSAttributedString(
    data: Data(rtf.utf8),
    options: [.documentType: NSAttributedString.DocumentType.rtf],
    documentAttributes: nil
  )
}

extension NSAttributedString {
  var whole: NSRange { NSRange(location: 0, length: length) }

  /// Every run as its text and the looks that differ from plain ones: `b[bold 12]`.
  ///
  /// Foundation cannot compare strings whose attributes are objects of other modules.
  var looks: [String] { runs { $0.look } }

  /// Every run with all that documents hold of it.
  var details: [String] { runs { "\($0.font as Any) \($0)" } }

  private func runs(_ describe: (WrittenStyle) -> String) -> [String] {
    var found: [(text: String, look: String)] = []
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let text = (string as NSString).substring(with: range)
      let look = describe(WrittenStyle(attributes))
      if found.last?.look == look {
        found[found.count - 1].text += text
      } else {
        found.append((text, look))
      }
    }
    return found.map { $0.text + "[" + $0.look + "]" }
  }
}

extension WrittenStyle {
  fileprivate var look: String {
    var words: [String] = []
    if let font, font.weight != .regular { words.append("\(font.weight)") }
    if font?.isItalic == true { words.append("italic") }
    if font?.design != .serif { words.append(font.map { "\($0.design)" } ?? "none") }
    words.append("\(Int(((font?.size ?? 0) * 100).rounded()))")
    if let color, color != .black { words.append("\(color.hex)") }
    if let background { words.append("on \(background.hex)") }
    if isUnderlined { words.append("underlined") }
    if isStruck { words.append("struck") }
    if baselineOffset != 0 { words.append(baselineOffset > 0 ? "up" : "down") }
    if let link { words.append("to " + link) }
    return words.joined(separator: " ")
  }
}

extension Color {
  fileprivate var hex: String {
    let parts = [bytes.x, bytes.y, bytes.z].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + parts.joined()
  }
}
