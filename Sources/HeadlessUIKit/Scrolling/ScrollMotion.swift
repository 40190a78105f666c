import Foundation

/// The motion of one coordinate of the content after the finger is lifted.
///
/// [W1] After I. Lobanov's reconstruction of UIScrollView: exponential decay, then at an edge of
/// the content a critically damped spring of stiffness 100.
struct ScrollMotion {
  private static let stiffness: CGFloat = 100  // [W1]
  private static var pace: CGFloat { stiffness.squareRoot() }

  /// The decay from `start` to `rest`, until the content reaches its edge.
  private var start: CGFloat
  private var rest: CGFloat
  private var decay: CGFloat
  private var decayTime: TimeInterval = 0
  /// The edge at which the spring takes over.
  private var edge: CGFloat?
  private var edgeOffset: CGFloat = 0
  private var edgeSpeed: CGFloat = 0
  private var springTime: TimeInterval = 0

  struct Release {
    var offset: CGFloat
    /// Points per second.
    var velocity: CGFloat
    var limits: ClosedRange<CGFloat>
    var rate: CGFloat
    var bounces: Bool
    /// The distance at which it counts as arrived.
    var threshold: CGFloat
  }

  /// Where a release comes to rest without limits.
  static func rest(_ release: Release) -> CGFloat {
    release.offset + release.velocity / constant(release.rate)
  }

  /// [M] The fraction of the velocity that remains after each millisecond.
  private static func constant(_ rate: CGFloat) -> CGFloat { -1000 * log(min(rate, 0.9999)) }

  init(_ release: Release, to target: CGFloat?) {
    start = release.offset
    decay = Self.constant(release.rate)
    rest = target ?? Self.rest(release)
    let limits = release.limits
    if !limits.contains(release.offset) {
      let near = release.offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
      spring(at: near, speed: release.velocity, release)
      return
    }
    let end = min(max(rest, limits.lowerBound), limits.upperBound)
    guard abs(rest - start) > release.threshold else {
      rest = end
      return
    }
    decayTime = TimeInterval(log(abs(rest - start) / release.threshold) / decay)
    guard end != rest else { return }
    decayTime = TimeInterval(-log(1 - (end - start) / (rest - start)) / decay)
    let speed = (rest - start) * decay * exp(-decay * decayTime)
    if release.bounces { spring(at: end, speed: speed, release) } else { edge = end }
  }

  private mutating func spring(at edge: CGFloat, speed: CGFloat, _ release: Release) {
    self.edge = edge
    edgeOffset = decayTime > 0 ? 0 : release.offset - edge
    edgeSpeed = speed
    // [I] A critically damped spring moves no further than this.
    let peak = abs(speed) / Self.pace * exp(-1)
    guard max(peak, abs(edgeOffset)) > release.threshold else { return }
    // After its peak the spring approaches monotonically; bisection finds its arrival.
    var time = 1 / Self.pace
    while abs(stretch(time)) > release.threshold, time < 10 { time += 1.0 / 240 }
    springTime = time
  }

  /// The distance beyond the edge, at a time after reaching it.
  private func stretch(_ time: TimeInterval) -> CGFloat {
    let grown = edgeOffset + (edgeSpeed + Self.pace * edgeOffset) * time
    return grown * exp(-Self.pace * time)
  }

  var duration: TimeInterval { decayTime + springTime }

  /// The final position.
  var end: CGFloat { edge ?? rest }

  /// Points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    if time < decayTime { return (rest - start) * decay * exp(-decay * time) }
    let late = time - decayTime
    return (edgeSpeed + Self.pace * edgeOffset) * exp(-Self.pace * late)
      - Self.pace * stretch(late)
  }

  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    if time < decayTime { return rest - (rest - start) * exp(-decay * time) }
    return (edge ?? rest) + stretch(time - decayTime)
  }
}
