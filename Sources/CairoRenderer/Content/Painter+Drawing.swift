internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Plays a recorded drawing.
  func paintDrawing(
    _ drawing: Drawing,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    // A clip that the drawing leaves behind does not limit what is drawn after it.
    try canvas.saving { () throws(CairoError) in
      let player = DrawingPlayer(painter: self, canvas: canvas, projection: projection)
      for command in drawing.commands {
        try player.play(command)
      }
      try player.finish()
    }
  }
}

/// The state of a recorded drawing: its target, clip and saved states.
final class DrawingPlayer {
  let painter: Painter
  /// From the layer's space to the device, whatever the drawing's own transform is.
  let base: Projection
  private(set) var canvas: Canvas
  private(set) var space: Projection
  private var saved: [Saved] = []

  /// The state that `save` or a group stores.
  private struct Saved {
    let canvas: Canvas
    let space: Projection
    let state: Canvas.State
    /// What happens to the canvas at the end of the state.
    let end: End
  }

  private enum End {
    case nothing
    case group(DrawingGroup)
    /// An alpha that multiplies everything drawn later in the same state.
    case mask(Canvas)
  }

  init(painter: Painter, canvas: Canvas, projection: Projection) {
    self.painter = painter
    self.canvas = canvas
    base = projection
    space = projection
  }

  func save() {
    saved.append(Saved(canvas: canvas, space: space, state: canvas.save(), end: .nothing))
  }

  func concatenate(_ transform: CGAffineTransform) {
    space = Projection(transform).then(space)
  }

  func begin(_ group: DrawingGroup) throws(CairoError) {
    let reach = (group.shadow?.reach ?? 0) * base.stretch
    try divert(to: canvas.visible.outset(by: Grid.reach(reach)), end: .group(group))
  }

  /// Multiplies everything up to the end of the current state by the mask's alpha.
  func mask(by shape: Canvas) throws(CairoError) {
    try divert(to: canvas.visible, end: .mask(shape))
  }

  /// Draws on a separate canvas from here on.
  private func divert(to area: PixelRect, end: End) throws(CairoError) {
    let room = area.isEmpty ? PixelRect(x: area.x, y: area.y, width: 1, height: 1) : area
    let fresh = try Canvas(room)
    saved.append(Saved(canvas: canvas, space: space, state: canvas.save(), end: end))
    canvas = fresh
  }

  /// Restores the last `save`, or ends the last group.
  func restore() throws(CairoError) {
    while let last = saved.popLast() {
      try comeBack(to: last)
      if case .mask = last.end { continue }
      return
    }
  }

  /// Ends states that the drawing left open.
  func finish() throws(CairoError) {
    while !saved.isEmpty { try restore() }
  }

  private func comeBack(to last: Saved) throws(CairoError) {
    let drawn = canvas
    canvas = last.canvas
    space = last.space
    canvas.restore(last.state)
    switch last.end {
    case .nothing: return
    case .mask(let shape):
      drawn.keep(shape)
      try canvas.lay(drawn, Painter.Compositing())
    case .group(let group):
      if let shadow = group.shadow, shadow.isVisible {
        try painter.paintShadow(shadow, of: drawn, on: canvas, through: base)
      }
      try canvas.lay(drawn, Painter.Compositing(opacity: group.opacity, mode: group.blendMode))
    }
  }
}
