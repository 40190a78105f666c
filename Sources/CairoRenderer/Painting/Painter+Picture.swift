internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws a layer at its exact position, on a separate canvas only if that makes a difference.
  func paintDirect(
    _ node: Node,
    on canvas: Canvas,
    through projection: Projection,
    _ look: Compositing
  ) throws(CairoError) {
    let layer = node.layer
    if look.mode == .normal, let fill = layer.soleFill {
      try paintFill(fill, of: layer, on: canvas, through: projection, opacity: look.opacity)
    } else if look.isPlain, !layer.needsOwnPicture {
      try paintPicture(node, on: canvas, below: canvas, through: projection)
    } else {
      let area = area(of: node, on: canvas, through: projection)
      guard !area.isEmpty else { return }
      let picture = try Canvas(area, over: canvas)
      try paintPicture(node, on: picture, below: canvas, through: projection)
      try canvas.lay(picture, look)
    }
  }

  /// The pixels of a node's picture that are visible or that a blur makes visible.
  func area(
    of node: Node,
    on canvas: Canvas,
    through projection: Projection
  ) -> PixelRect {
    let box = projection.box(Extents.picture(of: node)) ?? canvas.visible.rect
    let blurs = Extents.blurReach(node.layer.effects) * projection.stretch
    let reach = min(blurs, Grid.deviation(.infinity) * Extents.deviations)
    return PixelRect(around: box).outset(by: 1)
      .intersection(canvas.visible.outset(by: Grid.reach(reach)))
  }

  /// Draws everything that makes up a layer's picture, on its own canvas or its parent's.
  ///
  /// On the parent's canvas only operations that a rectangular clip allows may be used.
  func paintPicture(
    _ node: Node,
    on canvas: Canvas,
    below: Canvas?,
    through projection: Projection
  ) throws(CairoError) {
    let layer = node.layer
    if let below, let blur = layer.backdropBlur {
      try paintBackdrop(blur, of: layer, on: canvas, from: below, through: projection)
    }
    guard layer.clipsToBounds, !layer.keepsInside else {
      try paintShadowAndBody(node, on: canvas, through: projection)
      return try finish(layer, on: canvas, through: projection)
    }
    if layer.cornerRadii.isZero, let inside = projection.wholePixels(layer.bounds) {
      try canvas.clipped(to: inside) { () throws(CairoError) in
        try paintShadowAndBody(node, on: canvas, through: projection)
      }
    } else {
      let box = PixelRect(around: projection.box(layer.bounds) ?? .null)
      let area = canvas.visible.intersection(box)
      guard !area.isEmpty else { return }
      let whole = try Canvas(area, over: canvas)
      try paintShadowAndBody(node, on: whole, through: projection)
      try whole.keepInside { $0.trace(layer.outline, through: projection) }
      try canvas.lay(whole, Compositing())
    }
    try finish(layer, on: canvas, through: projection)
  }

  /// Mask and effects, on a separate canvas.
  private func finish(
    _ layer: Layer,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    if let mask = layer.mask {
      let shape = try Canvas(canvas.area)
      try paint(PlacedNode(mask), on: shape, through: projection)
      canvas.keep(shape)
    }
    for effect in layer.effects {
      switch effect {
      case .blur(let deviation):
        try canvas.blur(deviation: Grid.deviation(deviation * projection.stretch))
      case .toning(let toning): canvas.tone(toning)
      case .multiply(let color): canvas.multiply(by: color)
      case .backdropBlur: continue
      }
    }
  }

  /// Background, content, children and border.
  func paintBody(
    _ node: Node,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    let layer = node.layer
    if let color = layer.background {
      try paintFill(color, of: layer, on: canvas, through: projection)
    }
    try paintContent(layer, on: canvas, through: projection)
    if !layer.children.isEmpty {
      try paint(layer.placedChildren, on: canvas, through: projection)
    }
    try paintBorder(layer, on: canvas, through: projection)
  }

  private func paintFill(
    _ color: Color,
    of layer: Layer,
    on canvas: Canvas,
    through projection: Projection,
    opacity: Double = 1
  ) throws(CairoError) {
    guard color.alpha > 0 else { return }
    try canvas.antialiasing(layer.antialiasesEdges || !layer.cornerRadii.isZero) {
      canvas.trace(layer.outline, through: projection)
      canvas.fill(with: .color(color, opacity: opacity))
    }
  }

  private func paintBorder(
    _ layer: Layer,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    guard let border = layer.border, border.width > 0, border.color.alpha > 0 else { return }
    try canvas.antialiasing(layer.antialiasesEdges || !layer.cornerRadii.isZero) {
      canvas.trace(layer.outline, through: projection)
      canvas.trace(layer.outline(inset: border.width), through: projection)
      canvas.fill(with: .color(border.color, opacity: 1), evenOdd: true)
    }
  }
}

extension Canvas {
  /// Draws a layer's finished picture.
  func lay(_ picture: Canvas, _ look: Painter.Compositing) throws(CairoError) {
    guard look.mode == .plusDarker else {
      return try clipped(to: picture.area) {
        paint(with: .canvas(picture), opacity: look.opacity, mode: look.mode)
      }
    }
    try darken(with: picture, opacity: look.opacity)
  }
}

extension Layer {
  /// The colour of a layer that is only a filled shape.
  var soleFill: Color? {
    guard content == .none, children.isEmpty, border == nil, shadow == nil, mask == nil,
      effects.isEmpty
    else { return nil }
    return background
  }

  /// Whether the layer's parts must be combined before they are blended with what is below.
  var needsOwnPicture: Bool {
    mask != nil
      || effects.contains {
        switch $0 {
        case .blur, .toning, .multiply: true
        case .backdropBlur: false
        }
      }
  }

  var backdropBlur: BackdropBlur? {
    for case .backdropBlur(let blur) in effects { return blur }
    return nil
  }

  /// Whether nothing of the layer can be outside its rounded bounds.
  var keepsInside: Bool {
    guard children.isEmpty, shadow == nil else { return false }
    switch content {
    case .none, .gradient: return true
    case .image, .drawing, .text, .frozen, .mix, .pageCurl: return false
    }
  }
}

extension Projection {
  /// A rectangle's pixels, if its edges fall on whole pixels.
  func wholePixels(_ rect: CGRect) -> PixelRect? {
    guard keepsAxes, let box = box(rect) else { return nil }
    let isWhole = [box.minX, box.minY, box.maxX, box.maxY].allSatisfy(Grid.isWhole)
    return isWhole ? PixelRect(around: box) : nil
  }
}
