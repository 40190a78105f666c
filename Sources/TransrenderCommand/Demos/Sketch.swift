import Foundation
import Geometry
import Scene
import Typography

/// Drawing helpers for demo screens: boxes and lines of text, positioned in points.
enum Sketch {
  static func box(_ frame: CGRect, _ color: UInt32, radius: Double = 0) -> Node {
    Node(
      layer(frame) {
        $0.background = Color(hex: color)
        $0.cornerRadii = CornerRadii(radius)
      }
    )
  }

  static func layer(_ frame: CGRect, _ change: (inout Layer) -> Void) -> Layer {
    var layer = Layer(frame: frame)
    change(&layer)
    return layer
  }

  /// Text whose first line is at the frame's top; the frame's height is ignored.
  static func text(
    _ string: String,
    font: Font,
    color: UInt32,
    in frame: CGRect,
    alignment: TextAlignment = .left
  ) throws -> Node {
    var paragraph = ParagraphStyle()
    paragraph.alignment = alignment
    let styled = StyledText(string, TextAttributes(font: font, paragraph: paragraph))
    let layout = try TextLayout(styled, in: TextFrame(width: frame.width))
    let runs = layout.lines.flatMap(\.runs)
      .map { TextRuns.Run($0.glyphs, origin: $0.origin, color: Color(hex: color)) }
    let bounds = CGRect(
      origin: frame.origin,
      size: CGSize(width: frame.width, height: layout.size.height)
    )
    return Node(layer(bounds) { $0.content = .text(TextRuns(runs)) })
  }
}

extension Color {
  /// An opaque colour in the usual notation: `0x0A84FF`.
  init(hex: UInt32) {
    let channel = { (shift: UInt32) in Double(hex >> shift & 255) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }
}
