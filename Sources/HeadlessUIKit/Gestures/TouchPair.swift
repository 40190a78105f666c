import Foundation

/// Two fingers: their distance and the direction of the line between them.
struct TouchPair {
  let length: CGFloat
  let angle: CGFloat

  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].windowLocation, touches[1].windowLocation)
    length = a.distance(to: b)
    angle = atan2(b.y - a.y, b.x - a.x)
  }
}
