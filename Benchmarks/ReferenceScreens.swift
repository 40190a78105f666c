import Foundation
import Geometry
import Scene
import Typography

/// The two screens of the reference works: a list, and a detail page with a card.
enum ReferenceScreens {
  static let size = CGSize(width: 390, height: 844)

  private static let icons: [UInt32] = [
    0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x00C7BE, 0x30B0C7,
    0x32ADE6, 0x007AFF, 0x5856D6, 0xAF52DE, 0xFF2D55, 0xA2845E,
  ]
  private static let rows = [
    ("Amelia Hart", "See you at the station at six then?"),
    ("Quarterly review", "Slides attached, comments welcome"),
    ("Kitchen renovation", "The tiles arrive on Thursday morning"),
    ("Flight to Lisbon", "Boarding closes at 07:45, gate B22"),
    ("Morning run club", "Ten kilometres along the river"),
    ("Invoice 2291", "Paid on 14 March, thank you"),
    ("Book recommendations", "Three novels and one cookbook"),
    ("Saturday dinner", "Bring the good olive oil please"),
    ("Release notes 4.2", "Fixed a crash when rotating the device"),
    ("Piano lesson", "Scales, then the slow movement"),
    ("Garden centre", "Tomatoes, basil and a new spade"),
    ("Weekend in the hills", "Two nights, one map, no phones"),
  ]
  private static let paragraphs = [
    "A transition is a promise about space: the new screen comes from somewhere, and the old one "
      + "stays where it was. When motion keeps that promise people stop noticing it, and simply "
      + "know where they are.",
    "Every frame here is computed from the virtual clock alone. The same input gives the same "
      + "bytes on every machine, so a picture of frame seventeen can be reviewed, stored and "
      + "compared like any other file.",
  ]

  /// A white list under a coloured bar: icons, titles, grey subtitles, hairlines.
  static func list() throws -> Layer {
    var parts = [
      box(0, 0, 390, 44, 0x0A84FF),
      try text("Messages", Font(size: 17, weight: .semibold), 0xFFFFFF, x: 0, y: 11, centred: 390),
    ]
    for (index, row) in rows.enumerated() {
      let y = 44 + 64 * Double(index)
      var icon = box(16, y + 12, 40, 40, icons[index])
      icon.cornerRadii = CornerRadii(8)
      parts += [
        icon,
        try text(row.0, Font(size: 17, weight: .medium), 0x000000, x: 72, y: y + 11),
        try text(row.1, Font(size: 14), 0x8E8E93, x: 72, y: y + 36),
        box(72, y + 64 - 1.0 / 3, 318, 1.0 / 3, 0xC6C6C8),
      ]
    }
    return screen(0xFFFFFF, parts)
  }

  /// A pale page with a large title, a card in a gradient and its shadow, text and a button.
  static func detail() throws -> Layer {
    var card = Layer(frame: CGRect(x: 55, y: 130, width: 280, height: 180))
    card.cornerRadii = CornerRadii(16)
    card.content = .gradient(
      Gradient(
        stops: Gradient.evenStops([color(0x5C57D6), color(0x33ADE6)]),
        start: CGPoint(x: 0, y: 0),
        end: CGPoint(x: 1, y: 1)
      )
    )
    card.shadow = Shadow(opacity: 0.3, radius: 10, offset: CGSize(width: 0, height: 8))
    var button = box(20, 740, 350, 50, 0x0A84FF)
    button.cornerRadii = CornerRadii(12)
    return screen(
      0xE8F4FF,
      [
        try text("Detail", Font(size: 34, weight: .bold), 0x000000, x: 20, y: 60), card,
        try text(paragraphs[0], Font(size: 16), 0x1C1C1E, x: 20, y: 350, width: 350),
        try text(paragraphs[1], Font(size: 16), 0x3A3A3C, x: 20, y: 500, width: 350),
        button,
        try text(
          "Continue",
          Font(size: 17, weight: .semibold),
          0xFFFFFF,
          x: 20,
          y: 754,
          centred: 350
        ),
      ]
    )
  }

  private static func screen(_ background: UInt32, _ parts: [Layer]) -> Layer {
    var screen = Layer(
      frame: CGRect(origin: .zero, size: size),
      children: parts.map { Node($0) }
    )
    screen.background = color(background)
    screen.isRasterGroup = true
    return screen
  }

  private static func box(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ fill: UInt32
  ) -> Layer {
    var layer = Layer(frame: CGRect(x: x, y: y, width: width, height: height))
    layer.background = color(fill)
    return layer
  }

  private static func text(
    _ string: String,
    _ font: Font,
    _ fill: UInt32,
    x: Double,
    y: Double,
    width: Double = .infinity,
    centred room: Double? = nil
  ) throws -> Layer {
    let layout = try TextLayout(
      StyledText(string, TextAttributes(font: font)),
      in: TextFrame(width: width)
    )
    let runs = layout.lines.flatMap(\.runs).map {
      TextRuns.Run($0.glyphs, origin: $0.origin, color: color(fill))
    }
    let inset = room.map { ($0 - layout.size.width) / 2 } ?? 0
    var layer = Layer(frame: CGRect(origin: CGPoint(x: x + inset, y: y), size: layout.size))
    layer.content = .text(TextRuns(runs))
    return layer
  }

  private static func color(_ rgb: UInt32) -> Color {
    func level(_ shift: UInt32) -> Double { Double(rgb >> shift & 255) / 255 }
    return Color(red: level(16), green: level(8), blue: level(0))
  }
}
