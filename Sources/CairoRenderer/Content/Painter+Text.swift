internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  func paintText(
    _ runs: TextRuns,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    for decoration in runs.decorations where decoration.isBehindGlyphs {
      paint(decoration, on: canvas, through: projection)
    }
    for run in runs.runs {
      if let shadow = run.shadow, shadow.isVisible {
        try paintShadow(shadow, of: run, on: canvas, through: projection)
      }
      try paint(run, on: canvas, through: projection)
    }
    for decoration in runs.decorations where !decoration.isBehindGlyphs {
      paint(decoration, on: canvas, through: projection)
    }
  }

  /// Fills the whole run at once, so that overlapping glyphs of a translucent colour do not add up.
  private func paint(
    _ run: TextRuns.Run,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    canvas.trace(run.glyphs, at: run.origin, through: projection)
    try canvas.fillOutlines(with: .color(run.color, opacity: 1))
    try paintPictures(of: run, on: canvas, through: projection)
    guard let outline = run.outline, outline.width > 0 else { return }
    canvas.trace(run.glyphs, at: run.origin, through: projection)
    canvas.stroke(
      StrokeStyle(width: outline.width),
      through: projection,
      with: .color(outline.color, opacity: 1)
    )
  }

  private func paintPictures(
    of run: TextRuns.Run,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    let look = Compositing(opacity: run.color.alpha)
    for (image, frame) in run.placedPictures {
      try paintImage(image, in: frame, on: canvas, through: projection, look)
    }
  }

  private func paint(
    _ decoration: TextRuns.Decoration,
    on canvas: Canvas,
    through projection: Projection
  ) {
    canvas.trace(Path(rect: decoration.rect), through: projection)
    canvas.fill(with: .color(decoration.color, opacity: 1))
  }

  private func paintShadow(
    _ shadow: Shadow,
    of run: TextRuns.Run,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    let reach = Grid.reach(shadow.reach * projection.stretch)
    let ink = projection.box(Extents.ink(of: run)) ?? .null
    let area = PixelRect(around: ink).outset(by: 1)
      .intersection(canvas.visible.outset(by: reach))
    guard !area.isEmpty else { return }
    let glyphs = try Canvas(area)
    glyphs.trace(run.glyphs, at: run.origin, through: projection)
    try glyphs.fillOutlines(with: .color(.black, opacity: run.color.alpha))
    try paintPictures(of: run, on: glyphs, through: projection)
    try paintShadow(shadow, of: glyphs, on: canvas, through: projection)
  }
}
