import Bitmap
import Foundation
import Geometry
import Imaging
import Scene

extension SVGPainter {
  func paintShape(_ element: SVGElement, _ style: SVGStyle) throws(VectorImageError) {
    let path = SVGShapes.path(of: element, in: view)
    try canvas.count(segments: path.elements.count)
    guard !path.isEmpty, style.isVisible else { return }
    let own = SVGProperties(element, document.sheet)
    if ["marker-start", "marker-mid", "marker-end", "marker"].contains(where: {
      own[$0].map { $0 != "none" } ?? false
    }) {
      canvas.omit("a marker")
    }
    if element.name != "line" { try fill(path, style) }
    try stroke(path, style)
  }

  private func fill(_ path: Path, _ style: SVGStyle) throws(VectorImageError) {
    switch style.fill {
    case .none: return
    case .color(let color):
      let ink = Ink(.color(color), opacity: style.fillOpacity)
      try canvas.fill(path, rule: style.fillRule, ink: ink)
    case .reference(let id, let otherwise):
      let box = path.bounds
      try fill(
        path,
        rule: style.fillRule,
        server: id,
        otherwise: otherwise,
        box: box,
        opacity: style.fillOpacity,
        style: style
      )
    }
  }

  private func stroke(_ path: Path, _ style: SVGStyle) throws(VectorImageError) {
    guard style.line.width > 0 else { return }
    switch style.stroke {
    case .none: return
    case .color(let color):
      let ink = Ink(.color(color), opacity: style.strokeOpacity)
      try canvas.stroke(path, style: style.line, ink: ink)
    case .reference(let id, let otherwise):
      let (line, box) = (path.stroked(with: style.line), path.bounds)
      try canvas.count(segments: line.elements.count)
      try fill(
        line,
        rule: .winding,
        server: id,
        otherwise: otherwise,
        box: box,
        opacity: style.strokeOpacity,
        style: style
      )
    }
  }

  private func fill(
    _ path: Path,
    rule: CGPathFillRule,
    server id: String,
    otherwise: Color?,
    box: CGRect,
    opacity: Double,
    style: SVGStyle
  ) throws(VectorImageError) {
    let server = document[id]
    if server?.name == "pattern" { canvas.omit("a pattern") }
    let gradient = server.flatMap {
      SVGGradient($0, in: document, view: view, current: style.color)
    }
    try canvas.count(segments: gradient?.stops.count ?? 0)
    switch gradient?.paint(over: box) {
    case .color(let color):
      try canvas.fill(path, rule: rule, ink: Ink(.color(color), opacity: opacity))
    case .shading(let shading, let transform):
      let ink = Ink(.shading(shading), opacity: opacity)
      try canvas.fill(path, rule: rule, shading: ink, transform: transform)
    case nil:
      guard let otherwise else { return }
      try canvas.fill(path, rule: rule, ink: Ink(.color(otherwise), opacity: opacity))
    }
  }

  // MARK: Images

  /// Paints a PNG or JPEG that is embedded in the document.
  func paintImage(_ element: SVGElement) throws(VectorImageError) {
    guard let bitmap = try bitmap(element["href"] ?? element["xlink:href"] ?? "") else {
      canvas.omit("an image outside of the document, or of an unsupported kind")
      return
    }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let place = CGRect(
      x: SVGLength.value(element["x"], of: view.width) ?? 0,
      y: SVGLength.value(element["y"], of: view.height) ?? 0,
      width: SVGLength.value(element["width"], of: view.width) ?? Double(size.width),
      height: SVGLength.value(element["height"], of: view.height) ?? Double(size.height)
    )
    guard place.size.width > 0, place.size.height > 0 else { return }
    let box = SVGElement(
      name: "image",
      attributes: [
        "viewBox": "0 0 \(bitmap.width) \(bitmap.height)",
        "preserveAspectRatio": element["preserveAspectRatio"] ?? "",
      ]
    )
    guard let fit = SVGViewBox(box)?.transform(into: place) else { return }
    try canvas.saved { () throws(VectorImageError) in
      try self.canvas.record(.clip(Path(rect: place), rule: .winding))
      let rect = CGRect(origin: .zero, size: size).applying(fit)
      try self.canvas.image(bitmap, in: rect, opacity: 1, blendMode: .normal)
    }
  }

  private func bitmap(_ link: String) throws(VectorImageError) -> Bitmap? {
    guard link.hasPrefix("data:image/"), let comma = link.firstIndex(of: ","),
      link[..<comma].hasSuffix(";base64"),
      let data = Data(
        base64Encoded: String(link[link.index(after: comma)...]),
        options: .ignoreUnknownCharacters
      )
    else { return nil }
    let bytes = Array(data)
    let limits = PNG.Limits(
      width: Int(VectorLimits.side),
      height: Int(VectorLimits.side),
      pixels: VectorLimits.pixels,
      metadata: 1 << 20
    )
    let isJPEG = JPEG.isRecognised(bytes)
    let size = if isJPEG { try? JPEG.size(of: bytes) } else { try? PNG.size(of: bytes) }
    guard let size, limits.allow(size) else { return nil }
    try canvas.count(pixels: size.width * size.height)
    if isJPEG { return try? JPEG.decode(bytes, limits: limits) }
    return try? PNG.decode(bytes, limits: limits)
  }
}
