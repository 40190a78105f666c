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

extension NSObjectProtocol {
  /// Who answers a requirement that the object leaves out, by the name of the calling function.
  @MainActor
  package func standIn<Requirements>(
    as kind: Requirements.Type,
    for requirement: String
  ) -> Requirements? {
    if let forwarding = self as? any NSMessageForwarding {
      let selector = Selector(of: requirement, in: kind)
      if let target = forwarding.forwardingTarget(for: selector), target as AnyObject !== self,
        let standIn = target as? Requirements
      {
        return standIn
      }
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

  /// Whether an object implements the method, whatever its own `responds(to:)` says.
  @MainActor
  public func isImplemented(by object: AnyObject) -> Bool { isKnown(to: object) }
}
