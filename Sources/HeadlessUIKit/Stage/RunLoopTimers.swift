import Foundation
import Timeline

/// Foundation's own timers, taken from the run loop of real time into a stage's queue.
///
/// `Timer.scheduledTimer(withTimeInterval:…)` and `RunLoop.add(_:forMode:)` cannot be replaced, and
/// run loops do not list their timers; Core Foundation describes them.
@MainActor
struct RunLoopTimers {
  private typealias Pointer = UnsafeMutableRawPointer
  private typealias GetLoop = @convention(c) () -> Pointer?
  private typealias Describe = @convention(c) (Pointer) -> Pointer?
  private typealias GetContext = @convention(c) (Pointer, Pointer) -> Void
  private typealias Remove = @convention(c) (Pointer, Pointer, Pointer) -> Void
  private typealias NextDate = @convention(c) (Pointer, Pointer) -> Double

  private let loops: [GetLoop]
  private let describe: Describe
  private let context: GetContext
  private let remove: Remove
  private let nextDate: NextDate
  private let modes: [Pointer]
  /// How Core Foundation prints what a timer of Foundation's calls.
  private var callout = ""

  /// Nil where Foundation does not offer what is needed.
  static let shared = RunLoopTimers()

  private init?() {
    guard let current = Self.function("CFRunLoopGetCurrent", GetLoop.self),
      let main = Self.function("CFRunLoopGetMain", GetLoop.self),
      let describe = Self.function("CFCopyDescription", Describe.self),
      let context = Self.function("CFRunLoopTimerGetContext", GetContext.self),
      let remove = Self.function("CFRunLoopRemoveTimer", Remove.self),
      let nextDate = Self.function("CFRunLoopGetNextTimerFireDate", NextDate.self),
      let mode = Self.constant("kCFRunLoopDefaultMode"),
      let common = Self.constant("kCFRunLoopCommonModes")
    else { return nil }
    (loops, modes, self.nextDate) = ([current, main], [mode, common], nextDate)
    (self.describe, self.context, self.remove) = (describe, context, remove)
    guard let callout = learnCallout() else { return nil }
    self.callout = callout
  }

  static func function<T>(_ name: String, _ type: T.Type) -> T? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  static func constant(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(nil, name)?.load(as: Pointer?.self)
  }

  /// From a timer that we know; anything else in a run loop is left alone.
  private func learnCallout() -> String? {
    let probe = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.current.add(probe, forMode: .default)
    defer { probe.invalidate() }
    let date = probe.fireDate.timeIntervalSinceReferenceDate
    guard let loop = loops[0](), nextDate(loop, modes[0]) > 0, date > 0 else { return nil }
    let known = rows(of: loop).filter { $0.pointer.map(isProbe(probe)) ?? false }
    return known.first?.callout
  }

  private func isProbe(_ probe: Timer) -> (Pointer) -> Bool {
    { info($0) == UnsafeMutableRawPointer(Unmanaged.passUnretained(probe).toOpaque()) }
  }

  /// What a timer carries for its callout: for Foundation's, the `Timer`.
  private func info(_ timer: Pointer) -> Pointer? {
    // CFRunLoopTimerContext: version, info and three functions.
    withUnsafeTemporaryAllocation(byteCount: 8 * MemoryLayout<Int>.size, alignment: 8) { words in
      guard let start = words.baseAddress else { return nil }
      words.initializeMemory(as: UInt8.self, repeating: 0)
      context(timer, start)
      return start.load(fromByteOffset: MemoryLayout<Int>.size, as: Pointer?.self)
    }
  }

  private struct Row {
    let pointer: Pointer?
    let callout: String
  }

  private func rows(of loop: Pointer) -> [Row] {
    guard let text = describe(loop) else { return [] }
    let description = Unmanaged<NSString>.fromOpaque(text).takeRetainedValue().description
    let row = #/<CFRunLoopTimer (0x[0-9a-f]+) .*valid = Yes.*callout = (.*), context = /#
    return description.matches(of: row).map { match in
      let address = UInt(match.1.dropFirst(2), radix: 16)
      return Row(pointer: address.flatMap { Pointer(bitPattern: $0) }, callout: "\(match.2)")
    }
  }

  /// The timers that wait in real time, in the order in which they were to fire.
  func waiting() -> [Timer] {
    var timers: [Timer] = []
    for loop in loops.compactMap({ $0() }) where nextDate(loop, modes[0]) > 0 {
      for row in rows(of: loop) where row.callout == callout {
        guard let object = row.pointer.flatMap(info) else { continue }
        let timer = Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue()
        if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
      }
    }
    return timers.sorted { $0.fireDate < $1.fireDate }
  }

  /// Takes the timers away from real time.
  func release(_ timers: [Timer]) {
    for loop in loops.compactMap({ $0() }) {
      for row in rows(of: loop) where row.callout == callout {
        guard let pointer = row.pointer, let object = info(pointer) else { continue }
        let timer = Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue()
        guard timers.contains(where: { $0 === timer }) else { continue }
        for mode in modes { remove(loop, pointer, mode) }
      }
    }
  }
}
