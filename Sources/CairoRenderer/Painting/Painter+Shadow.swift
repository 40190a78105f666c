internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws the layer's body, and below it the shadow of its outline or its alpha.
  func paintShadowAndBody(
    _ node: Node,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    guard let shadow = node.layer.shadow, shadow.isVisible else {
      return try paintBody(node, on: canvas, through: projection)
    }
    if let outline = shadow.path ?? node.layer.silhouette {
      try paintShadow(shadow, of: outline, on: canvas, through: projection)
      return try paintBody(node, on: canvas, through: projection)
    }
    let box = PixelRect(around: projection.box(Extents.body(of: node)) ?? canvas.visible.rect)
      .outset(by: 1)
    let seen = box.intersection(canvas.visible)
    // The part that casts the shadow may itself be invisible.
    let caster = box.intersection(casting(shadow, on: canvas.visible, through: projection))
    if !caster.isEmpty {
      let both = caster.union(seen)
      // If they are far apart they are drawn separately, and nothing in between.
      let isOne = seen.isEmpty || both.pixelCount <= 2 * (caster.pixelCount + seen.pixelCount)
      let body = try Canvas(isOne ? both : caster, over: canvas)
      try paintBody(node, on: body, through: projection)
      try paintShadow(shadow, of: body, on: canvas, through: projection)
      if isOne { return try canvas.lay(body, Compositing()) }
    }
    guard !seen.isEmpty else { return }
    let body = try Canvas(seen, over: canvas)
    try paintBody(node, on: body, through: projection)
    try canvas.lay(body, Compositing())
  }

  /// The pixels whose shadow may fall on those of `seen`.
  private func casting(
    _ shadow: Shadow,
    on seen: PixelRect,
    through projection: Projection
  ) -> PixelRect {
    let offset = projection.vector(shadow.offset)
    let blur = Grid.deviation(shadow.radius * projection.stretch) * Extents.deviations
    return seen.moved(x: -Grid.whole(offset.width), y: -Grid.whole(offset.height))
      .outset(by: Grid.reach(blur) + 2)
  }

  func paintShadow(
    _ shadow: Shadow,
    of outline: Path,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    let offset = projection.vector(shadow.offset)
    let moved = projection.translated(x: offset.width, y: offset.height)
    guard let box = moved.box(outline.controlBounds) else { return }
    try paintShadow(shadow, box: box, on: canvas, through: projection) { mask in
      mask.trace(outline, through: moved)
      mask.fill(with: .color(.black, opacity: 1))
    }
  }

  /// The shadow of the content of another canvas.
  func paintShadow(
    _ shadow: Shadow,
    of body: Canvas,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    let offset = projection.vector(shadow.offset)
    let (x, y) = (Grid.coordinate(offset.width), Grid.coordinate(offset.height))
    let box = body.area.rect.offsetBy(dx: x, dy: y)
    try paintShadow(shadow, box: box, on: canvas, through: projection) { mask in
      mask.paint(body, movedBy: x, y)
    }
  }

  private func paintShadow(
    _ shadow: Shadow,
    box: CGRect,
    on canvas: Canvas,
    through projection: Projection,
    _ cast: (Canvas) -> Void
  ) throws(CairoError) {
    let deviation = Grid.deviation(shadow.radius * projection.stretch)
    let margin = Grid.reach(deviation * Extents.deviations) + 1
    let area = PixelRect(around: box).outset(by: margin)
      .intersection(canvas.visible.outset(by: margin))
    guard !area.isEmpty else { return }
    let mask = try Canvas(area, format: .coverage)
    cast(mask)
    if deviation > 0 { try mask.blur(deviation: deviation, format: .coverage) }
    try canvas.clipped(to: area) {
      canvas.paint(with: .color(shadow.color, opacity: shadow.opacity), through: mask)
    }
  }
}

extension Shadow {
  var isVisible: Bool { opacity > 0 && color.alpha > 0 }

  /// The largest distance of the shadow from its caster, in points.
  var reach: Double {
    max(abs(offset.width), abs(offset.height)) + radius * Extents.deviations
  }
}

extension Layer {
  /// The outline of a layer whose body is one opaque shape.
  fileprivate var silhouette: Path? {
    guard let background, background.alpha >= 1, children.isEmpty else { return nil }
    switch content {
    case .none, .gradient: return outline
    case .image, .drawing, .text, .frozen, .mix, .pageCurl: return nil
    }
  }
}
