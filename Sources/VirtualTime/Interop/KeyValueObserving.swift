public import Foundation

// Key-value observing without an Objective-C runtime: every property of an object can be observed.
// Changes of views, layers and `dynamic` properties in ported code are noticed when they are set, others
// at the end of a turn.

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D] NSKeyValueObserving.h.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

extension NSKeyValueObservedChange {
  /// A change of an array's elements at these indices.
  package init(_ kind: Kind, at indexes: IndexSet, from old: Value?, to new: Value?) {
    self.kind = kind
    newValue = new
    oldValue = old
    self.indexes = indexes
    isPrior = false
  }
}

/// An observation, which ends when it is deallocated.
public final class NSKeyValueObservation: NSObject {
  private var compare: (() -> Void)?
  private weak var object: AnyObject?

  package init(of object: AnyObject, _ compare: @escaping () -> Void) {
    self.object = object
    self.compare = compare
    super.init()
  }

  public func invalidate() { compare = nil }

  package var isOver: Bool { compare == nil || object == nil }
  package func isOf(_ other: AnyObject) -> Bool { object === other }
  /// Calls the handler if the value has changed.
  package func check() { compare?() }
}

/// The base for Apple's `observe(_:options:changeHandler:)`, which needs the concrete class.
// swift-format-ignore: NoLeadingUnderscores
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observations = StageCore.ambient.interop.observations
    return observations.add(
      self,
      options: options,
      reading: { $0[keyPath: keyPath] },
      handler: changeHandler
    )
  }
}

/// All observations on a stage.
package final class Observations {
  private struct Weak {
    weak var observation: NSKeyValueObservation?
  }

  private var all: [Weak] = []
  private var named: [NamedObservation] = []

  /// Retains an observation by name until it is removed.
  package func keep(_ observation: NamedObservation) { named.append(observation) }

  package func drop(observer: ObjectIdentifier, object: ObjectIdentifier, keyPath: String) {
    named.removeAll {
      $0.observer == observer && $0.object == object && $0.keyPath == keyPath
    }
  }

  package func add<Object: AnyObject, Value>(
    _ object: Object,
    options: NSKeyValueObservingOptions,
    reading read: @escaping (Object) -> Value,
    handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = read(object)
    func tell(_ object: Object, from old: Value?, to new: Value) {
      let change = NSKeyValueObservedChange(
        kind: .setting,
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil,
        indexes: nil,
        isPrior: false
      )
      handler(object, change)
    }
    let observation = NSKeyValueObservation(of: object) { [weak object] in
      guard let object else { return }
      let (old, new) = (last, read(object))
      guard !isSame(old, new) else { return }
      last = new
      tell(object, from: old, to: new)
    }
    all.append(Weak(observation: observation))
    if options.contains(.initial) { tell(object, from: nil, to: last) }
    return observation
  }

  /// Tells who observes an array by its name what became of its elements.
  package func note(_ change: NSKeyValueObservedChange<[Any]>, of object: AnyObject, key: String) {
    let object = ObjectIdentifier(object)
    for observation in named where observation.object == object && observation.keyPath == key {
      observation.tell(change)
    }
  }

  /// Called when a property of these objects was set.
  package func noteChange(of object: AnyObject, _ other: AnyObject? = nil) {
    guard !all.isEmpty else { return }
    for entry in all {
      guard let observation = entry.observation else { continue }
      if observation.isOf(object) || other.map(observation.isOf) == true { observation.check() }
    }
  }

  /// Finds changes that were not reported, at the end of a turn.
  func checkAll() {
    guard !all.isEmpty else { return }
    all.removeAll { $0.observation?.isOver ?? true }
    for entry in all { entry.observation?.check() }
  }
}

/// Whether the values are equal, the same object or none; values that cannot be compared count as
/// changed.
private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  let (one, other) = (content(of: left), content(of: right))
  guard let one, let other else { return one == nil && other == nil }
  if let one = one as? any Equatable { return one.isEqual(to: other) }
  if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
  return false
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
