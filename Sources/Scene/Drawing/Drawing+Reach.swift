package import Foundation
internal import Geometry

extension Drawing {
  /// Whether it surely paints nothing outside of a rectangle; its clips do not count.
  package func stays(inside rect: CGRect) -> Bool {
    // What rounding adds is not seen.
    let room = rect.insetBy(dx: -0.01, dy: -0.01)
    var space = CGAffineTransform.identity
    var saved: [CGAffineTransform] = []
    for command in commands {
      switch command {
      case .save: saved.append(space)
      case .beginGroup(let group):
        guard group.shadow == nil else { return false }
        saved.append(space)
      case .restore, .endGroup: space = saved.popLast() ?? space
      case .concatenate(let transform): space = transform.concatenating(space)
      case .clip, .clipToAlpha, .clipToPicture: continue
      case .fill, .stroke, .image, .glyphs, .frozen:
        guard command.paints(inside: room, through: space) else { return false }
      }
    }
    return true
  }
}

extension DrawingCommand {
  fileprivate func paints(inside room: CGRect, through space: CGAffineTransform) -> Bool {
    func holds(_ box: CGRect) -> Bool { box.isNull || room.contains(box.applying(space)) }
    switch self {
    case .save, .restore, .concatenate, .clip, .clipToAlpha, .clipToPicture, .beginGroup,
      .endGroup:
      return true
    case .fill(let path, _, _):
      return holds(path.controlBounds) || holds(path.bounds)
    case .stroke(let path, let style, _):
      // The outline is known only after some work.
      return holds(path.controlBounds.insetBy(dx: -style.reach, dy: -style.reach))
        || holds(style.outline(of: path).bounds)
    case .image(let image, let rect, _, _):
      return holds(image.frame(in: rect))
    case .frozen(_, let rect, _):
      return holds(rect)
    case .glyphs(let run, let origin, _):
      return holds(run.box(at: origin))
    }
  }
}

extension StrokeStyle {
  /// Without dashes, which lie in it.
  fileprivate func outline(of path: Path) -> Path {
    path.stroked(
      width: CGFloat(width),
      cap: cap,
      join: join,
      miterLimit: CGFloat(miterLimit)
    )
  }
}
