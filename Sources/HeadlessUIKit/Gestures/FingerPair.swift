import Foundation

/// Two fingers: how far apart they are, and which way the line between them points.
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
