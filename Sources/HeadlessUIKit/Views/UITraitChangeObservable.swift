public import Foundation

/// A token for removing an observation.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// One observation of some traits.
@MainActor
final class TraitObservation: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    (self.traits, self.handler) = (traits, handler)
    super.init()
  }

  func notify(
    _ environment: any UITraitEnvironment,
    from old: UITraitCollection,
    to new: UITraitCollection
  ) {
    guard traits.contains(where: { $0.value(in: old) != $0.value(in: new) }) else { return }
    handler(environment, old)
  }
}

/// The state of the two observable classes.
@MainActor
protocol TraitObserving: AnyObject {
  var traitObservations: [TraitObservation] { get set }
}

extension UIView: TraitObserving {}
extension UIViewController: TraitObserving {}

extension UITraitChangeObservable {
  /// [D] iOS 17: called after one of `traits` has changed, with the previous collection.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    watch(traits) { environment, old in
      if let environment = environment as? Environment { handler(environment, old) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return watch(traits) { environment, old in
      if let target { action.send(to: target, with: [environment, old]) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    watch(traits) { environment, old in action.send(to: environment, with: [environment, old]) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.traitObservations.removeAll { $0 === registration }
  }

  private func watch(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observation = TraitObservation(traits, handler)
    (self as? any TraitObserving)?.traitObservations.append(observation)
    return observation
  }
}
