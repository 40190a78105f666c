public import Foundation
import Timeline

extension NSObject {
  /// Sends a message now; its return value is ignored.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, with: [])
    return nil
  }

  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, with: [object])
    return nil
  }

  /// Sends a message after that much virtual time.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    let core = StageCore.ambient
    let request = core.interop.requests.add(to: self, aSelector)
    core.queue.at(core.now + Instant(seconds: max(delay, 0))) { [self] in
      guard core.interop.requests.take(request) else { return }
      aSelector.send(to: self, with: [anArgument])
    }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    StageCore.ambient.interop.requests.cancel(to: aTarget as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    StageCore.ambient.interop.requests.cancel(to: aTarget as AnyObject, aSelector)
  }

  public func responds(to aSelector: Selector) -> Bool {
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated { aSelector.isKnown(to: object) }
  }
}
