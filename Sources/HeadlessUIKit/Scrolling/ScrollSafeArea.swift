import Foundation

/// How content that is not at its beginning follows the top of the safe area.
///
/// [M] If the safe area shrinks from 116 to 64 points, content at 300 moves to 352, unless a finger
/// holds it. [I] What the safe area regains moves the content back; what it never lost does not.
struct ScrollSafeArea {
  /// Nil while the safe area does not count.
  private var top: CGFloat?
  private var reserve: CGFloat = 0
  /// How far the content was moved.
  private var moved: CGFloat = 0

  /// The change of the offset for a new safe area; `room` is the way to the end of the content, nil
  /// if the content is held.
  mutating func step(to newTop: CGFloat?, reserve newReserve: CGFloat, room: CGFloat?) -> CGFloat {
    let (known, bar) = (top, newReserve - reserve)
    (top, reserve) = (newTop, newReserve)
    guard let oldTop = known, let newTop else {
      moved = 0
      return 0
    }
    guard let room else { return 0 }
    // A bar that content makes smaller or larger by being scrolled does not move it in return.
    let loss = max(0, oldTop - newTop - max(0, bar))
    let gain = max(0, newTop - oldTop - max(0, -bar))
    let step = loss > 0 ? min(loss, room) : -min(gain, moved)
    moved += step
    return step
  }
}
