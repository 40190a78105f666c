internal import Foundation
internal import Geometry
internal import Scene
internal import Typography

extension Scene {
  private static let ink = Color(red: 0.75, green: 0.1, blue: 0.35)

  /// Draws a frame around each rectangle, with its number, from 1, in the corner.
  func numbering(_ frames: [CGRect]) throws -> Scene {
    let marks = try frames.enumerated().flatMap { index, frame in
      [Self.border(around: frame), try Self.tag("\(index + 1)", at: frame.origin)]
    }
    let sheet = Layer(frame: bounds, children: [root] + marks)
    return Scene(size: size, background: background, root: Node(sheet))
  }

  private static func border(around frame: CGRect) -> Node {
    var layer = Layer(frame: frame)
    layer.border = Border(width: 1.5, color: ink)
    return Node(layer)
  }

  private static func tag(_ text: String, at corner: CGPoint) throws -> Node {
    let styled = StyledText(text, TextAttributes(font: Font(size: 10, hasMonospacedDigits: true)))
    let layout = try TextLayout(styled, in: TextFrame(width: 40))
    let runs = layout.lines.prefix(1).flatMap(\.runs)
      .map { TextRuns.Run($0.glyphs, origin: $0.origin, color: .white) }
    var words = Layer(frame: CGRect(x: 3, y: 0, width: 40, height: 13))
    words.content = .text(TextRuns(runs))
    let width = 6 + 6.5 * Double(text.count)
    var plate = Layer(
      frame: CGRect(origin: corner, size: CGSize(width: width, height: 13)),
      children: [Node(words)]
    )
    plate.background = ink
    return Node(plate)
  }
}
