public import Foundation
import Timeline

extension NSObject {
  /// Whether objects of this class, or of one that it inherits from, have the method.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    MainActor.assumeIsolated { aSelector.isImplemented(byInstancesOf: self) }
  }

  /// Sends a message now; its return value is ignored.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, with: [])
    return nil
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, with: [object])
    return nil
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!,
    with object1: Any?,
    with object2: Any?
  ) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, with: [object1, object2])
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

  /// In a later turn of the main queue: a film needs the same order in every run.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }

  /// Now if the caller waits, otherwise in a later turn.
  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool,
    modes array: [String]? = nil
  ) {
    if wait {
      aSelector.send(to: self, with: [arg])
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
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
}

// What is asked of delegates, of whose class nothing is known.
extension NSObjectProtocol {
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? (Swift.type(of: self) == aClass)
  }

  @_disfavoredOverload
  public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) == aClass }

  @_disfavoredOverload
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, with: [])
    return nil
  }

  @_disfavoredOverload
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, with: [object])
    return nil
  }

  @_disfavoredOverload
  @discardableResult
  public func perform(
    _ aSelector: Selector!,
    with object1: Any?,
    with object2: Any?
  ) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, with: [object1, object2])
    return nil
  }

  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    nonisolated(unsafe) let object = self as AnyObject
    return MainActor.assumeIsolated {
      guard let answering = object as? any NSMessageAnswering else {
        return aSelector.isImplemented(by: object)
      }
      return answering.responds(to: aSelector)
    }
  }
}
