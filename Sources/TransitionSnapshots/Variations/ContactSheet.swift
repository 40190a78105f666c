package import Bitmap
internal import CairoRenderer
internal import Foundation
internal import Geometry
internal import Scene
internal import Typography

/// All variations in one picture: the samples of each in a row below its name.
package struct ContactSheet {
  private let takes: [VariedTake]
  private let title: String

  // In points.
  private static let gap = 14.0
  private static let spacing = 4.0
  private static let labelHeight = 20.0
  private static let titleHeight = 30.0
  private static let cellHeight = 180.0
  // A sheet is about as wide as it is high.
  private static let widest = 2400.0

  package init(title: String, _ takes: [VariedTake]) {
    precondition(!takes.isEmpty, "a contact sheet needs one variation or more")
    (self.title, self.takes) = (title, takes)
  }

  package func picture() throws -> Bitmap { try Renderer(scale: 1).draw(scene()) }

  private func scene() throws -> Scene {
    let blockWidth = takes.map(Self.width).max() ?? 0
    let step = CGSize(
      width: blockWidth + Self.gap,
      height: Self.labelHeight + Self.cellHeight + Self.gap
    )
    let columns = columns(step)
    let rows = (takes.count + columns - 1) / columns
    let size = CGSize(
      width: (Self.gap + Double(columns) * step.width).rounded(.up),
      height: Self.gap + Self.titleHeight + Double(rows) * step.height
    )
    let room = size.width - 2 * Self.gap
    var children = [try Self.text(title, 15, at: CGPoint(x: Self.gap, y: Self.gap), width: room)]
    for (index, take) in takes.enumerated() {
      let corner = CGPoint(
        x: Self.gap + Double(index % columns) * step.width,
        y: Self.gap + Self.titleHeight + Double(index / columns) * step.height
      )
      children.append(try Self.text(take.name, 11, at: corner, width: blockWidth))
      children += Self.strip(of: take, at: corner)
    }
    let sheet = Layer(frame: CGRect(origin: .zero, size: size), children: children)
    return Scene(size: size, background: Self.paper, root: Node(sheet))
  }

  private func columns(_ step: CGSize) -> Int {
    let fitting = Int((Self.widest - Self.gap) / step.width)
    let square = (Double(takes.count) * step.height / step.width).squareRoot().rounded(.up)
    return max(1, Swift.min(fitting, Int(square), takes.count))
  }

  private static func width(of scene: Scene) -> Double {
    (cellHeight * scene.size.width / scene.size.height).rounded(.up)
  }

  /// Wide enough for its pictures and its name.
  private static func width(of take: VariedTake) -> Double {
    let pictures = take.scenes.reduce(-spacing) { $0 + width(of: $1) + spacing }
    return max(pictures, Double(take.name.count) * 7)
  }

  private static func strip(of take: VariedTake, at corner: CGPoint) -> [Node] {
    var x = corner.x
    return take.scenes.map { scene in
      let frame = CGRect(
        x: x,
        y: corner.y + labelHeight,
        width: width(of: scene),
        height: cellHeight
      )
      x = frame.maxX + spacing
      var cell = Layer(frame: frame)
      cell.background = scene.background
      cell.clipsToBounds = true
      cell.content = .frozen(FrozenContent(scene.root, source: scene.bounds))
      return Node(cell)
    }
  }

  private static func text(
    _ string: String,
    _ size: Double,
    at corner: CGPoint,
    width: Double
  ) throws -> Node {
    let styled = StyledText(string, TextAttributes(font: Font(size: size)))
    let layout = try TextLayout(styled, in: TextFrame(width: width))
    let runs = layout.lines.prefix(1).flatMap(\.runs)
      .map { TextRuns.Run($0.glyphs, origin: $0.origin, color: ink) }
    var layer = Layer(
      frame: CGRect(origin: corner, size: CGSize(width: width, height: layout.size.height))
    )
    layer.content = .text(TextRuns(runs))
    return Node(layer)
  }

  private static let paper = Color(red: 0.9, green: 0.9, blue: 0.92)
  private static let ink = Color(red: 0.15, green: 0.15, blue: 0.17)
}
