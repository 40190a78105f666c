import Foundation

/// Where the bar of an edit menu stands.
struct EditMenuPlacement: Equatable {
  let frame: CGRect
  /// Where the bar grows from, in units of its frame.
  let anchor: CGPoint

  // [I] Looks like pictures of iOS 16 and 17, Numbers.md.
  static let margin: CGFloat = 8
  private static let gap: CGFloat = 8

  /// Beside its target: on the preferred side if there is room, or else on another one.
  init(size: CGSize, beside target: CGRect, in space: CGRect, arrow: UIEditMenuArrowDirection) {
    let room = space.insetBy(dx: Self.margin, dy: Self.margin)
    let sides = Side.order(for: arrow)
    let side = sides.first { $0.holds(size, beside: target, in: room) } ?? sides[0]
    let wanted = side.origin(size, beside: target)
    frame = CGRect(
      x: min(max(wanted.x, room.minX), max(room.maxX - size.width, room.minX)).rounded(),
      y: min(max(wanted.y, room.minY), max(room.maxY - size.height, room.minY)).rounded(),
      width: size.width,
      height: size.height
    )
    let across = min(max((target.midX - frame.minX) / max(size.width, 1), 0), 1)
    let down = min(max((target.midY - frame.minY) / max(size.height, 1), 0), 1)
    switch side {
    case .above: anchor = CGPoint(x: across, y: 1)
    case .below: anchor = CGPoint(x: across, y: 0)
    case .left: anchor = CGPoint(x: 1, y: down)
    case .right: anchor = CGPoint(x: 0, y: down)
    }
  }

  private enum Side {
    case above, below, left, right

    /// An arrow points from the bar to its target.
    static func order(for arrow: UIEditMenuArrowDirection) -> [Side] {
      switch arrow {
      case .automatic, .down: [.above, .below]
      case .up: [.below, .above]
      case .left: [.right, .above, .below]
      case .right: [.left, .above, .below]
      }
    }

    func origin(_ size: CGSize, beside target: CGRect) -> CGPoint {
      let (gap, middle) = (EditMenuPlacement.gap, target.midY - size.height / 2)
      let center = target.midX - size.width / 2
      return switch self {
      case .above: CGPoint(x: center, y: target.minY - gap - size.height)
      case .below: CGPoint(x: center, y: target.maxY + gap)
      case .left: CGPoint(x: target.minX - gap - size.width, y: middle)
      case .right: CGPoint(x: target.maxX + gap, y: middle)
      }
    }

    func holds(_ size: CGSize, beside target: CGRect, in room: CGRect) -> Bool {
      let origin = origin(size, beside: target)
      return switch self {
      case .above, .below: origin.y >= room.minY && origin.y + size.height <= room.maxY
      case .left, .right: origin.x >= room.minX && origin.x + size.width <= room.maxX
      }
    }
  }
}
