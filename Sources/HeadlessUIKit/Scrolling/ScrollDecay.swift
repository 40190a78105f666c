import Foundation

/// Content that slows down after the finger is lifted, with no edge in its way.
///
/// [M] Numbers.md, scrolling: the speed falls by the deceleration rate each millisecond, the way is
/// the sum of the speeds of all milliseconds, and content that has become slow stops dead.
struct ScrollDecay {
  /// [M] Points per second, below which content stands still.
  private static let leastSpeed: CGFloat = 10

  let start: CGFloat
  /// Where it stands still.
  let end: CGFloat
  private let speed: CGFloat
  private let rate: CGFloat

  /// `speed` is in points per second.
  init(from start: CGFloat, speed: CGFloat, rate: CGFloat) {
    self.start = start
    self.speed = speed
    self.rate = Self.usable(rate)
    let excess = max(0, abs(speed) - Self.leastSpeed)
    end = start + (speed < 0 ? -excess : excess) * Self.reach(self.rate)
  }

  /// [I] As fast as content has to be to stand still at `end`.
  init(from start: CGFloat, to end: CGFloat, rate: CGFloat) {
    self.start = start
    self.end = end
    self.rate = Self.usable(rate)
    let way = end - start
    let least = way < 0 ? -Self.leastSpeed : Self.leastSpeed
    speed = way == 0 ? 0 : way / Self.reach(self.rate) + least
  }

  /// Apps use rates from 0, which stops at once, to 1, which would never stop.
  private static func usable(_ rate: CGFloat) -> CGFloat { rate.clamped(to: 0.0001...0.9999) }

  /// The seconds for which the first speed would last for the way without a stop.
  private static func reach(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  /// The share of the speed that is lost in a second, at first.
  private var loss: CGFloat { -1000 * log(rate) }

  /// The whole way if nothing stopped it.
  private var way: CGFloat { speed * Self.reach(rate) }

  var duration: TimeInterval {
    guard abs(speed) > Self.leastSpeed else { return 0 }
    return TimeInterval(log(abs(speed) / Self.leastSpeed) / loss)
  }

  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    return start + way * (1 - exp(-loss * CGFloat(time)))
  }

  /// The speed with which another decay would go on in the same way, in points per second.
  func speed(at time: TimeInterval) -> CGFloat {
    time < duration ? speed * exp(-loss * CGFloat(time)) : 0
  }

  /// How fast the offset changes, a thousandth less than the speed at the normal rate.
  func slope(at time: TimeInterval) -> CGFloat {
    way * loss * exp(-loss * CGFloat(time))
  }

  /// When it comes to an offset on its way.
  func time(at offset: CGFloat) -> TimeInterval {
    guard way != 0 else { return 0 }
    return TimeInterval(-log(1 - (offset - start) / way) / loss)
  }
}
