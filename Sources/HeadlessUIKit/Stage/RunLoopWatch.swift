import CoreFoundation
import Foundation
import Scene

/// Notices code that runs a run loop inside a recording: it waits on the real clock.
///
/// Run loops cannot be replaced, but Core Foundation tells observers when one is entered.
@MainActor
final class RunLoopWatch {
  private let observer: CFRunLoopObserver
  // A run loop that waits for nothing returns at once, and nobody is told.
  private let source: CFRunLoopSource

  init() {
    var context = CFRunLoopSourceContext()
    let entry = CFRunLoopActivity.entry.rawValue
    guard let source = CFRunLoopSourceCreate(nil, 0, &context),
      let observer = CFRunLoopObserverCreate(
        nil,
        entry,
        true,
        0,
        { _, _, _ in StageCore.inUse?.reportRunLoop() },
        nil
      )
    else { preconditionFailure("Core Foundation has no memory for a run loop's observer") }
    (self.observer, self.source) = (observer, source)
    let loop = CFRunLoopGetCurrent()
    CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes)
    CFRunLoopAddSource(loop, source, kCFRunLoopCommonModes)
  }

  func end() {
    CFRunLoopObserverInvalidate(observer)
    CFRunLoopSourceInvalidate(source)
  }
}

extension StageCore {
  fileprivate func reportRunLoop() {
    guard recordingStart != nil else { return }
    warnOnce(
      "RunLoop",
      "a run loop was run inside a recording; it waits on the real clock, and no virtual time"
        + " passes meanwhile",
      remedy: "let virtual time pass with advance(by:), or script what follows with at(_:_:)",
      kind: .realTime
    )
  }
}
