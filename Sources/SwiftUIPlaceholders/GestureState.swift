/// A value that lasts as long as a gesture; none begins, so it is always the first one.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}
