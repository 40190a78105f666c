/// A class that declares the names of its members, in place of an Objective-C runtime: storyboards
/// connect outlets and actions by these names, key-value coding reads and sets properties, and
/// selectors that are bare names find their methods.
///
/// `transrender port` writes `namedMembers` into every class with outlets, actions, or members that
/// were marked `@objc`; a subclass with more of them adds them to `super.namedMembers`.
public protocol NamedMembers: AnyObject {
  @MainActor static var namedMembers: [NamedMember] { get }
}

/// A method or property, and its name.
public struct NamedMember: @unchecked Sendable {
  public let name: String
  /// The selector of a method.
  public let selector: Selector?
  private var read: ((AnyObject) -> Any?)?
  private var write: ((AnyObject, Any?) -> Bool)?
  /// The selectors of the requirements that the class implements.
  private var requirements: [String]?

  private init(_ name: String, selector: Selector? = nil) {
    self.name = name
    self.selector = selector
  }

  public static func method(_ selector: Selector) -> NamedMember {
    NamedMember(selector.name, selector: selector)
  }

  /// The requirements of UIKit's delegates that the class implements: the others are as if it did
  /// not have them.
  public static func requirements(_ names: String...) -> NamedMember {
    var member = NamedMember("requirements")
    member.requirements = names
    return member
  }

  public static func property<Owner: AnyObject, Value>(
    _ name: String,
    _ path: KeyPath<Owner, Value>
  ) -> NamedMember {
    var member = NamedMember(name)
    member.read = { ($0 as? Owner)?[keyPath: path] }
    return member
  }

  public static func property<Owner: AnyObject, Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> NamedMember {
    var member = NamedMember(name)
    member.read = { ($0 as? Owner)?[keyPath: path] }
    member.write = { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
    return member
  }
}

extension NamedMember {
  public var isProperty: Bool { read != nil }

  /// The property's value; nil for methods.
  @MainActor
  public func value(of object: AnyObject) -> Any? {
    guard let value = read?(object) else { return nil }
    return content(of: value)
  }

  /// Sets the property, if it can be set and `value` has its type; returns whether it was set.
  @MainActor
  @discardableResult
  public func set(_ value: Any?, of object: AnyObject) -> Bool { write?(object, value) ?? false }

  /// The member of that name; the object's class is searched before its superclasses.
  @MainActor
  public static func find(_ name: String, of object: AnyObject) -> NamedMember? {
    find(name, in: type(of: object))
  }

  @MainActor
  static func find(_ name: String, in type: AnyClass) -> NamedMember? {
    guard let type = type as? any NamedMembers.Type else { return nil }
    return type.namedMembers.last { $0.name == name && $0.requirements == nil }
  }

  @MainActor
  static func requirements(of object: AnyObject) -> Set<String>? {
    requirements(in: type(of: object))
  }

  /// What a class and its superclasses list; nil if none does.
  @MainActor
  static func requirements(in type: AnyClass) -> Set<String>? {
    if let known = knownRequirements[ObjectIdentifier(type)] { return known }
    guard let named = type as? any NamedMembers.Type else { return nil }
    let lists = named.namedMembers.compactMap(\.requirements)
    let found = lists.isEmpty ? nil : Set(lists.joined())
    knownRequirements[ObjectIdentifier(type)] = .some(found)
    return found
  }

  /// A class says the same each time, and proxies ask at every step of a scroll.
  @MainActor private static var knownRequirements: [ObjectIdentifier: Set<String>?] = [:]

  @MainActor
  package static func property(_ name: String, of object: AnyObject) -> NamedMember? {
    find(name, of: object).flatMap { $0.isProperty ? $0 : nil }
  }
}
