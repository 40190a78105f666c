public import Foundation

/// A value of the app's settings.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let fallback: Value
  private let store: UserDefaults

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    (self.key, fallback, self.store) = (key, wrappedValue, store ?? .standard)
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? fallback }
    nonmutating set { store.set(newValue, forKey: key) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// A value of a scene that would be restored; here it lasts as long as its view.
@propertyWrapper
public struct SceneStorage<Value> {
  private let box: ValueBox<Value>

  public init(wrappedValue: Value, _ key: String) {
    box = ValueBox(wrappedValue)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}
