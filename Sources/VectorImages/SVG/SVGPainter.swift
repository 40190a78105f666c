import Foundation
import Geometry
import Scene

/// Translates elements to drawing commands.
final class SVGPainter {
  let document: SVGDocument
  let canvas: VectorCanvas
  /// The size that percentages refer to.
  var view: CGSize
  private let size: CGSize
  private var depth = 0

  init(_ document: SVGDocument, _ canvas: VectorCanvas, size: CGSize) {
    (self.document, self.canvas, self.size) = (document, canvas, size)
    view = size
  }

  func paintRoot() throws(VectorImageError) {
    if document.sheet.skipsSelectors { canvas.omit("the style of a nested selector") }
    let place = CGRect(origin: .zero, size: size)
    try paintView(document.root, in: place, SVGStyle())
  }

  // MARK: Elements

  /// Paints an element, which inherits its parent's style.
  func paint(_ element: SVGElement, _ parent: SVGStyle) throws(VectorImageError) {
    try canvas.step()
    guard !Self.silent.contains(element.name) else { return }
    let own = SVGProperties(element, document.sheet)
    guard own["display"] != "none" else { return }
    guard Self.drawn.contains(element.name) || SVGShapes.names.contains(element.name) else {
      canvas.omit("<\(element.name)>")
      return
    }
    guard depth < VectorLimits.depth * 4 else {
      throw .tooLarge(limit: "\(VectorLimits.depth * 4) nested groups")
    }
    depth += 1
    defer { depth -= 1 }
    var style = parent
    style.apply({ own[$0] }, whole: SVGShapes.diagonal(view))
    try isolated(element, properties: own, style: style) { () throws(VectorImageError) in
      try self.paintInside(element, style)
    }
  }

  /// Elements that paint nothing themselves.
  private static let silent: Set<String> = [
    "defs", "title", "desc", "metadata", "style", "linearGradient", "radialGradient", "clipPath",
    "mask", "symbol", "marker", "pattern", "filter", "script", "view", "sodipodi:namedview",
    "cursor", "font",
  ]
  private static let drawn: Set<String> = ["svg", "g", "a", "switch", "use", "image"]

  private func paintInside(_ element: SVGElement, _ style: SVGStyle) throws(VectorImageError) {
    switch element.name {
    case "svg": try paintView(element, in: frame(of: element), style)
    case "use": try paintUse(element, style)
    case "image": try paintImage(element)
    case "switch":
      let chosen = element.children.first {
        $0["requiredExtensions"] == nil && $0.name != "foreignObject"
      }
      if let chosen { try paint(chosen, style) }
    case "g", "a": try paintChildren(of: element, style)
    default: try paintShape(element, style)
    }
  }

  func paintChildren(of element: SVGElement, _ style: SVGStyle) throws(VectorImageError) {
    for child in element.children { try paint(child, style) }
  }

  /// Paints an `<svg>` or `<symbol>`, fitted into a rectangle and clipped to it.
  private func paintView(
    _ element: SVGElement,
    in place: CGRect,
    _ style: SVGStyle
  ) throws(VectorImageError) {
    guard place.size.width > 0, place.size.height > 0 else { return }
    var style = style
    if element === document.root {
      let own = SVGProperties(element, document.sheet)
      style.apply({ own[$0] }, whole: SVGShapes.diagonal(view))
    }
    let outer = view
    let box = SVGViewBox(element)
    let own = SVGProperties(element, document.sheet)
    view = box?.box.size ?? place.size
    let transform =
      box?.transform(into: place) ?? CGAffineTransform(translationX: place.minX, y: place.minY)
    try canvas.saved { () throws(VectorImageError) in
      if own["overflow"] != "visible" {
        try self.canvas.record(.clip(Path(rect: place), rule: .winding))
      }
      if !transform.isIdentity { try self.canvas.record(.concatenate(transform)) }
      try self.paintChildren(of: element, style)
    }
    view = outer
  }

  private func frame(of element: SVGElement, over shown: SVGElement? = nil) -> CGRect {
    func length(_ name: String, _ whole: Double) -> Double? {
      SVGLength.value(element[name] ?? shown?[name], of: whole)
    }
    return CGRect(
      x: length("x", view.width) ?? 0,
      y: length("y", view.height) ?? 0,
      width: max(length("width", view.width) ?? view.width, 0),
      height: max(length("height", view.height) ?? view.height, 0)
    )
  }

  private func paintUse(_ element: SVGElement, _ style: SVGStyle) throws(VectorImageError) {
    guard let id = element.reference, let target = document[id], target !== element else { return }
    let place = CGAffineTransform(
      translationX: CGFloat(SVGLength.value(element["x"], of: view.width) ?? 0),
      y: CGFloat(SVGLength.value(element["y"], of: view.height) ?? 0)
    )
    try canvas.saved { () throws(VectorImageError) in
      if !place.isIdentity { try self.canvas.record(.concatenate(place)) }
      guard target.name == "symbol" else { return try self.paint(target, style) }
      var inner = style
      let own = SVGProperties(target, self.document.sheet)
      inner.apply({ own[$0] }, whole: SVGShapes.diagonal(self.view))
      let area = self.frame(of: element, over: target).size
      try self.paintView(target, in: CGRect(origin: .zero, size: area), inner)
    }
  }
}

/// An element's own properties: from its `style`, then the style sheets, then its attributes.
struct SVGProperties {
  private let element: SVGElement
  private let sheet: [String: String]

  init(_ element: SVGElement, _ sheet: SVGStyleSheet) {
    self.element = element
    self.sheet = sheet.declarations(for: element)
  }

  subscript(_ name: String) -> String? {
    let value = element.declarations[name] ?? sheet[name] ?? element[name]
    return value == "inherit" ? nil : value
  }
}
