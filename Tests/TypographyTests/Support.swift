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
