/// Names a group of views that are matched; nothing moves between them here.
@propertyWrapper
public struct Namespace: Sendable {
  public struct ID: Hashable, Sendable {}

  public init() {}

  public var wrappedValue: ID { ID() }
}
