import Foundation

/// The name of a method and, without an Objective-C runtime, the method itself.
///
/// `Selector("tapped", Screen.tapped)` carries its method; a bare name is looked up among those
/// registered by `Selector.register`.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  package typealias Action = @MainActor @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> Bool

  package typealias Answer = @MainActor @Sendable (_ target: AnyObject) -> Any?

  package let name: String
  package let action: Action?
  /// What the method returns, if it takes no arguments.
  private var answer: Answer?
  /// Whether an object is of the class that the method belongs to.
  private let suits: @Sendable (AnyObject) -> Bool
  /// The class that the method belongs to, if it is one.
  private let owner: AnyClass?
  /// Whether it is a requirement of UIKit's, which not everyone implements who conforms.
  private let isRequirement: Bool

  public init(_ name: String) {
    self.name = name
    action = nil
    suits = { _ in false }
    owner = nil
    isRequirement = false
  }

  /// A requirement's name: what an object of that kind understands, unless its class lists its own.
  init<Requirements>(_ name: String, of kind: Requirements.Type) {
    self.name = name
    action = nil
    suits = { $0 is Requirements }
    owner = nil
    isRequirement = true
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  private init<T>(
    _ name: String,
    in type: T.Type,
    _ call: @escaping @MainActor @Sendable (_ target: T, _ arguments: [Any?]) -> Bool
  ) {
    self.name = name
    suits = { $0 is T }
    owner = type as? AnyClass
    isRequirement = Self.isOfUIKit(type)
    action = { target, arguments in
      guard let target = target as? T else { return false }
      return call(target, arguments)
    }
  }

  @preconcurrency
  public init<T, R>(
    _ name: String,
    _ method: @escaping @Sendable (T) -> @MainActor () -> R
  ) {
    self.init(name, in: T.self) { target, _ in
      _ = method(target)()
      return true
    }
    answer = { target in (target as? T).map { method($0)() } }
  }

  @preconcurrency
  public init<T, A, R>(
    _ name: String,
    _ method: @escaping @Sendable (T) -> @MainActor (A) -> R
  ) {
    self.init(name, in: T.self) { target, arguments in
      guard let first = SelectorArgument.first(arguments, as: A.self) else { return false }
      _ = method(target)(first)
      return true
    }
  }

  @preconcurrency
  public init<T, A, B, R>(
    _ name: String,
    _ method: @escaping @Sendable (T) -> @MainActor (A, B) -> R
  ) {
    self.init(name, in: T.self) { target, arguments in
      guard arguments.count > 1,
        let first = SelectorArgument.first(arguments, as: A.self), let second = arguments[1] as? B
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  @preconcurrency
  public init<T, A, B, C, R>(
    _ name: String,
    _ method: @escaping @Sendable (T) -> @MainActor (A, B, C) -> R
  ) {
    self.init(name, in: T.self) { target, arguments in
      guard arguments.count > 2,
        let first = SelectorArgument.first(arguments, as: A.self), let second = arguments[1] as? B,
        let third = arguments[2] as? C
      else { return false }
      _ = method(target)(first, second, third)
      return true
    }
  }

  /// Delegates that pass calls on are asked for methods of up to four arguments.
  @preconcurrency
  public init<T, A, B, C, D, R>(
    _ name: String,
    _ method: @escaping @Sendable (T) -> @MainActor (A, B, C, D) -> R
  ) {
    self.init(name, in: T.self) { target, arguments in
      guard arguments.count > 3,
        let first = SelectorArgument.first(arguments, as: A.self), let second = arguments[1] as? B,
        let third = arguments[2] as? C, let fourth = arguments[3] as? D
      else { return false }
      _ = method(target)(first, second, third, fourth)
      return true
    }
  }

  /// An app's own protocols have no list of who implements what.
  private static func isOfUIKit(_ type: Any.Type) -> Bool {
    !(type is AnyClass) && String(reflecting: type).contains("HeadlessUIKit.")
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Selector {
  /// Whether an object has the method, whatever its own `responds(to:)` says.
  @MainActor
  public func isImplemented(by object: AnyObject) -> Bool {
    if isRequirement, let listed = NamedMember.requirements(of: object) {
      return listed.contains(name)
    }
    return suits(object) || namedAction(of: object) != nil
      || NamedMember.requirements(of: object)?.contains(name) == true
  }

  /// Whether objects of a class have the method.
  @MainActor
  func isImplemented(byInstancesOf type: AnyClass) -> Bool {
    let classes = sequence(first: type) { _getSuperclass($0) }
    return classes.contains { $0 == owner } || ActionTable.shared[name, type] != nil
      || NamedMember.find(name, in: type)?.selector != nil
      || NamedMember.requirements(in: type)?.contains(name) == true
  }

  /// The method of a bare name: a registered one, or a named member of the class.
  @MainActor
  private func namedAction(of object: AnyObject) -> Action? {
    ActionTable.shared[name, type(of: object)]
      ?? NamedMember.find(name, of: object)?.selector?.action
  }

  /// Calls the method on `target`; an unknown selector is reported as a fault.
  @discardableResult
  package func send(to target: Any, with arguments: [Any?]) -> Bool {
    // Display links and animations are not isolated to the main actor, but run there.
    nonisolated(unsafe) let (target, arguments) = (target, arguments)
    return MainActor.assumeIsolated { call(target, arguments) }
  }

  @MainActor
  private func call(_ target: Any, _ arguments: [Any?]) -> Bool {
    let object = target as AnyObject
    if let action = action ?? namedAction(of: object),
      action(object, arguments)
    {
      return true
    }
    warnOfUnknown(target)
    return false
  }

  @MainActor
  private func warnOfUnknown(_ target: Any) {
    let core = (target as? any StageObject)?.homeCore ?? .ambient
    core.warn(
      TypeNames.of(type(of: target)),
      "does not know the action '\(name)'",
      remedy: "write Selector(\"\(name)\", Type.method), or use a UIAction"
    )
  }

  /// What the method without arguments returns; an unknown selector is reported as a fault.
  @MainActor
  package func value(of target: Any) -> Any? {
    let object = target as AnyObject
    let answers = [answer, NamedMember.find(name, of: object)?.selector?.answer]
    for case let answer? in answers {
      if let value = answer(object) { return value }
    }
    warnOfUnknown(target)
    return nil
  }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
