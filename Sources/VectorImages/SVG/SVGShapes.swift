import Foundation
import Geometry

/// Converts basic shapes to paths (SVG 1.1, chapter 9).
enum SVGShapes {
  static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// Returns an empty path if the element draws nothing; percentages refer to `view`.
  static func path(of element: SVGElement, in view: CGSize) -> Path {
    func across(_ name: String) -> Double? { SVGLength.value(element[name], of: view.width) }
    func down(_ name: String) -> Double? { SVGLength.value(element[name], of: view.height) }
    func any(_ name: String) -> Double? { SVGLength.value(element[name], of: diagonal(view)) }
    switch element.name {
    case "path": return SVGPathData.path(element["d"] ?? element.declarations["d"] ?? "")
    case "rect":
      let frame = CGRect(
        x: across("x") ?? 0,
        y: down("y") ?? 0,
        width: across("width") ?? 0,
        height: down("height") ?? 0
      )
      return rect(frame, rx: across("rx"), ry: down("ry"))
    case "circle":
      return ellipse(x: across("cx"), y: down("cy"), rx: any("r") ?? 0, ry: any("r") ?? 0)
    case "ellipse":
      let (rx, ry) = (across("rx"), down("ry"))
      return ellipse(x: across("cx"), y: down("cy"), rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
    case "line":
      return Path([
        .move(CGPoint(x: across("x1") ?? 0, y: down("y1") ?? 0)),
        .line(CGPoint(x: across("x2") ?? 0, y: down("y2") ?? 0)),
      ])
    case "polyline": return polygon(element, closes: false)
    case "polygon": return polygon(element, closes: true)
    default: return Path()
    }
  }

  /// The length that percentages refer to where a length has no direction.
  static func diagonal(_ view: CGSize) -> Double {
    Double((view.width * view.width + view.height * view.height) / 2).squareRoot()
  }

  private static func rect(_ frame: CGRect, rx: Double?, ry: Double?) -> Path {
    guard frame.size.width > 0, frame.size.height > 0 else { return Path() }
    let (rx, ry) = (max(rx ?? ry ?? 0, 0), max(ry ?? rx ?? 0, 0))
    guard rx > 0, ry > 0 else { return Path(rect: frame) }
    return Path(roundedRect: frame, cornerWidth: CGFloat(rx), cornerHeight: CGFloat(ry))
  }

  private static func ellipse(x: Double?, y: Double?, rx: Double, ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    let (x, y) = (x ?? 0, y ?? 0)
    return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: rx * 2, height: ry * 2))
  }

  private static func polygon(_ element: SVGElement, closes: Bool) -> Path {
    let numbers = SVGNumbers.all(in: element["points"] ?? "")
    var path = Path()
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closes, !path.isEmpty { path.close() }
    return path
  }
}
