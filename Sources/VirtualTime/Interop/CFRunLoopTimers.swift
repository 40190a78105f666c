// Core Foundation's timers and run loops are Foundation's, as they are on iOS.

public import Foundation
import Timeline

public typealias CFRunLoopTimer = Timer
public typealias CFAllocator = NSObject

/// The allocator that everyone uses.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// A run loop's mode by Core Foundation's names.
public struct CFRunLoopMode: Hashable, Sendable {
  public static let commonModes = CFRunLoopMode(value: .common)
  public static let defaultMode = CFRunLoopMode(value: .default)

  let value: RunLoop.Mode
}

public func CFRunLoopGetCurrent() -> RunLoop { .current }
public func CFRunLoopGetMain() -> RunLoop { .main }

/// The loops of a stage never wait for anything but the virtual clock.
public func CFRunLoopWakeUp(_ rl: RunLoop?) {}

/// A timer that first fires at a time of the virtual clock, and then in intervals if they are not 0.
@preconcurrency
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?,
  _ fireDate: CFAbsoluteTime,
  _ interval: CFTimeInterval,
  _ flags: UInt,
  _ order: Int,
  _ block: @escaping @Sendable (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer {
  let delay = max(fireDate - CFAbsoluteTimeGetCurrent(), 0)
  return Timer(stagedFor: delay, interval: interval, repeats: interval > 0) { block($0) }
}

public func CFRunLoopAddTimer(_ loop: RunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
  guard let timer else { return }
  loop?.schedule(timer, forMode: (mode ?? .defaultMode).value)
}

public func CFRunLoopRemoveTimer(
  _ loop: RunLoop?,
  _ timer: CFRunLoopTimer?,
  _ mode: CFRunLoopMode?
) {
  timer?.invalidate()
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer?) -> Bool { timer?.isValid ?? false }
