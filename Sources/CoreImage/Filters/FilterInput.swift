import CoreGraphics
import Foundation
import Geometry

/// An input of a filter: its key, its type, and the value that it begins with.
struct FilterInput: Sendable {
  enum Value: Sendable {
    case image
    case number(Double, ClosedRange<Double>?)
    case color(CIColor)
    /// A point, a rectangle or a row of factors; nil if it begins without a value.
    case vector([CGFloat]?)
    case transform
    case data
    case text(String)
    case space
  }

  let key: String
  let value: Value

  static let image = FilterInput(key: kCIInputImageKey, value: .image)
  static let background = FilterInput(key: kCIInputBackgroundImageKey, value: .image)

  static func image(_ key: String) -> FilterInput { FilterInput(key: key, value: .image) }
  static func color(_ key: String, _ color: CIColor) -> FilterInput {
    FilterInput(key: key, value: .color(color))
  }

  static func number(
    _ key: String,
    _ value: Double,
    _ range: ClosedRange<Double>? = nil
  ) -> FilterInput {
    FilterInput(key: key, value: .number(value, range))
  }

  static func vector(_ key: String, _ numbers: CGFloat...) -> FilterInput {
    FilterInput(key: key, value: .vector(numbers.isEmpty ? nil : numbers))
  }
}

extension FilterInput {
  /// [D] What the input has after `setDefaults()`; nil for inputs without a default.
  var initial: Any? {
    switch value {
    case .image, .data, .space: nil
    case .number(let number, _): NSNumber(value: number)
    case .color(let color): color
    case .vector(let numbers): numbers.map { CIVector(values: $0, count: $0.count) }
    case .transform: NSValue(cgAffineTransform: .identity)
    case .text(let text): text
    }
  }

  /// The value as filters read it; nil if it has another type.
  func accepted(_ given: Any) -> Any? {
    switch value {
    case .image: given as? CIImage
    // What is not a number would spread over the whole image.
    case .number: Self.number(given).flatMap { $0.doubleValue.isNaN ? nil : $0 }
    case .color: given as? CIColor
    case .vector: Self.vector(given)
    case .transform: Self.transform(given)
    case .data: given as? Data
    case .text: given as? String
    case .space: given as? CGColorSpace
    }
  }

  /// The name of the class that a value has in Objective-C.
  var className: String {
    switch value {
    case .image: "CIImage"
    case .number: "NSNumber"
    case .color: "CIColor"
    case .vector: "CIVector"
    case .transform: "NSValue"
    case .data: "NSData"
    case .text: "NSString"
    case .space: "CGColorSpace"
    }
  }

  private static func number(_ given: Any) -> NSNumber? {
    switch given {
    case let number as NSNumber: number
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as any BinaryInteger: NSNumber(value: Double(number))
    case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
    default: nil
    }
  }

  private static func vector(_ given: Any) -> CIVector? {
    switch given {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    case let rect as CGRect: CIVector(cgRect: rect)
    case let value as NSValue where !(value is NSNumber):
      (value as? CGRect).map { CIVector(cgRect: $0) }
        ?? (value as? CGPoint).map { CIVector(cgPoint: $0) }
    default: nil
    }
  }

  private static func transform(_ given: Any) -> NSValue? {
    switch given {
    case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
    case let value as NSValue where value.holds(doubles: 6): value
    default: nil
    }
  }
}
