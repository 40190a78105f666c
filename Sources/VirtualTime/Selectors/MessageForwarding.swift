package import Foundation

/// An object that hands on the messages which it does not implement itself, like a delegate's proxy.
///
/// Every object can on iOS; here porting writes this for classes that override the method, and the
/// requirements of UIKit that a class leaves out reach the object that it names.
@preconcurrency @MainActor
public protocol NSMessageForwarding: AnyObject {
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// An object that says itself which messages it understands.
@preconcurrency @MainActor
public protocol NSMessageAnswering: AnyObject {
  func responds(to aSelector: Selector!) -> Bool
}

extension NSMessageForwarding {
  /// [D] Nobody is asked for a target of messages that the object does not respond to.
  @MainActor
  fileprivate func target(of selector: Selector) -> Any? {
    let object = self as AnyObject
    guard !Forwarding.isAsked(object), (object as? NSObject)?.responds(to: selector) != false else {
      return nil
    }
    Forwarding.asked.append(object)
    defer { Forwarding.asked.removeLast() }
    guard let target = forwardingTarget(for: selector), target as AnyObject !== object,
      ends(at: target as AnyObject, selector)
    else { return nil }
    return target
  }

  /// Whether a target implements the message, or hands it on to somebody who does.
  @MainActor
  private func ends(at target: AnyObject, _ selector: Selector) -> Bool {
    guard let next = target as? any NSMessageForwarding, !selector.isImplemented(by: target) else {
      return true
    }
    return next.target(of: selector) != nil
  }
}

/// The objects that are asked for a target at this time, from the first on.
@MainActor
private enum Forwarding {
  static var asked: [AnyObject] = []

  static func isAsked(_ object: AnyObject) -> Bool { asked.contains { $0 === object } }
}

extension NSObjectProtocol {
  /// Who answers a requirement that the object leaves out, by the name of the calling function.
  @MainActor
  package func standIn<Requirements>(
    as kind: Requirements.Type,
    for requirement: String
  ) -> Requirements? {
    if let forwarding = self as? any NSMessageForwarding,
      let target = forwarding.target(of: Selector(of: requirement, in: kind))
    {
      return target as? Requirements
    }
    OptionalRequirement.unanswered = requirement
    return nil
  }
}

extension Selector {
  /// Of a requirement, from its name in Swift: `scrollViewDidZoom(_:)` is `scrollViewDidZoom:`.
  package init<Requirements>(of requirement: String, in kind: Requirements.Type) {
    let parts = requirement.split(separator: "(", maxSplits: 1)
    let labels = (parts.count > 1 ? parts[1] : "").split(separator: ":").dropLast()
    var name = parts.first.map(String.init) ?? ""
    for (number, label) in labels.enumerated() {
      let text = label == "_" ? "" : String(label)
      name += (number == 0 ? text.prefix(1).uppercased() + text.dropFirst() : text) + ":"
    }
    self.init(name, of: kind)
  }
}
