import Foundation
import Geometry

/// A property of a view that is read and set by its key.
@MainActor
struct KeyedProperty {
  let read: (UIView) -> Any?
  /// Returns false if the value is not of the property's type.
  let write: (UIView, Any?) -> Bool

  init<Owner: UIView, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    read = { ($0 as? Owner)?[keyPath: path] }
    write = { view, value in
      guard let view = view as? Owner, let value: Value = Self.unboxed(value) else { return false }
      view[keyPath: path] = value
      return true
    }
  }

  /// A value as it is, or the number in a box.
  private nonisolated static func unboxed<Value>(_ value: Any?) -> Value? {
    if let value = value as? Value { return value }
    guard let number = Double(boxed: value) else { return nil }
    switch Value.self {
    case is Bool.Type: return (number != 0) as? Value
    case is Int.Type: return Int(exactly: number) as? Value
    case is CGFloat.Type: return CGFloat(number) as? Value
    case let type as any RawRepresentable<Int>.Type:
      return made(type, Int(exactly: number)) as? Value
    default: return nil
    }
  }

  private nonisolated static func made<Kind: RawRepresentable<Int>>(
    _: Kind.Type,
    _ number: Int?
  ) -> Any? {
    number.flatMap(Kind.init(rawValue:))
  }
}

/// A class of views with properties by key, beside those of every view.
@MainActor
protocol KeyedProperties: UIView {
  static var keyedProperties: [String: KeyedProperty] { get }
}

extension UIView {
  /// Nil if there is no such property.
  func keyedProperty(_ key: String) -> KeyedProperty? {
    (type(of: self) as? any KeyedProperties.Type)?.keyedProperties[key] ?? Self.ofViews[key]
  }

  private static let ofViews: [String: KeyedProperty] = [
    "alpha": KeyedProperty(\UIView.alpha),
    "backgroundColor": KeyedProperty(\UIView.backgroundColor),
    "bounds": KeyedProperty(\UIView.bounds), "center": KeyedProperty(\UIView.center),
    "clipsToBounds": KeyedProperty(\UIView.clipsToBounds),
    "contentMode": KeyedProperty(\UIView.contentMode), "frame": KeyedProperty(\UIView.frame),
    "hidden": KeyedProperty(\UIView.isHidden), "tag": KeyedProperty(\UIView.tag),
    "tintColor": KeyedProperty(\UIView.tintColor),
    "userInteractionEnabled": KeyedProperty(\UIView.isUserInteractionEnabled),
  ]
}
