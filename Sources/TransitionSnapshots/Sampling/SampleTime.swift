internal import Timeline

/// When a recording is sampled.
public struct SampleTime: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case start, end, settled
    case fraction(Double)
    case milliseconds(Double)
    case frame(Int)
  }

  let kind: Kind

  /// The first frame: after the block's first commit, at time 0.
  public static let start = SampleTime(kind: .start)
  /// The last moment of the motion, before completions ran.
  public static let end = SampleTime(kind: .end)
  /// After completions have run and containers are removed.
  public static let settled = SampleTime(kind: .settled)

  /// A fraction of the duration, 0…1; 1 is the end.
  public static func fraction(_ fraction: Double) -> SampleTime {
    SampleTime(kind: .fraction(fraction))
  }

  public static func milliseconds(_ milliseconds: Double) -> SampleTime {
    SampleTime(kind: .milliseconds(milliseconds))
  }

  /// A frame of the film; the last one is settled.
  public static func frame(_ index: Int) -> SampleTime { SampleTime(kind: .frame(index)) }
}

extension SampleTime: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .start: "start"
    case .end: "end"
    case .settled: "settled"
    case .fraction(let fraction): "fraction \(Figures.decimal(fraction))"
    case .milliseconds(let time): "\(Figures.decimal(time)) ms"
    case .frame(let index): "frame \(index)"
    }
  }
}
