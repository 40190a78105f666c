/// Maps wall time to timeline time by moves: play, hold, reverse, scrub, finish, cancel.
///
/// A property animator or an interactive transition, as data. The moves follow each other on the
/// wall clock; each starts where the last one left the timeline, which stays in 0…span.
public struct TimeMap: Hashable, Sendable {
  public enum Move: Hashable, Sendable {
    /// Runs at `rate`; backwards if negative.
    case play(rate: Double, for: Instant)
    case hold(for: Instant)
    /// Follows a finger: linear between samples, whose times are relative to the move.
    case scrub([Sample])
    /// Moves to a fraction of the span on a curve.
    case glide(to: Double, over: Instant, curve: Curve)
  }

  /// A sample of the finger's position.
  public struct Sample: Hashable, Codable, Sendable {
    public var time: Instant
    public var fraction: Double

    public init(time: Instant, fraction: Double) {
      (self.time, self.fraction) = (time, fraction)
    }
  }

  /// The length of the timeline that is mapped.
  public let span: Instant
  public private(set) var moves: [Move]
  /// The start of each move and the end of the last one: wall time and timeline time.
  private var marks: [Mark]

  struct Mark: Hashable, Sendable {
    var wall, local: Instant
  }

  public init(span: Instant, moves: [Move] = []) {
    self = Self(unchecked: span, []).trusted()
    for move in moves { add(move.trusted()) }
  }

  init(unchecked span: Instant, _ moves: [Move]) {
    self.span = span
    self.moves = []
    marks = [Mark(wall: .zero, local: .zero)]
    for move in moves { add(move) }
  }

  /// The end of the last move in wall time.
  public var end: Instant { marks[moves.count].wall }

  /// The fraction of the span at the end of the last move, 0 to 1.
  public var fraction: Double {
    span == .zero ? 0 : marks[moves.count].local.seconds / span.seconds
  }

  /// Timeline time at a wall time.
  public func instant(at wall: Instant) -> Instant { state(at: wall).instant }

  /// Timeline time, and its rate relative to the wall clock.
  public func state(at wall: Instant) -> (instant: Instant, rate: Double) {
    let index = moves.indices.last { marks[$0].wall <= wall }
    guard let index, wall < end else {
      return (wall < end ? .zero : marks[moves.count].local, 0)
    }
    let (local, rate) = moves[index].motion(
      at: wall - marks[index].wall,
      from: marks[index].local,
      span
    )
    let clamped = Swift.min(Swift.max(local, .zero), span)
    return (clamped, clamped == local ? rate : 0)
  }

  mutating func add(_ move: Move) {
    let start = marks[moves.count]
    let (local, _) = move.motion(at: move.duration, from: start.local, span)
    let clamped = Swift.min(Swift.max(local, .zero), span)
    moves.append(move)
    marks.append(Mark(wall: start.wall + move.duration, local: clamped))
  }
}

extension TimeMap.Move {
  /// The move's duration in wall time.
  public var duration: Instant {
    switch self {
    case .play(_, let span), .hold(let span), .glide(_, let span, _): span
    case .scrub(let samples): samples.last?.time ?? .zero
    }
  }

  /// Timeline time and rate, `time` after the move started at `start`.
  func motion(at time: Instant, from start: Instant, _ span: Instant) -> (Instant, rate: Double) {
    switch self {
    case .play(let rate, _):
      return (start + time.scaled(by: rate), rate)
    case .hold:
      return (start, 0)
    case .scrub(let samples):
      return Self.scrubbed(samples, at: time, from: start, span)
    case .glide(let fraction, let duration, let curve):
      let way = span.scaled(by: fraction) - start
      guard duration > .zero, time < duration else { return (start + way, 0) }
      let progress = Double(time.ticks) / Double(duration.ticks)
      return (
        start + way.scaled(by: curve.value(at: progress)),
        curve.velocity(at: progress) * way.seconds / duration.seconds
      )
    }
  }

  private static func scrubbed(
    _ samples: [TimeMap.Sample],
    at time: Instant,
    from start: Instant,
    _ span: Instant
  ) -> (Instant, rate: Double) {
    var (before, position) = (Instant.zero, start)
    for sample in samples {
      let target = span.scaled(by: sample.fraction)
      if time < sample.time {
        let rate = (target - position).seconds / (sample.time - before).seconds
        return (position + (time - before).scaled(by: rate), rate)
      }
      (before, position) = (sample.time, target)
    }
    return (position, 0)
  }
}
