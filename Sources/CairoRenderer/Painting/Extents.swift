internal import Foundation
internal import Geometry
internal import Scene

/// Upper bounds for the areas that pictures cover, in the space of their owner.
enum Extents {
  /// Beyond this many deviations a Gaussian is below half a level.
  static let deviations = 3.5

  /// Everything a layer may draw.
  static func picture(of node: Node) -> CGRect {
    let layer = node.layer
    var rect = body(of: node)
    if let shadow = layer.shadow, shadow.isVisible {
      let caster = shadow.path?.controlBounds ?? rect
      let reach = min(Grid.far, shadow.radius * deviations)
      let cast = caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -reach, dy: -reach)
      rect = rect.union(cast)
    }
    if layer.clipsToBounds { rect = rect.intersection(layer.bounds) }
    let reach = blurReach(layer.effects)
    return rect.isNull ? rect : rect.insetBy(dx: -reach, dy: -reach)
  }

  /// Background, content, children and border.
  static func body(of node: Node) -> CGRect {
    let layer = node.layer
    var rect = layer.paintsBounds ? layer.bounds : .null
    rect = rect.union(content(of: layer))
    for child in layer.unorderedChildren {
      rect = rect.union(projected(picture(of: child.node), by: Projection(child.matrix)))
    }
    return rect
  }

  static func blurReach(_ effects: [Effect]) -> Double {
    let reach = effects.reduce(0) { reach, effect in
      if case .blur(let deviation) = effect { reach + deviation * deviations } else { reach }
    }
    return min(Grid.far, reach)
  }

  /// A rectangle's image; everything if a part of it is behind the eye.
  static func projected(_ rect: CGRect, by projection: Projection) -> CGRect {
    guard !rect.isNull else { return .null }
    let far = Grid.far
    return projection.box(rect)
      ?? CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)
  }
}

extension Extents {
  private static func content(of layer: Layer) -> CGRect {
    switch layer.content {
    case .none: .null
    case .gradient, .frozen, .mix: layer.bounds
    case .image(let image): layer.bounds.union(image.frame(in: layer.bounds))
    case .drawing(let drawing): self.drawing(drawing)
    case .text(let runs): text(runs)
    case .pageCurl(let curl): curl.reach(in: layer.bounds)
    }
  }

  static func text(_ runs: TextRuns) -> CGRect {
    var rect = CGRect.null
    for decoration in runs.decorations { rect = rect.union(decoration.rect) }
    for run in runs.runs {
      var ink = self.ink(of: run)
      if let outline = run.outline { ink = ink.insetBy(dx: -outline.width, dy: -outline.width) }
      rect = rect.union(ink)
      if let shadow = run.shadow { rect = rect.union(ink.reached(by: shadow)) }
    }
    return rect
  }

  /// Glyphs and pictures.
  static func ink(of run: TextRuns.Run) -> CGRect {
    run.placedPictures.reduce(run.glyphs.box(at: run.origin)) { $0.union($1.frame) }
  }

  static func drawing(_ drawing: Drawing) -> CGRect {
    var space = CGAffineTransform.identity
    var saved: [CGAffineTransform] = []
    var rect = CGRect.null
    for command in drawing.commands {
      switch command {
      case .save, .beginGroup: saved.append(space)
      case .restore, .endGroup: space = saved.popLast() ?? space
      case .concatenate(let transform): space = transform.concatenating(space)
      case .clip, .clipToAlpha, .clipToPicture: continue
      case .fill, .stroke, .image, .glyphs, .frozen:
        rect = rect.union(command.ink.map { projected($0, by: Projection(space)) } ?? .null)
      }
    }
    return drawing.groupShadows.reduce(rect) { $0.union(rect.reached(by: $1)) }
  }
}

extension CGRect {
  fileprivate func reached(by shadow: Shadow) -> CGRect {
    insetBy(dx: -shadow.reach, dy: -shadow.reach)
  }
}

extension Drawing {
  fileprivate var groupShadows: [Shadow] {
    commands.compactMap { command in
      if case .beginGroup(let group) = command { group.shadow } else { nil }
    }
  }
}

extension DrawingCommand {
  /// What a command may paint, in the space of the current transform.
  fileprivate var ink: CGRect? {
    switch self {
    case .save, .restore, .concatenate, .clip, .clipToAlpha, .clipToPicture, .beginGroup,
      .endGroup:
      return nil
    case .fill(let path, _, _):
      return path.controlBounds
    case .stroke(let path, let style, _):
      return path.controlBounds.insetBy(dx: -style.reach, dy: -style.reach)
    case .image(let image, let rect, _, _):
      return rect.union(image.frame(in: rect))
    case .glyphs(let run, let origin, _):
      return run.box(at: origin)
    case .frozen(_, let rect, _):
      return rect
    }
  }
}

extension Layer {
  /// Whether it paints on its bounds.
  fileprivate var paintsBounds: Bool {
    background != nil || border != nil || backdropBlur != nil
  }
}
