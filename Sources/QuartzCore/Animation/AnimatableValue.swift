import Foundation
import Geometry

/// The value of an animated property, of any type.
package enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(Color)
  case path(Path)
  case numbers([Double])
  case colors([Color])
  /// Cannot be interpolated: one or the other.
  case object(Any?)
}

extension AnimatableValue {
  /// Converts the values of `fromValue`, `values` and `setValue(_:forKeyPath:)`.
  package init(_ value: Any?) {
    // The types that nearly all animations have come first: a cast to a protocol that a type does
    // not conform to searches every conformance of the program.
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(value)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value))
    // Nothing lies between a pattern and another colour.
    case let value as CGColor:
      self = value.patternObject == nil ? .color(value.value) : .object(value)
    case let value as CGPath: self = .path(value.value)
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self = value.animatableValue
    case let value as any AnimatableBox: self = value.animatableValue
    case let value as [Any]: self = Self.list(value)
    default: self = .object(value)
    }
  }

  private static func list(_ values: [Any]) -> AnimatableValue {
    let members = values.map { AnimatableValue($0) }
    let numbers = members.compactMap { if case .number(let n) = $0 { n } else { nil } }
    let colors = members.compactMap { if case .color(let c) = $0 { c } else { nil } }
    if !values.isEmpty, numbers.count == values.count { return .numbers(numbers) }
    if !values.isEmpty, colors.count == values.count { return .colors(colors) }
    return .object(values)
  }
}

/// An object that wraps a plain value, such as UIColor or a boxed rectangle.
package protocol AnimatableBox {
  var animatableValue: AnimatableValue { get }
}
