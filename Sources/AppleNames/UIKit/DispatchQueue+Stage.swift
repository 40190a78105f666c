public import Dispatch
import HeadlessUIKit

// In place of Dispatch's own, for code that imports UIKit alone, as the timers beside them.

extension DispatchQueue {
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    schedule(workItem)
  }

  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    schedule(execute, deadline: deadline)
  }
}
