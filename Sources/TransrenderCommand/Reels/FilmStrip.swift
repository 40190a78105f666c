import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import Typography

/// Frames side by side on one sheet, each with its time below it.
struct FilmStrip {
  /// The width of a cell in points; its height follows from the frames.
  var cellWidth = 130.0
  var columns = 5
  var gap = 12.0
  var labelHeight = 22.0
  /// Whether a thin line surrounds opaque frames, since screens often have the sheet's colour.
  var hasRims = true
  private static let rim = 0.5
  private static let scale = 2.0
  /// As many as fit into the widest picture that is allowed.
  static let mostColumns: Int = {
    let sheet = FilmStrip()
    let width = Double(Renderer.largestSide) / scale - sheet.gap
    return Int(width / (sheet.cellWidth + sheet.gap))
  }()

  init(columns: Int = 5, hasRims: Bool = true) {
    (self.columns, self.hasRims) = (columns, hasRims)
  }

  func picture(of frames: [Frame]) throws -> Bitmap {
    let sheet = try scene(of: frames)
    guard max(sheet.size.width, sheet.size.height) * Self.scale <= Double(Renderer.largestSide)
    else {
      throw InputError(
        "\(frames.count) cells in rows of \(columns) make a picture of more than "
          + "\(Renderer.largestSide) pixels a side; choose more --columns, or fewer --cells"
      )
    }
    return try Renderer(scale: Self.scale).draw(sheet)
  }

  /// The sheet as a scene, drawn like any other.
  func scene(of frames: [Frame]) throws -> Scene {
    let cell = cellSize(for: frames)
    let rows = (frames.count + columns - 1) / columns
    let used = Swift.min(columns, frames.count)
    let size = CGSize(
      width: gap + Double(used) * (cell.width + gap),
      height: gap + Double(rows) * (cell.height + labelHeight + gap)
    )
    var children: [Node] = []
    for (index, frame) in frames.enumerated() {
      let corner = CGPoint(
        x: gap + Double(index % columns) * (cell.width + gap),
        y: gap + Double(index / columns) * (cell.height + labelHeight + gap)
      )
      children.append(picture(frame.scene, in: CGRect(origin: corner, size: cell)))
      children.append(try label(frame, below: CGRect(origin: corner, size: cell)))
    }
    let sheet = Layer(frame: CGRect(origin: .zero, size: size), children: children)
    return Scene(size: size, background: Color(hex: 0xF2F2F7), root: Node(sheet))
  }

  /// High enough for the tallest frame: rotation changes a frame's size.
  private func cellSize(for frames: [Frame]) -> CGSize {
    let heights = frames.map { cellWidth * $0.scene.size.height / $0.scene.size.width }
    return CGSize(width: cellWidth, height: (heights.max() ?? cellWidth).rounded())
  }

  private func picture(_ scene: Scene, in cell: CGRect) -> Node {
    let height = (cell.width * scene.size.height / scene.size.width).rounded()
    let frame = CGRect(x: cell.minX, y: cell.maxY - height, width: cell.width, height: height)
    let picture = Sketch.layer(frame) {
      $0.background = scene.background
      $0.clipsToBounds = true
      $0.content = .frozen(FrozenContent(scene.root, source: scene.bounds))
    }
    guard hasRims else { return Node(picture) }
    let rim = Sketch.box(frame.insetBy(dx: -Self.rim, dy: -Self.rim), 0xC7C7CC)
    return Node(Layer(frame: .zero, children: [rim, Node(picture)]))
  }

  private func label(_ frame: Frame, below cell: CGRect) throws -> Node {
    let milliseconds = Int((frame.time * 1000).rounded())
    return try Sketch.text(
      "#\(frame.index)   \(milliseconds) ms",
      font: Font(size: 11, hasMonospacedDigits: true),
      color: 0x3C3C43,
      in: CGRect(x: cell.minX, y: cell.maxY + 5, width: cell.width, height: labelHeight),
      alignment: .center
    )
  }
}
