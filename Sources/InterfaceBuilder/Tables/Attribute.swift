import Foundation
import HeadlessUIKit

/// One row: an attribute, the class that has it, and the property that it sets.
@MainActor
struct Attribute {
  let name: String
  /// Returns whether the text is valid; nil for objects of other classes.
  let apply: (AnyObject, AttributeText, Building) -> Bool?

  static func custom<Object>(
    _ name: String,
    _ set: @escaping (Object, AttributeText, Building) -> Bool
  ) -> Attribute {
    Attribute(name: name) { object, text, building in
      (object as? Object).map { set($0, text, building) }
    }
  }

  private static func value<Object, Value>(
    _ name: String,
    at path: ReferenceWritableKeyPath<Object, Value>,
    _ read: @escaping (AttributeText) -> Value?
  ) -> Attribute {
    custom(name) { (object: Object, text, _) in
      guard let value = read(text) else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  static func flag<Object>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Bool>
  ) -> Attribute {
    value(name, at: path) { $0.flag }
  }

  static func number<Object>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, CGFloat>
  ) -> Attribute {
    value(name, at: path) { $0.number.map { CGFloat($0) } }
  }

  static func single<Object>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Float>
  ) -> Attribute {
    value(name, at: path) { $0.number.map { Float($0) }.flatMap { $0.isFinite ? $0 : nil } }
  }

  static func double<Object>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Double>
  ) -> Attribute {
    value(name, at: path) { $0.number }
  }

  static func whole<Object>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Int>
  ) -> Attribute {
    value(name, at: path) { $0.whole }
  }

  static func text<Object>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, String?>
  ) -> Attribute {
    value(name, at: path) { .some($0.raw) }
  }

  static func image<Object>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, UIImage?>
  ) -> Attribute {
    custom(name) { (object: Object, text, building) in
      object[keyPath: path] = building.images.image(text.raw)
      return true
    }
  }

  /// Numbers are accepted in place of words: old documents have raw values.
  static func choice<Object, Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Value>,
    words: [String: Value]
  ) -> Attribute {
    value(name, at: path) { words[$0.raw] }
  }
}
