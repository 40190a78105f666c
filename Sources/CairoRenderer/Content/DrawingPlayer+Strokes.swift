internal import Foundation
internal import Geometry
internal import Scene

extension DrawingPlayer {
  func stroke(_ path: Path, style: StrokeStyle, with ink: Ink) throws(CairoError) {
    guard style.width > 0 else { return }
    let box = path.controlBounds.insetBy(dx: -style.width * 8, dy: -style.width * 8)
    let pieces = Pieces(of: path, style, through: space)
    try inked(ink, over: box) { canvas, source, mode in
      canvas.trace(pieces.path, through: space)
      if pieces.isOutline {
        canvas.fill(with: source, mode: mode)
      } else {
        canvas.stroke(pieces.style, through: space, with: source, mode: mode)
      }
    }
  }
}

/// The path that Cairo draws for a stroke; Cairo is not exact on curves.
private struct Pieces {
  /// [I] More than there are pixels along any screen: no line shows as many dashes.
  private static let mostDashes = 100_000.0

  private(set) var path: Path
  private(set) var style: StrokeStyle
  /// Whether the path is filled instead of stroked.
  private(set) var isOutline = false

  init(of path: Path, _ style: StrokeStyle, through map: Projection) {
    (self.path, self.style) = (path, style)
    let scale = map.stretch
    guard scale > 0, scale.isFinite else { return }
    // Cairo judges the miter limit by the angles on screen.
    let hasOtherAngles = style.join == .miter && !map.keepsAngles && path.hasCorners
    guard path.hasCurves || hasOtherAngles else { return }
    cutDashes(longerThan: 0.5 / scale)
    // Nobody sees how a pen of one pixel turns.
    let isTight = style.width * scale > 1.5 && self.path.bendsTighter(than: style.width)
    // What is left for the last dash may be so short that Cairo's grid decides where it points to.
    let hasStubs = !style.dash.isEmpty && self.path.hasSubpath(shorterThan: style.width / 16)
    guard self.style.dash.isEmpty, isTight || hasStubs || hasOtherAngles else { return }
    self.path = self.path.swept(
      width: style.width,
      cap: style.cap,
      join: style.join,
      miterLimit: style.miterLimit,
      tolerance: 0.03 / scale
    )
    isOutline = true
  }

  /// Cuts dashes on the curve: Cairo ends them on its chords, which differ in bends.
  ///
  /// Dots are kept, since they have no direction. A line of too many dashes is solid: most of it is
  /// outside the picture.
  private mutating func cutDashes(longerThan shortest: Double) {
    let round = style.dash.reduce(0, +)
    guard round > 0, path.reach / round < Self.mostDashes else { return style.dash = [] }
    let drawn = stride(from: 0, to: style.dash.count, by: style.dash.count % 2 == 0 ? 2 : 1)
    guard !style.dash.isEmpty, drawn.allSatisfy({ style.dash[$0] > shortest }) else { return }
    path = path.dashed(phase: style.dashPhase, lengths: style.dash.map { CGFloat($0) })
    style.dash = []
  }
}
