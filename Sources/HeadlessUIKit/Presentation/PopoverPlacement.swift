import Foundation
import Geometry

/// The position of a popover and the direction of its arrow: pure geometry.
struct PopoverPlacement: Hashable {
  // [I] Close to what iOS 13 draws.
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 26
  static let cornerRadius: CGFloat = 13

  /// The panel with its arrow, in the container.
  var frame: CGRect
  var arrow: UIPopoverArrowDirection
  /// The arrow's centre along its edge, in the panel.
  var tip: CGFloat
  /// The insets of a custom background.
  let insets: UIEdgeInsets
  private let height: CGFloat

  /// The first permitted side with enough room, in the order up, down, left, right; otherwise the
  /// one with most room.
  ///
  /// [W] If no side is permitted, it has no arrow and covers its source. [D] One that overlaps its
  /// source keeps its size where there is too little room.
  init(
    content: CGSize,
    beside source: CGRect,
    in space: CGRect,
    permitted: UIPopoverArrowDirection,
    overlaps: Bool = false,
    insets: UIEdgeInsets = .zero,
    arrowHeight height: CGFloat = Self.arrowHeight
  ) {
    self.insets = insets
    self.height = permitted.isEmpty ? 0 : height
    let content = CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom
    )
    guard !permitted.isEmpty else {
      let size = CGSize(
        width: min(content.width, space.width),
        height: min(content.height, space.height)
      )
      arrow = []
      frame = Self.centered(size, on: source, in: space)
      tip = size.height / 2
      return
    }
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = sides.filter { permitted.contains($0) }
    let candidates = allowed.isEmpty ? sides : allowed
    func spare(_ side: UIPopoverArrowDirection) -> CGFloat {
      Self.room(beside: source, in: space, for: side) - Self.length(content, side) - height
    }
    arrow =
      candidates.first { spare($0) >= 0 }
      ?? candidates.max { spare($0) < spare($1) } ?? .up
    let isUpright = arrow == .up || arrow == .down
    let isTight = overlaps && spare(arrow) < 0
    let whole = isUpright ? space.height : space.width
    let room = max((isTight ? whole : Self.room(beside: source, in: space, for: arrow)) - height, 0)
    let size = CGSize(
      width: min(content.width, isUpright ? space.width : room),
      height: min(content.height, isUpright ? room : space.height)
    )
    let beside = Self.frame(of: size, beside: source, in: space, arrow, height)
    frame = isTight ? Self.moved(beside, into: space) : beside
    tip = isUpright ? source.midX - frame.minX : source.midY - frame.minY
  }

  private static func room(
    beside source: CGRect,
    in space: CGRect,
    for arrow: UIPopoverArrowDirection
  ) -> CGFloat {
    switch arrow {
    case .up: space.maxY - source.maxY
    case .down: source.minY - space.minY
    case .left: space.maxX - source.maxX
    default: source.minX - space.minX
    }
  }

  private static func length(_ size: CGSize, _ arrow: UIPopoverArrowDirection) -> CGFloat {
    arrow == .up || arrow == .down ? size.height : size.width
  }

  private static func frame(
    of size: CGSize,
    beside source: CGRect,
    in space: CGRect,
    _ arrow: UIPopoverArrowDirection,
    _ height: CGFloat
  ) -> CGRect {
    let middle = centered(size, on: source, in: space)
    let (x, y) = (middle.minX, middle.minY)
    let (long, wide) = (size.height + height, size.width + height)
    return switch arrow {
    case .up: CGRect(x: x, y: source.maxY, width: size.width, height: long)
    case .down: CGRect(x: x, y: source.minY - long, width: size.width, height: long)
    case .left: CGRect(x: source.maxX, y: y, width: wide, height: size.height)
    default: CGRect(x: source.minX - wide, y: y, width: wide, height: size.height)
    }
  }

  private static func moved(_ frame: CGRect, into space: CGRect) -> CGRect {
    CGRect(
      x: max(min(frame.minX, space.maxX - frame.width), space.minX),
      y: max(min(frame.minY, space.maxY - frame.height), space.minY),
      width: frame.width,
      height: frame.height
    )
  }

  /// As far as it stays in the space.
  private static func centered(
    _ size: CGSize,
    on source: CGRect,
    in space: CGRect
  ) -> CGRect {
    CGRect(
      x: min(max(source.midX - size.width / 2, space.minX), space.maxX - size.width),
      y: min(max(source.midY - size.height / 2, space.minY), space.maxY - size.height),
      width: size.width,
      height: size.height
    )
  }

  /// The part of the panel that the content fills.
  var contentFrame: CGRect { bodyFrame.inset(by: insets) }

  /// The panel without its arrow.
  var bodyFrame: CGRect {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return switch arrow {
    case .up: bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0))
    default: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height))
    }
  }
}
