import Foundation
import Geometry
import HeadlessUIKit

/// One row: a child element identified by its key, and the property of the parent that it sets.
@MainActor
struct Part {
  let key: String
  /// Nil for objects of other classes, false if the element is invalid.
  let apply: (AnyObject, Element, Building) -> Bool?

  static func custom<Object>(
    _ key: String,
    _ set: @escaping (Object, Element, Building) -> Bool
  ) -> Part {
    Part(key: key) { object, element, building in
      (object as? Object).map { set($0, element, building) }
    }
  }

  static func color<Object>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Object, UIColor?>
  ) -> Part {
    custom(key) { (object: Object, element, building) in
      guard let color = building.colors.color(element) else { return false }
      object[keyPath: path] = color
      return true
    }
  }

  static func size<Object>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Object, CGSize>
  ) -> Part {
    custom(key) { (object: Object, element, _) in
      object[keyPath: path] = element.size
      return true
    }
  }

  static func insets<Object>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) -> Part {
    custom(key) { (object: Object, element, _) in
      object[keyPath: path] = element.insets
      return true
    }
  }

  static func offset<Object>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Object, UIOffset>
  ) -> Part {
    custom(key) { (object: Object, element, _) in
      object[keyPath: path] = UIOffset(
        horizontal: element.number("horizontal") ?? 0,
        vertical: element.number("vertical") ?? 0
      )
      return true
    }
  }

  /// An image reference with more than a name.
  static func reference<Object>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Object, UIImage?>
  ) -> Part {
    custom(key) { (object: Object, element, building) in
      object[keyPath: path] = building.images.image(reference: element)
      return object[keyPath: path] != nil
    }
  }

  static func string<Object>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Object, String?>
  ) -> Part {
    custom(key) { (object: Object, element, _) in
      object[keyPath: path] = element.plainText
      return true
    }
  }
}

extension Element {
  /// The text of a `<string>`, some of which are written in Base64.
  var plainText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) } ?? text
  }
}
