import Foundation

extension Double {
  /// The number in a box, of whatever type it is: attributes, options and keyed values may have any.
  package init?(boxed value: Any?) {
    switch value {
    case let value as Double: self = value
    case let value as CGFloat: self = Double(value)
    case let value as Float: self = Double(value)
    case let value as Int: self = Double(value)
    case let value as NSNumber: self = value.doubleValue
    default: return nil
    }
  }
}
