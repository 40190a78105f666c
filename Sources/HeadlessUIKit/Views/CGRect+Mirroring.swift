import Foundation

extension CGRect {
  /// As far from the other side of the room, where leading and trailing are swapped.
  func mirrored(in room: CGRect) -> CGRect { mirrored(between: room.minX, and: room.maxX) }

  func mirrored(between left: CGFloat, and right: CGFloat) -> CGRect {
    var frame = self
    frame.origin.x = left + right - maxX
    return frame
  }
}
