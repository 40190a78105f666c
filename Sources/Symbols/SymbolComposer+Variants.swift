internal import Foundation
internal import Geometry
internal import Typography

extension SymbolComposer {
  /// The symbol inside another one, which is behind it.
  func enclosed(
    _ form: SymbolForm,
    in row: SymbolRow,
    isFilled: Bool,
    through transform: CGAffineTransform
  ) throws(TypographyError) -> [SymbolNode] {
    guard let room = row.room else {
      preconditionFailure("this symbol has no room for another one")
    }
    let frame = try nodes(.row(row, isFilled: isFilled), through: transform)
      .map { $0.moved(to: .secondary) }
    let size = try nodes(form, through: .identity).bounds
    let fit = Self.fit(size, in: room)
    let inner = try nodes(form, through: fit.concatenating(transform))
    return isFilled ? frame + [.knockout(inner)] : frame + inner
  }

  /// Shrinks a symbol until its corners touch the ellipse in the room.
  private static func fit(_ box: CGRect, in room: CGRect) -> CGAffineTransform {
    let (across, down) = (box.width / room.width, box.height / room.height)
    // [I] The corners of most pictures are empty, so a box may extend slightly beyond it.
    let reach = max(across, down) * 0.55 + (across * across + down * down).squareRoot() * 0.45
    let scale = min(0.72, 1 / max(reach, 0.01))
    return CGAffineTransform(scale: scale, taking: box.middle, to: room.middle)
  }

  /// Struck through from the top left, with clearance along the stroke.
  func slashed(_ nodes: [SymbolNode], through transform: CGAffineTransform) -> [SymbolNode] {
    let box = nodes.bounds
    let half = min(max(box.width, box.height), SymbolComposer.em) / 2 * 0.92  // [I]
    let middle = box.middle
    let stroke = Path([
      .move(CGPoint(x: middle.x - half, y: middle.y - half)),
      .line(CGPoint(x: middle.x + half, y: middle.y + half)),
    ])
    let gap = pen.width + pen.clearance * 2
    return nodes.map { $0.moved(to: .secondary) } + [
      .cut([.stroke(stroke, width: gap, .primary)]),
      .stroke(stroke, width: pen.width, .primary),
    ]
  }

  /// A disc in the bottom corner with a mark cut out of it, or an empty one in the top corner.
  func badged(
    _ nodes: [SymbolNode],
    with mark: SymbolForm?,
    through transform: CGAffineTransform
  ) throws(TypographyError) -> [SymbolNode] {
    let box = nodes.bounds
    // [I] Sizes and positions chosen by eye.
    let radius: CGFloat = mark == nil ? 3.6 : 4.9
    let center =
      mark == nil
      ? CGPoint(x: box.maxX - 3.2, y: box.minY + 3.2)
      : CGPoint(x: box.maxX - 2.6, y: box.maxY - 2.8)
    let disc = CGRect(
      x: center.x - radius,
      y: center.y - radius,
      width: radius * 2,
      height: radius * 2
    )
    let room = disc.insetBy(dx: -pen.clearance, dy: -pen.clearance)
    let badge: [SymbolNode] = [
      .cut([.fill(Path(ellipseIn: room), .primary)]), .fill(Path(ellipseIn: disc), .primary),
    ]
    let under = nodes.map { $0.moved(to: .secondary) }
    guard let mark else { return under + badge }
    let lines = try self.nodes(mark, in: disc.insetBy(dx: radius * 0.42, dy: radius * 0.42))
    return under + badge + [.cut(lines)]
  }

  /// Drawn with thinner lines at the size of the box.
  private func nodes(
    _ form: SymbolForm,
    in box: CGRect
  ) throws(TypographyError) -> [SymbolNode] {
    let size = try nodes(form, through: .identity).bounds
    let scale = min(box.width / size.width, box.height / size.height)
    let placement = CGAffineTransform(scale: scale, taking: size.middle, to: box.middle)
    return try nodes(form, through: placement)
  }
}
