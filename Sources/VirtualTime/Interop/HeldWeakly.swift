/// A property that references an object weakly, whatever the type by which the object is known.
///
/// `port` writes it for `weak` where a type parameter stands for protocols of Objective-C: on iOS
/// their values are objects by type, here by what they hold.
@propertyWrapper
public struct HeldWeakly<Value> {
  private weak var object: AnyObject?

  public init(wrappedValue: Value?) {
    object = wrappedValue.map { $0 as AnyObject }
  }

  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue.map { $0 as AnyObject } }
  }
}
