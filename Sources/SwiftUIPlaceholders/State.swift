/// A value of a view that SwiftUI keeps.
@propertyWrapper
public struct State<Value> {
  private let box: ValueBox<Value>

  public init(wrappedValue: Value) {
    box = ValueBox(wrappedValue)
  }

  public init(initialValue: Value) {
    box = ValueBox(initialValue)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

final class ValueBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Access to a value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { read()[keyPath: keyPath] },
      set: { part in
        var value = read()
        value[keyPath: keyPath] = part
        write(value)
      }
    )
  }
}
