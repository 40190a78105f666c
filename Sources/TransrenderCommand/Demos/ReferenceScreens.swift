package import Foundation
import Geometry
package import Scene
import Typography

/// The two phone screens of the reference works: a list of messages and a detail page.
package enum ReferenceScreens {
  package static let size = CGSize(width: 390, height: 844)

  package static func list() throws -> Scene {
    var children = [
      Sketch.box(CGRect(x: 0, y: 0, width: 390, height: 44), 0x0A84FF),
      try Sketch.text(
        "Messages",
        font: Font(size: 17, weight: .semibold),
        color: 0xFFFFFF,
        in: CGRect(x: 0, y: 11, width: 390, height: 22),
        alignment: .center
      ),
    ]
    for (index, row) in rows.enumerated() {
      children += try cell(row, top: 44 + 64 * Double(index))
    }
    return scene(background: 0xFFFFFF, children)
  }

  private static func cell(_ row: Row, top: Double) throws -> [Node] {
    [
      Sketch.box(CGRect(x: 16, y: top + 12, width: 40, height: 40), row.icon, radius: 8),
      try Sketch.text(
        row.title,
        font: Font(size: 17, weight: .medium),
        color: 0x000000,
        in: CGRect(x: 72, y: top + 11, width: 310, height: 22)
      ),
      try Sketch.text(
        row.subtitle,
        font: Font(size: 14),
        color: 0x8E8E93,
        in: CGRect(x: 72, y: top + 36, width: 310, height: 18)
      ),
      Sketch.box(CGRect(x: 72, y: top + 64 - 1.0 / 3, width: 318, height: 1.0 / 3), 0xC6C6C8),
    ]
  }

  package static func detail() throws -> Scene {
    let button = CGRect(x: 20, y: 740, width: 350, height: 50)
    return scene(
      background: 0xE8F4FF,
      [
        try Sketch.text(
          "Detail",
          font: Font(size: 34, weight: .bold),
          color: 0x000000,
          in: CGRect(x: 20, y: 60, width: 350, height: 42)
        ),
        card,
        try Sketch.text(
          promise,
          font: Font(size: 16),
          color: 0x1C1C1E,
          in: CGRect(x: 20, y: 350, width: 350, height: 120)
        ),
        try Sketch.text(
          clock,
          font: Font(size: 16),
          color: 0x3A3A3C,
          in: CGRect(x: 20, y: 500, width: 350, height: 120)
        ),
        Sketch.box(button, 0x0A84FF, radius: 12),
        try Sketch.text(
          "Continue",
          font: Font(size: 17, weight: .semibold),
          color: 0xFFFFFF,
          in: button.offsetBy(dx: 0, dy: 14),
          alignment: .center
        ),
      ]
    )
  }

  private static var card: Node {
    Node(
      Sketch.layer(CGRect(x: 55, y: 130, width: 280, height: 180)) {
        $0.cornerRadii = CornerRadii(16)
        $0.clipsToBounds = false
        $0.shadow = Shadow(opacity: 0.3, radius: 10, offset: CGSize(width: 0, height: 8))
        $0.content = .gradient(
          Gradient(
            stops: Gradient.evenStops([
              Color(red: 0.36, green: 0.34, blue: 0.84), Color(red: 0.20, green: 0.68, blue: 0.90),
            ]),
            start: CGPoint(x: 0, y: 0),
            end: CGPoint(x: 1, y: 1)
          )
        )
      }
    )
  }

  private static func scene(background: UInt32, _ children: [Node]) -> Scene {
    var screen = Layer(frame: CGRect(origin: .zero, size: size), children: children)
    screen.background = Color(hex: background)
    // Drawn once, whether it moves or not.
    screen.isRasterGroup = true
    return Scene(size: size, background: Color(hex: background), root: Node(screen))
  }
}
