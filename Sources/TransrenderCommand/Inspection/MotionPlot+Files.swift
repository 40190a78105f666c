import CairoRenderer
import Foundation
import Geometry
import Imaging
import Scene
import Typography

extension MotionPlot {
  /// PNG if the file's name ends in .png, otherwise SVG.
  static func kind(of path: String) -> FileKind {
    URL(filePath: path).pathExtension.lowercased() == "png" ? .png : .svg
  }

  func bytes(as kind: FileKind) throws -> [UInt8] {
    guard kind == .png else { return Array(svg.utf8) }
    return try PNG.encode(Renderer(scale: 2).draw(scene()))
  }

  var svg: String {
    let lines = marks.map { mark in
      switch mark {
      case .line(let points, let color, let width):
        let path = points.map { "\(Self.rounded($0.x)),\(Self.rounded($0.y))" }
        return "<polyline points=\"\(path.joined(separator: " "))\" fill=\"none\""
          + " stroke=\"\(Self.hex(color))\" stroke-width=\"\(width)\"/>"
      case .text(let text, let origin, let color):
        let (x, y) = (Self.rounded(origin.x), Self.rounded(origin.y + 10))
        return
          "<text x=\"\(x)\" y=\"\(y)\" fill=\"\(Self.hex(color))\">\(text.escapedForMarkup)</text>"
      }
    }
    let (width, height) = (Int(Self.size.width), Int(Self.size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      font-family="Inter, sans-serif" font-size="11">
      <rect width="\(width)" height="\(height)" fill="white"/>
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }

  func scene() throws -> Scene {
    let frame = CGRect(origin: .zero, size: Self.size)
    let nodes = try marks.map { mark in
      switch mark {
      case .line(let points, let color, let width):
        var path = Path()
        for (index, point) in points.enumerated() {
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        let ink = Ink(.color(Color(hex: color)))
        let stroke = DrawingCommand.stroke(path, style: StrokeStyle(width: width), ink: ink)
        return Node(Sketch.layer(frame) { $0.content = .drawing(Drawing([stroke])) })
      case .text(let text, let origin, let color):
        let box = CGRect(origin: origin, size: CGSize(width: 400, height: 16))
        return try Sketch.text(text, font: Font(size: 11), color: color, in: box)
      }
    }
    let page = Layer(frame: frame, children: nodes)
    return Scene(size: Self.size, background: Color(hex: 0xFFFFFF), root: Node(page))
  }

  private static func rounded(_ value: Double) -> String {
    "\((value * 100).rounded() / 100)"
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
