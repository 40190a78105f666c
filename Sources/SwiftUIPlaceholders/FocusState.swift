/// Which field has the keyboard; none does.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let box: ValueBox<Value>

  public init() where Value == Bool {
    box = ValueBox(false)
  }

  public init<Field: Hashable>() where Value == Field? {
    box = ValueBox(nil)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(box: box) }

  @propertyWrapper
  public struct Binding {
    let box: ValueBox<Value>

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding { self }
  }
}
