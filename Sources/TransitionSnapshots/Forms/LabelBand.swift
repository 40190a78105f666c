internal import Bitmap
internal import CairoRenderer
internal import Foundation
internal import Geometry
internal import Scene
internal import Typography

/// The line of text below a cell, which is never compared.
enum LabelBand {
  private static let renderer = Renderer(scale: 1)

  static func draw(_ text: String, width: Int) throws -> Bitmap {
    let size = CGSize(width: width, height: SheetLayout.labelHeight)
    var paragraph = ParagraphStyle()
    paragraph.alignment = .center
    let font = Font(size: width < 120 ? 9 : 11, hasMonospacedDigits: true)
    let styled = StyledText(text, TextAttributes(font: font, paragraph: paragraph))
    let layout = try TextLayout(styled, in: TextFrame(width: size.width))
    let ink = Color(red: 0.24, green: 0.24, blue: 0.26)
    let runs = layout.lines.prefix(1).flatMap(\.runs)
      .map { TextRuns.Run($0.glyphs, origin: $0.origin, color: ink) }
    var band = Layer(frame: CGRect(origin: .zero, size: size))
    band.content = .text(TextRuns(runs))
    let level = Double(SheetLayout.grey) / 255
    let background = Color(red: level, green: level, blue: level)
    return try renderer.draw(Scene(size: size, background: background, root: Node(band)))
  }
}
