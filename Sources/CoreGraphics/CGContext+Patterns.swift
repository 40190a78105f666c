public import Foundation
import Geometry
import Scene
import VirtualTime

/// A pattern as the colour of a state.
struct PatternPaint {
  let pattern: CGPattern
  let cell: [DrawingCommand]
  /// [D] A pattern with colours of its own has the alpha alone as component.
  let alpha: Double
}

extension CGContext {
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    guard !ignoresColors else { return }
    state.fillPattern = paint(pattern, colorComponents, in: state.fillSpace)
  }

  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    guard !ignoresColors else { return }
    state.strokePattern = paint(pattern, colorComponents, in: state.strokeSpace)
  }

  /// Moves the cells of patterns.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  private func paint(
    _ pattern: CGPattern,
    _ components: UnsafePointer<CGFloat>,
    in space: CGColorSpace
  ) -> PatternPaint {
    guard !pattern.isColored else {
      let cell = pattern.cell(scale: scale, color: nil)
      return PatternPaint(pattern: pattern, cell: cell, alpha: Double(components[0]))
    }
    let color = CGColor(colorSpace: space.baseColorSpace ?? space, components: components)
    let cell = pattern.cell(scale: scale, color: color)
    return PatternPaint(pattern: pattern, cell: cell, alpha: 1)
  }

  /// The cells of a colour's pattern.
  func paint(_ pattern: CGPattern, of color: CGColor) -> PatternPaint {
    let own = pattern.isColored ? nil : CGColor(color.value)
    let cell = pattern.cell(scale: scale, color: own)
    let alpha = pattern.isColored ? Double(color.alpha) : 1
    return PatternPaint(pattern: pattern, cell: cell, alpha: alpha)
  }

  /// Fills a path of the current space with cells, which the current transform does not move.
  func paint(_ paint: PatternPaint, inside path: Path, _ rule: CGPathFillRule) {
    let pattern = paint.pattern
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width,
      y: state.patternPhase.height
    )
    let placed = pattern.matrix.concatenating(phase)
      .concatenating(pattern.space(in: patternSpace))
    guard placed.isInvertible, state.transform.isInvertible else { return }
    let toCurrent = placed.concatenating(state.transform.inverted())
    let visible = path.controlBounds.intersection(boundingBoxOfClipPath)
    guard !visible.isEmpty else { return }
    let area = visible.applying(toCurrent.inverted())
    let group = DrawingGroup(opacity: state.alpha * paint.alpha, blendMode: state.blendMode)
    record(.beginGroup(group))
    record(.save)
    record(.clip(path, rule: rule))
    record(.concatenate(toCurrent))
    tile(paint.cell, at: Tiles(of: pattern.bounds, steps: pattern.steps, over: area))
    record(.restore)
    record(.endGroup)
  }

  /// Repeats the commands, each time clipped to the tile.
  func tile(_ commands: [DrawingCommand], at tiles: Tiles) {
    guard tiles.count <= Tiles.limit else {
      StageCore.ambient.warnOnce(
        "CGContext",
        "a pattern has more than \(Tiles.limit) cells, and is not drawn",
        remedy: "draw several of them in one larger cell"
      )
      return
    }
    for offset in tiles.offsets {
      record(.save)
      record(.concatenate(offset))
      record(.clip(Path(rect: tiles.bounds), rule: .winding))
      commands.forEach(record)
      record(.restore)
    }
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool {
    let area = a * d - b * c
    return area.isFinite && area != 0 && tx.isFinite && ty.isFinite
  }
}
