import Foundation

/// The motion of one coordinate of the content after the finger is lifted: it slows down, and at an
/// edge of the content it bounces.
struct ScrollMotion {
  private let decay: ScrollDecay
  /// When it stands still or reaches its edge.
  private var decayTime: TimeInterval
  /// The edge at which it stops or bounces.
  private var edge: CGFloat?
  private var bounce: ScrollBounce?
  private var bounceTime: TimeInterval = 0

  struct Release {
    var offset: CGFloat
    /// Points per second.
    var velocity: CGFloat
    var limits: ClosedRange<CGFloat>
    var rate: CGFloat
    var bounces: Bool
    /// The distance at which it counts as arrived at its edge.
    var threshold: CGFloat
  }

  init(_ release: Release, to target: CGFloat?) {
    let (start, rate) = (release.offset, release.rate)
    decay =
      target.map { ScrollDecay(from: start, to: $0, rate: rate) }
      ?? ScrollDecay(from: start, speed: release.velocity, rate: rate)
    guard release.limits.contains(start) else {
      decayTime = 0
      // A target that was chosen is reached from beyond an edge, too.
      let near = (target ?? start).clamped(to: release.limits)
      enter(near, stretch: start - near, speed: release.velocity, release)
      return
    }
    decayTime = decay.duration
    let end = decay.end.clamped(to: release.limits)
    guard end != decay.end else { return }
    decayTime = decay.time(at: end)
    edge = end
    if release.bounces { enter(end, stretch: 0, speed: decay.slope(at: decayTime), release) }
  }

  private mutating func enter(
    _ edge: CGFloat,
    stretch: CGFloat,
    speed: CGFloat,
    _ release: Release
  ) {
    let bounce = ScrollBounce(stretch: stretch, speed: speed)
    self.edge = edge
    self.bounce = bounce
    bounceTime = bounce.duration(within: release.threshold)
  }

  var duration: TimeInterval { decayTime + bounceTime }

  /// The final position.
  var end: CGFloat { edge ?? decay.end }

  /// The velocity with which a release would go on in the same way, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    if time < decayTime { return decay.speed(at: time) }
    return bounce?.speed(at: time - decayTime) ?? 0
  }

  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    if time < decayTime { return decay.offset(at: time) }
    return end + (bounce?.stretch(at: time - decayTime) ?? 0)
  }
}
