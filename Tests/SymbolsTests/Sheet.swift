import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import Symbols
import Typography

/// Many symbols in one picture, each in a cell of its own.
struct Sheet {
  let names: [String]
  let columns: Int
  /// In points; a pixel to a point.
  let cell: Int
  let pointSize: Double

  private var rows: Int { (names.count + columns - 1) / columns }

  func bitmap(weight: FontWeight = .regular, colors: [Color] = [.black]) throws -> Bitmap {
    let size = CGSize(width: columns * cell, height: rows * cell)
    var commands: [DrawingCommand] = [
      .fill(Path(rect: CGRect(origin: .zero, size: size)), rule: .winding, ink: .color(.white))
    ]
    for (index, name) in names.enumerated() {
      guard let drawing = try SymbolDrawing(named: name, weight: weight) else { continue }
      let points = CGFloat(pointSize)
      let (width, height) = (drawing.size.width * points, drawing.size.height * points)
      let middle = CGPoint(
        x: (CGFloat(index % columns) + 0.5) * CGFloat(cell),
        y: (CGFloat(index / columns) + 0.5) * CGFloat(cell)
      )
      let place = CGRect(
        x: middle.x - width / 2,
        y: middle.y - height / 2,
        width: width,
        height: height
      )
      commands += drawing.commands(in: place, colors: colors)
    }
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    layer.content = .drawing(Drawing(commands))
    return try Renderer(scale: 1).draw(Scene(size: size, root: Node(layer, label: "sheet")))
  }

  /// How much is dark in each cell, in pixels.
  func ink(weight: FontWeight) throws -> [Double] {
    let bitmap = try bitmap(weight: weight)
    var ink = [Double](repeating: 0, count: names.count)
    bitmap.withUnsafeBytes { pixels in
      for index in names.indices {
        let (left, top) = (index % columns * cell, index / columns * cell)
        var dark = 0
        for y in top..<top + cell {
          for x in left..<left + cell { dark += 255 - Int(pixels[y * bitmap.bytesPerRow + x * 4]) }
        }
        ink[index] = Double(dark) / 255
      }
    }
    return ink
  }
}
