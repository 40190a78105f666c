public import Foundation
import Timeline

extension NSObject {
  /// Sends a message now; what it returns is not known.
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

  /// Sends a message once that much virtual time has passed.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    let core = StageCore.ambient
    let request = core.nextRequest(of: self, aSelector)
    core.queue.at(core.now + Instant(seconds: max(delay, 0))) { [self] in
      guard core.takeRequest(request) else { return }
      aSelector.send(to: self, with: [anArgument])
    }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    StageCore.ambient.cancelRequests(of: aTarget as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    StageCore.ambient.cancelRequests(of: aTarget as AnyObject, aSelector)
  }

  public func responds(to aSelector: Selector) -> Bool {
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated { aSelector.isKnown(to: object) }
  }
}

/// A message that was asked for and not taken back.
struct DelayedRequest {
  let number: Int
  let target: AnyObject
  let selector: Selector
}

extension StageCore {
  fileprivate func nextRequest(of target: AnyObject, _ selector: Selector) -> Int {
    lastRequest += 1
    requests.append(DelayedRequest(number: lastRequest, target: target, selector: selector))
    return lastRequest
  }

  /// Whether it still stands.
  fileprivate func takeRequest(_ number: Int) -> Bool {
    defer { requests.removeAll { $0.number == number } }
    return requests.contains { $0.number == number }
  }

  fileprivate func cancelRequests(of target: AnyObject, _ selector: Selector?) {
    requests.removeAll { $0.target === target && (selector == nil || $0.selector == selector) }
  }
}
