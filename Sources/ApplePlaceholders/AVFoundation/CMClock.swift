import Foundation
public import HeadlessUIKit

/// The stage's clock.
public final class CMClock: Sendable {
  public static let hostTimeClock = CMClock()

  private init() {}

  public var time: CMTime {
    CMTime(seconds: CACurrentMediaTime(), preferredTimescale: 1_000_000_000)
  }
}

/// A time that runs at a rate of its own beside a clock.
public final class CMTimebase {
  public let sourceClock: CMClock
  private var anchor: (source: Double, time: Double)
  public private(set) var rate: Float64 = 0

  public init(sourceClock: CMClock) {
    self.sourceClock = sourceClock
    anchor = (sourceClock.time.seconds, 0)
  }

  public var time: CMTime { CMTime(seconds: seconds, preferredTimescale: 1_000_000_000) }

  fileprivate var seconds: Double {
    anchor.time + (sourceClock.time.seconds - anchor.source) * rate
  }

  public func setRate(_ rate: Float64) throws { run(from: seconds, at: rate) }
  public func setTime(_ time: CMTime) throws { run(from: time.seconds, at: rate) }

  fileprivate func run(from seconds: Double, at rate: Float64) {
    anchor = (sourceClock.time.seconds, seconds)
    self.rate = rate
  }
}

public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }

@discardableResult
public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus {
  timebase.run(from: time.seconds, at: timebase.rate)
  return 0
}

@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Float64) -> OSStatus {
  timebase.run(from: timebase.seconds, at: rate)
  return 0
}

@discardableResult
public func CMTimebaseCreateWithSourceClock(
  allocator: CFAllocator?,
  sourceClock: CMClock,
  timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
  timebaseOut.pointee = CMTimebase(sourceClock: sourceClock)
  return 0
}
