@_exported public import HeadlessCombine

/// An object that a view follows.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  public typealias Wrapper = ObjectBindings<Object>

  public var wrappedValue: Object
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }

  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Object) {
    wrappedValue = initialValue
  }
}

/// An object that a view makes and keeps.
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  private let box: ValueBox<Object?>
  private let make: () -> Object

  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    (self.make, box) = (make, ValueBox(nil))
  }

  public var wrappedValue: Object {
    if let made = box.value { return made }
    let made = make()
    box.value = made
    return made
  }

  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// `$model.name`: access to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that a view above would give; nobody gives one here.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  public init() {}

  public var wrappedValue: Object {
    fatalError("SwiftUI does not exist here: nobody gives a \(Object.self)")
  }

  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}
