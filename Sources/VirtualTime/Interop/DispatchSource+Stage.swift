public import Dispatch
import Scene

// Preferred to Dispatch's own in code that imports UIKit. Its timers cannot be controlled:
// scheduling is not part of their protocol.

extension DispatchSource {
  public class func makeTimerSource() -> any DispatchSourceTimer {
    makeTimerSource(queue: nil)
  }

  /// A timer on the real clock, which a recording reports.
  public class func makeTimerSource(queue: DispatchQueue?) -> any DispatchSourceTimer {
    StageCore.ofMainThread?.reportTimerSource()
    return makeTimerSource(flags: [], queue: queue)
  }
}

extension StageCore {
  fileprivate func reportTimerSource() {
    guard recording.start != nil else { return }
    warnOnce(
      "DispatchSource",
      "a DispatchSourceTimer fires on the real clock; the film does not wait for it",
      remedy: "use a Timer, which follows the virtual clock",
      kind: .realTime
    )
  }
}
