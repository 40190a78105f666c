import Foundation
import Geometry

/// Where an open menu stands, and the preview of what it belongs to.
struct MenuPlacement: Equatable {
  /// The menu's frame.
  let menu: CGRect
  /// The preview's frame; nil without one.
  let preview: CGRect?
  /// Where the menu grows from, in units of its frame.
  let anchor: CGPoint

  // [I] Measured on pictures of iOS 16 and 17.
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 8
  private static let previewGap: CGFloat = 16

  /// Beside a control: below it, or above where there is more room.
  init(menu size: CGSize, beside source: CGRect, in space: CGRect) {
    let (below, above) = (
      space.maxY - source.maxY - Self.gap - Self.margin,
      source.minY - space.minY - Self.gap - Self.margin
    )
    let isBelow = size.height <= below || below >= above
    let height = max(min(size.height, isBelow ? below : above), 0)
    let y = isBelow ? source.maxY + Self.gap : source.minY - Self.gap - height
    let x = Self.x(width: size.width, over: source, in: space)
    menu = CGRect(x: x, y: y, width: size.width, height: height)
    preview = nil
    anchor = CGPoint(
      x: min(max((source.midX - x) / max(size.width, 1), 0), 1),
      y: isBelow ? 0 : 1
    )
  }

  /// Below a preview, which moves up and shrinks where there is no room.
  init(menu size: CGSize, under source: CGRect, preview wanted: CGSize, in space: CGRect) {
    let room = space.insetBy(dx: Self.margin, dy: Self.margin)
    let gap = size.height > 0 ? Self.previewGap : 0
    // The preview keeps a third of the room if it needs it.
    let menuHeight = min(size.height, room.height - gap - min(wanted.height, room.height / 3))
    let most = CGSize(width: room.width, height: max(room.height - menuHeight - gap, 1))
    let scale = min(
      1,
      most.width / max(wanted.width, 1),
      most.height / max(wanted.height, 1)
    )
    let shown = CGSize(width: wanted.width * scale, height: wanted.height * scale)
    let lowest = room.maxY - menuHeight - gap - shown.height
    let x = min(
      max(source.midX - shown.width / 2, room.minX),
      max(room.maxX - shown.width, room.minX)
    )
    let y = max(min(source.midY - shown.height / 2, lowest), room.minY)
    let preview = CGRect(x: x, y: y, width: shown.width, height: shown.height)
    // The menu is flush with the preview's edge that is nearer to the screen's.
    let isLeading = source.midX <= space.midX
    let flush = isLeading ? preview.minX : preview.maxX - size.width
    let menuX = min(max(flush, room.minX), max(room.maxX - size.width, room.minX))
    self.preview = preview
    menu = CGRect(x: menuX, y: preview.maxY + gap, width: size.width, height: menuHeight)
    anchor = CGPoint(x: min(max((preview.midX - menuX) / max(size.width, 1), 0), 1), y: 0)
  }

  /// Flush with the control's edge that is nearer to the screen's, centred in the middle third.
  private static func x(width: CGFloat, over source: CGRect, in space: CGRect) -> CGFloat {
    let wanted =
      switch (source.midX - space.minX) / max(space.width, 1) {
      case ..<(1 / 3): source.minX
      case ...(2 / 3): source.midX - width / 2
      default: source.maxX - width
      }
    let (low, high) = (space.minX + margin, space.maxX - margin - width)
    return min(max(wanted, low), max(high, low))
  }
}
