public import Foundation

// Nothing can be preferred to Foundation's and Glibc's own functions. `try` writes functions of their
// names into each module that sleeps, and they call these.

extension Thread {
  /// On another queue of a stage that drives it: sleeps on its clock.
  ///
  /// The main thread, and threads of an app's own, sleep in real time.
  public class func sleep(forTimeInterval interval: TimeInterval, onStage: Void) {
    guard interval >= VirtualSleep.shortest, !StageCore.isOnMainQueue, let home = StageCore.driver,
      StageCore.piece != nil
    else { return sleep(forTimeInterval: interval) }
    let end = DispatchSemaphore(value: 0)
    Sleeper(interval, on: home).start({ home.elsewhere.fallAsleep($0) }, end: { _ in end.signal() })
    end.wait()
  }
}
