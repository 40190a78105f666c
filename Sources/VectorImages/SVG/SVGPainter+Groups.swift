import Foundation
import Geometry
import Scene

extension SVGPainter {
  /// Paints an element in its own space, with its clip, mask and opacity.
  func isolated(
    _ element: SVGElement,
    properties own: SVGProperties,
    style: SVGStyle,
    _ body: () throws(VectorImageError) -> Void
  ) throws(VectorImageError) {
    guard let transform = transform(own) else { return }
    if let filter = own["filter"], filter != "none" { canvas.omit("a filter's effect") }
    let clip = SVGStyle.reference(own["clip-path"]).flatMap { document[$0] }
    let mask = SVGStyle.reference(own["mask"]).flatMap { document[$0] }
    let opacity = SVGStyle.opacity(own["opacity"]) ?? 1
    let blendMode = own["mix-blend-mode"].flatMap { Self.blendModes[$0] } ?? .normal
    let isGroup = opacity < 1 || blendMode != .normal
    try canvas.saved { () throws(VectorImageError) in
      if !transform.isIdentity { try self.canvas.record(.concatenate(transform)) }
      if let clip { try self.clip(to: clip, around: element) }
      func masked() throws(VectorImageError) {
        if let mask { try self.paint(through: mask, around: element, body) } else { try body() }
      }
      guard isGroup else { return try masked() }
      try self.canvas.grouped(DrawingGroup(opacity: opacity, blendMode: blendMode), masked)
    }
  }

  /// Returns nil if the transform is degenerate.
  private func transform(_ own: SVGProperties) -> CGAffineTransform? {
    guard let text = own["transform"], text != "none" else { return .identity }
    guard let transform = CGAffineTransform(svg: text) else {
      canvas.omit("an element whose transform cannot be read")
      return nil
    }
    return transform.isInvertible && transform.magnification < 1e6 ? transform : nil
  }

  private static let blendModes: [String: CGBlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity,
  ]

  // MARK: Clips

  private func clip(to clip: SVGElement, around element: SVGElement) throws(VectorImageError) {
    guard clip.name == "clipPath" else { return }
    let own = SVGProperties(clip, document.sheet)
    var space = transform(own) ?? .identity
    if clip["clipPathUnits"] == "objectBoundingBox" {
      space = space.concatenating(try boxSpace(of: element))
    }
    var (path, rule) = (Path(), CGPathFillRule.winding)
    for shape in clip.children {
      try canvas.step()
      let (outline, own) = (outline(of: shape), SVGProperties(shape, document.sheet))
      try canvas.count(segments: outline.elements.count)
      if own["clip-rule"] ?? SVGProperties(clip, document.sheet)["clip-rule"] == "evenodd" {
        rule = .evenOdd
      }
      path.append(outline.applying(space))
    }
    try canvas.record(.clip(path, rule: rule))
    // A clip may be clipped by another one.
    if let next = SVGStyle.reference(own["clip-path"]).flatMap({ document[$0] }), next !== clip,
      SVGProperties(next, document.sheet)["clip-path"] == nil
    {
      try self.clip(to: next, around: element)
    }
  }

  /// Returns the outline of a shape, or of the shape that a `use` refers to, in the surrounding
  /// space.
  private func outline(of element: SVGElement) -> Path {
    let own = SVGProperties(element, document.sheet)
    guard own["display"] != "none", let transform = transform(own) else { return Path() }
    guard element.name == "use" else {
      return SVGShapes.path(of: element, in: view).applying(transform)
    }
    guard let target = element.reference.flatMap({ document[$0] }),
      SVGShapes.names.contains(target.name)
    else { return Path() }
    let place = CGAffineTransform(
      translationX: CGFloat(SVGLength.value(element["x"], of: view.width) ?? 0),
      y: CGFloat(SVGLength.value(element["y"], of: view.height) ?? 0)
    )
    return outline(of: target).applying(place.concatenating(transform))
  }

  // MARK: Masks

  private func paint(
    through mask: SVGElement,
    around element: SVGElement,
    _ body: () throws(VectorImageError) -> Void
  ) throws(VectorImageError) {
    guard mask.name == "mask" else { return try body() }
    let mode = canvas.mode
    let own = SVGProperties(mask, document.sheet)
    var style = SVGStyle()
    style.apply({ own[$0] }, whole: SVGShapes.diagonal(view))
    try canvas.grouped(DrawingGroup()) { () throws(VectorImageError) in
      try body()
      try self.canvas.grouped(DrawingGroup(blendMode: .destinationIn)) {
        () throws(VectorImageError) in
        self.canvas.mode = own["mask-type"] == "alpha" ? mode : .luminance
        if mask["maskContentUnits"] == "objectBoundingBox" {
          try self.canvas.record(.concatenate(try self.boxSpace(of: element)))
        }
        try self.paintChildren(of: mask, style)
        self.canvas.mode = mode
      }
    }
  }

  /// Returns the transform from the unit square to the bounding box of an element's shapes.
  func boxSpace(of element: SVGElement) throws(VectorImageError) -> CGAffineTransform {
    let box = try bounds(of: element, depth: 0)
    guard !box.isNull, box.size.width > 0, box.size.height > 0 else { return .identity }
    return CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY)
  }

  private func bounds(of element: SVGElement, depth: Int) throws(VectorImageError) -> CGRect {
    guard depth < VectorLimits.depth else { return .null }
    try canvas.step()
    let isUse = element.name == "use"
    if isUse || SVGShapes.names.contains(element.name) {
      let path = isUse ? outline(of: element) : SVGShapes.path(of: element, in: view)
      try canvas.count(segments: path.elements.count)
      return path.isEmpty ? .null : path.bounds
    }
    var whole = CGRect.null
    for child in element.children {
      guard let transform = transform(SVGProperties(child, document.sheet)) else { continue }
      let part = try bounds(of: child, depth: depth + 1)
      if !part.isNull { whole = whole.union(part.applying(transform)) }
    }
    return whole
  }
}
