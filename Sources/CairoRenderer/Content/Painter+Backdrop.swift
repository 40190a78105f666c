internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Frosted glass: what stands below, blurred and toned, inside the layer's rounded bounds.
  func paintBackdrop(
    _ blur: BackdropBlur,
    of layer: Layer,
    on canvas: Canvas,
    from below: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    guard let box = projection.box(layer.bounds) else { return }
    let deviation = blur.deviation * projection.stretch
    let margin = Int((deviation * Extents.deviations).rounded(.up))
    let glass = PixelRect(around: box).intersection(canvas.visible)
    // At the edge of what there is, the border's own colours go on.
    let area = glass.outset(by: margin).intersection(below.ground)
    guard !glass.isEmpty, !area.isEmpty else { return }
    let picture = try below.seenThrough(area)
    if deviation > 0 { try picture.blur(deviation: deviation, clamping: true) }
    picture.tone(blur.toning)
    if blur.tint.alpha > 0 { picture.paint(with: .color(blur.tint, opacity: 1)) }
    canvas.trace(layer.outline, through: projection)
    canvas.fill(with: .canvas(picture))
    canvas.release()
  }
}
