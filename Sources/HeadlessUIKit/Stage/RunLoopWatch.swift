import Foundation

/// Notices code that runs a run loop inside a recording: it waits on the real clock.
///
/// Run loops cannot be replaced, but Core Foundation tells observers when one is entered.
@MainActor
final class RunLoopWatch {
  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Callout = @convention(c) (Pointer?, UInt, Pointer?) -> Void
  private typealias GetLoop = @convention(c) () -> Pointer?
  private typealias MakeObserver =
    @convention(c) (Pointer?, UInt, UInt8, Int, Callout, Pointer?) -> Pointer?
  private typealias MakeSource = @convention(c) (Pointer?, Int, Pointer) -> Pointer?
  private typealias Enter = @convention(c) (Pointer, Pointer, Pointer) -> Void
  private typealias End = @convention(c) (Pointer) -> Void

  private static let entry: UInt = 1 << 0  // [D] kCFRunLoopEntry

  private let parts: [(pointer: Pointer, invalidate: End)]
  private let release: End

  /// Nil where Foundation does not offer what is needed.
  init?() {
    guard let loop = RunLoopTimers.function("CFRunLoopGetCurrent", GetLoop.self)?(),
      let modes = RunLoopTimers.constant("kCFRunLoopCommonModes"),
      let release = RunLoopTimers.function("CFRelease", End.self),
      let observer = Self.observer(loop, modes), let source = Self.source(loop, modes)
    else { return nil }
    (parts, self.release) = ([observer, source], release)
  }

  func end() {
    for part in parts {
      part.invalidate(part.pointer)
      release(part.pointer)
    }
  }

  private static func observer(_ loop: Pointer, _ modes: Pointer) -> (Pointer, End)? {
    guard let make = RunLoopTimers.function("CFRunLoopObserverCreate", MakeObserver.self),
      let add = RunLoopTimers.function("CFRunLoopAddObserver", Enter.self),
      let invalidate = RunLoopTimers.function("CFRunLoopObserverInvalidate", End.self),
      let observer = make(nil, entry, 1, 0, { _, _, _ in StageCore.inUse?.reportRunLoop() }, nil)
    else { return nil }
    add(loop, observer, modes)
    return (observer, invalidate)
  }

  // A run loop that waits for nothing returns at once, and nobody is told.
  private static func source(_ loop: Pointer, _ modes: Pointer) -> (Pointer, End)? {
    guard let make = RunLoopTimers.function("CFRunLoopSourceCreate", MakeSource.self),
      let add = RunLoopTimers.function("CFRunLoopAddSource", Enter.self),
      let invalidate = RunLoopTimers.function("CFRunLoopSourceInvalidate", End.self)
    else { return nil }
    // CFRunLoopSourceContext: a version, info and eight functions, none of which is needed.
    let size = 10 * MemoryLayout<Int>.size
    let source = withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { words in
      words.initializeMemory(as: UInt8.self, repeating: 0)
      return words.baseAddress.flatMap { make(nil, 0, $0) }
    }
    guard let source else { return nil }
    add(loop, source, modes)
    return (source, invalidate)
  }
}

extension StageCore {
  fileprivate func reportRunLoop() {
    guard recordingStart != nil else { return }
    warnOnce(
      "RunLoop",
      "a run loop was run inside a recording; it waits on the real clock, and no virtual time"
        + " passes meanwhile",
      remedy: "let virtual time pass with advance(by:), or script what follows with at(_:_:)"
    )
  }
}
