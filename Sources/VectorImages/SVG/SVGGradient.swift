import Foundation
import Geometry
import Scene

/// A linear or radial gradient, with what it inherits from the gradients it refers to (SVG 1.1,
/// 13.2).
struct SVGGradient {
  enum Paint {
    case color(Color)
    /// The transform maps the gradient's space to the shape's.
    case shading(Shading, CGAffineTransform)
  }

  private let kind: String
  private let attributes: [String: String]
  let stops: [Gradient.Stop]
  private let view: CGSize

  /// Returns nil for other elements and for gradients without colors.
  init?(_ element: SVGElement, in document: SVGDocument, view: CGSize, current: Color) {
    guard element.name == "linearGradient" || element.name == "radialGradient" else { return nil }
    var (attributes, source) = (element.attributes, element)
    var next = element.reference
    for _ in 0..<VectorLimits.depth {
      guard let id = next, let other = document[id] else { break }
      attributes.merge(other.attributes) { own, _ in own }
      if source.children.allSatisfy({ $0.name != "stop" }) { source = other }
      next = other.reference
    }
    kind = element.name
    self.attributes = attributes
    self.view = view
    var last = 0.0
    var found: [Gradient.Stop] = []
    for stop in source.children.prefix(512) where stop.name == "stop" {
      let own = SVGProperties(stop, document.sheet)
      let color = SVGColor.color(own["stop-color"] ?? "black", current: current) ?? .black
      let opacity = SVGStyle.opacity(own["stop-opacity"]) ?? 1
      // [D] Offsets never decrease.
      last = max(last, SVGStyle.opacity(own["offset"]) ?? 0)
      found.append(Gradient.Stop(color.withAlpha(color.alpha * opacity), at: last))
    }
    guard !found.isEmpty else { return nil }
    stops = found
  }

  /// Returns nil if the gradient refers to a box without area.
  func paint(over box: CGRect) -> Paint? {
    guard stops.count > 1 else { return .color(stops[0].color) }
    let isRelative = attributes["gradientUnits"] != "userSpaceOnUse"
    if isRelative, box.width <= 0 || box.height <= 0 { return nil }
    let own = attributes["gradientTransform"].flatMap { CGAffineTransform(svg: $0) } ?? .identity
    let place = CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY)
    let space = isRelative ? own.concatenating(place) : own
    guard space.isInvertible else { return .color(stops[stops.count - 1].color) }
    guard let form = form(isRelative ? CGSize(width: 1, height: 1) : view) else {
      return .color(stops[stops.count - 1].color)
    }
    return .shading(Shading(form, stops: stops), space)
  }

  /// Returns nil if both ends coincide.
  private func form(_ whole: CGSize) -> Shading.Form? {
    func length(_ name: String, of whole: CGFloat, otherwise standard: String) -> Double {
      SVGLength.value(attributes[name] ?? standard, of: Double(whole)) ?? 0
    }
    func point(x: String, y: String, otherwise: (x: String, y: String)) -> CGPoint {
      CGPoint(
        x: length(x, of: whole.width, otherwise: otherwise.x),
        y: length(y, of: whole.height, otherwise: otherwise.y)
      )
    }
    guard kind == "radialGradient" else {
      let (start, end) = (
        point(x: "x1", y: "y1", otherwise: ("0%", "0%")),
        point(x: "x2", y: "y2", otherwise: ("100%", "0%"))
      )
      return start == end ? nil : .linear(from: start, to: end)
    }
    let center = point(x: "cx", y: "cy", otherwise: ("50%", "50%"))
    let radius = length("r", of: CGFloat(SVGShapes.diagonal(whole)), otherwise: "50%")
    guard radius > 0 else { return nil }
    var focus = CGPoint(
      x: attributes["fx"] == nil
        ? Double(center.x) : length("fx", of: whole.width, otherwise: "50%"),
      y: attributes["fy"] == nil
        ? Double(center.y) : length("fy", of: whole.height, otherwise: "50%")
    )
    // [D] A focus outside the circle moves to its edge.
    let (dx, dy) = (focus.x - center.x, focus.y - center.y)
    let distance = Double(dx * dx + dy * dy).squareRoot()
    if distance > radius * 0.999 {
      let share = CGFloat(radius * 0.999 / distance)
      focus = CGPoint(x: center.x + dx * share, y: center.y + dy * share)
    }
    return .radial(
      from: Shading.Circle(center: focus, radius: 0),
      to: Shading.Circle(center: center, radius: radius)
    )
  }
}
