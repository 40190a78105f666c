import Foundation
import HeadlessUIKit

/// Sets a property that a class names, by its setter.
@MainActor
enum NamedValue {
  /// Returns false if the object has no property of that name and type.
  static func set(_ value: Any, at name: String, of object: AnyObject) -> Bool {
    guard let member = NamedMember.find(name, of: object), member.isProperty else { return false }
    return forms(of: value).contains { member.set($0, of: object) }
  }

  /// A document's numbers have no type.
  private static func forms(of value: Any) -> [Any] {
    guard let number = value as? Double else { return [value] }
    // [D] Key-value coding cuts off what a whole number has no place for.
    let whole = Int(exactly: number.rounded(.towardZero)).map { [$0 as Any] } ?? []
    return [number, CGFloat(number), Float(number)] + whole + [NSNumber(value: number)]
  }
}
