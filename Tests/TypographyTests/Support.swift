import Foundation
import Geometry

@testable import Typography

extension TextAttributes {
  /// The system font at a size at which a font unit of Inter is a 1/128 point.
  static func inter(
    _ weight: FontWeight = .regular,
    size: Double = 22,
    kern: Double? = nil,
    style: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextAttributes {
    var paragraph = ParagraphStyle()
    style(&paragraph)
    return TextAttributes(font: Font(size: size, weight: weight), kern: kern, paragraph: paragraph)
  }
}

/// Points per font unit of Inter in `TextAttributes.inter`.
let unit = 22.0 / 2816

extension TextLayout {
  /// The text each line shows, in the order of the text, runs parted by nothing.
  var shown: [String] {
    lines.map { line in line.runs.map(\.glyphs.text).joined() }
  }

  var widest: Double { lines.map { Double($0.frame.width) }.max() ?? 0 }
}

extension TextLine {
  var advance: Double { runs.reduce(0) { $0 + $1.width } }
}

/// Texts of several scripts, with what makes breaking hard.
let samples = [
  "The quick brown fox jumps over the lazy dog",
  "AVATAR  Ta. We  yo-yo  state-of-the-art, f/i",
  "안녕하세요 세계 여러분 반갑습니다",
  "السلام عليكم ورحمة الله",
  "שלום עולם, hello 123 עולם",
  "Supercalifragilisticexpialidocious",
  "e\u{301}te\u{301} nai\u{308}ve cafe\u{301} — “quoted” text…",
  "one\ttwo three\nfour five\r\nsix\u{2028}seven",
  "नमस्ते दुनिया, कैसे हो",
]
