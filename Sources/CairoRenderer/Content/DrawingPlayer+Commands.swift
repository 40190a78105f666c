internal import Bitmap
internal import Foundation
internal import Geometry
internal import Scene

extension DrawingPlayer {
  func play(_ command: DrawingCommand) throws(CairoError) {
    guard space.isVisible || command.isStructure else { return }
    switch command {
    case .save: save()
    case .restore, .endGroup: try restore()
    case .concatenate(let transform): concatenate(transform)
    case .beginGroup(let group): try begin(group)
    case .clip(let path, let rule): clip(path, rule)
    case .clipToAlpha(let bitmap, let rect):
      let image = ImageContent(bitmap: bitmap)
      try clip { shape throws(CairoError) in
        try painter.paintImage(image, in: rect, on: shape, through: space, Painter.Compositing())
      }
    case .clipToPicture(let picture, let rect):
      try clip { shape throws(CairoError) in
        try painter.paintFrozen(picture, in: rect, on: shape, through: space)
      }
    case .fill(let path, let rule, let ink): try fill(path, rule: rule, with: ink)
    case .stroke(let path, let style, let ink):
      try stroke(path, style: style, with: ink)
    case .glyphs(let run, let origin, let ink): try glyphs(run, at: origin, ink)
    case .image(let image, let rect, let opacity, let mode):
      let look = Painter.Compositing(opacity: opacity, mode: mode)
      try painter.paintImage(image, in: rect, on: canvas, through: space, look)
    case .frozen(let frozen, let rect, let opacity):
      try begin(DrawingGroup(opacity: opacity))
      try painter.paintFrozen(frozen, in: rect, on: canvas, through: space)
      try restore()
    }
  }

  private func clip(_ path: Path, _ rule: CGPathFillRule) {
    canvas.trace(path, through: space)
    canvas.clipToPath(evenOdd: rule == .evenOdd)
  }

  /// Clips to the alpha of what `paint` draws.
  private func clip(
    toAlphaOf paint: (Canvas) throws(CairoError) -> Void
  ) throws(CairoError) {
    let area = canvas.visible
    guard !area.isEmpty else { return }
    let shape = try Canvas(area)
    try paint(shape)
    try mask(by: shape)
  }

  private func fill(_ path: Path, rule: CGPathFillRule, with ink: Ink) throws(CairoError) {
    try inked(ink, over: path.controlBounds) { canvas, source, mode in
      canvas.trace(path, through: space)
      canvas.fill(with: source, evenOdd: rule == .evenOdd, mode: mode)
    }
  }

  private func glyphs(_ run: GlyphRun, at origin: CGPoint, _ ink: Ink) throws(CairoError) {
    try inked(ink, over: run.box(at: origin)) {
      canvas,
      source,
      mode throws(CairoError) in
      canvas.trace(run, at: origin, through: space)
      guard mode == .normal, ink.antialiases else { return canvas.fill(with: source, mode: mode) }
      try canvas.fillOutlines(with: source)
    }
  }

  /// Runs `draw` with the source of the ink; `box` is the area that it may affect.
  func inked(
    _ ink: Ink,
    over box: CGRect,
    _ draw: (Canvas, Source, CGBlendMode) throws(CairoError) -> Void
  ) throws(CairoError) {
    let area = PixelRect(around: space.box(box) ?? .null).outset(by: 1)
      .intersection(canvas.visible)
    guard ink.opacity > 0, !area.isEmpty else { return }
    let source = try source(ink, over: area)
    guard ink.blendMode != .plusDarker else {
      let picture = try Canvas(area)
      try draw(picture, source, .normal)
      return try canvas.lay(picture, Painter.Compositing(mode: .plusDarker))
    }
    try canvas.antialiasing(ink.antialiases) { () throws(CairoError) in
      try draw(canvas, source, ink.blendMode)
    }
    canvas.release()
  }

  private func source(_ ink: Ink, over area: PixelRect) throws(CairoError) -> Source {
    switch ink.paint {
    case .color(let color):
      return .color(color, opacity: ink.opacity)
    case .shading(let shading):
      return try source(shading, opacity: ink.opacity, over: area)
    case .pattern(let pattern):
      return try tiles(pattern, opacity: ink.opacity)
    }
  }

  private func source(
    _ shading: Shading,
    opacity: Double,
    over area: PixelRect
  ) throws(CairoError) -> Source {
    let ramp = Ramp(
      stops: shading.stops,
      opacity: opacity,
      extendsBefore: shading.extendsBefore,
      extendsAfter: shading.extendsAfter
    )
    switch shading.form {
    case .linear(let from, let to):
      return .linear(from: from, to: to, ramp: ramp, through: space)
    case .radial(let from, let to):
      // Cairo's circles are in a space with the drawing's shape and the device's size.
      let size = space.stretch
      func sized(_ circle: Shading.Circle) -> Shading.Circle {
        let center = CGPoint(x: circle.center.x * size, y: circle.center.y * size)
        return Shading.Circle(center: center, radius: circle.radius * size)
      }
      let map = space.inverse.then(Projection(scale: size))
      return .radial(from: sized(from), to: sized(to), map: map, ramp)
    case .conic(let center, let angle):
      let direction = CGSize(width: Grid.entry(cos(angle)), height: Grid.entry(sin(angle)))
      return try .sweep(center, from: direction, ramp, over: area, through: space)
    }
  }

  private func tiles(_ pattern: Pattern, opacity: Double) throws(CairoError) -> Source {
    let bitmap = pattern.bitmap
    let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let tile = try Canvas(whole)
    try bitmap.withSurface(of: whole) { surface in
      tile.copy(surface, opacity: opacity)
    }
    let scale = 1 / pattern.scale
    let map = Projection(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: pattern.origin.x,
      ty: pattern.origin.y
    ).then(base)
    let isExact = map.isTranslation(at: 1) && Grid.isWhole(map.tx) && Grid.isWhole(map.ty)
    return .tiles(tile, map: map.inverse, isCrisp: isExact)
  }
}

extension DrawingCommand {
  /// Commands that keep the state stack balanced, even if nothing is visible.
  fileprivate var isStructure: Bool {
    switch self {
    case .save, .restore, .concatenate, .beginGroup, .endGroup: true
    case .clip, .clipToAlpha, .clipToPicture, .fill, .stroke, .image, .glyphs, .frozen: false
    }
  }
}
