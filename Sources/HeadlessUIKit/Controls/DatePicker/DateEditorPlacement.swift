import Foundation
import Geometry

/// Where the card stands that a field of a date picker opens: pure geometry.
struct DateEditorPlacement: Hashable {
  let frame: CGRect
  /// Where the card grows from, in units of its frame.
  let anchor: CGPoint

  private static let margin: CGFloat = 8  // [I] as for menus

  /// Beside the field like a menu; over it where neither side has room.
  init(card wanted: CGSize, beside field: CGRect, in space: CGRect) {
    let room = space.insetBy(dx: Self.margin, dy: Self.margin)
    let size = CGSize(
      width: max(0, min(wanted.width, room.width)),
      height: max(0, min(wanted.height, room.height))
    )
    let beside = MenuPlacement(menu: size, beside: field, in: space)
    guard beside.menu.height < size.height else {
      (frame, anchor) = (beside.menu, beside.anchor)
      return
    }
    let y = min(max(field.midY - size.height / 2, room.minY), room.maxY - size.height)
    frame = CGRect(x: beside.menu.minX, y: y, width: size.width, height: size.height)
    let middle = (field.midY - y) / max(1, size.height)
    anchor = CGPoint(x: beside.anchor.x, y: min(max(middle, 0), 1))
  }
}
