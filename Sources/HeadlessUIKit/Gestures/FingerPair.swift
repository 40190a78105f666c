import Foundation

/// Two fingers: their distance and the direction of the line between them.
struct FingerPair {
  let length: CGFloat
  let angle: CGFloat

  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].place, touches[1].place)
    length = a.distance(to: b)
    angle = atan2(b.y - a.y, b.x - a.x)
  }
}
