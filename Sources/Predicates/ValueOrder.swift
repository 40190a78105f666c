package import Foundation

/// Compares values whose types are known only at run time.
package enum ValueOrder {
  package static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  /// nil if values of these types have no order.
  package static func order(_ left: Any, _ right: Any) -> ComparisonResult? {
    if let left = integer(left), let right = integer(right) { return compare(left, right) }
    if let left = number(left), let right = number(right) { return compare(left, right) }
    if let left = left as? String, let right = right as? String { return compare(left, right) }
    if let left = date(left), let right = date(right) { return compare(left, right) }
    return nil
  }

  /// [D] nil comes before every value; what has no order stays as it is.
  package static func ordered(
    _ left: Any?,
    _ right: Any?,
    by order: (Any, Any) -> ComparisonResult? = order
  ) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): order(left, right) ?? .orderedSame
    }
  }

  private static func compare<Value: Comparable>(
    _ left: Value,
    _ right: Value
  ) -> ComparisonResult? {
    if left < right { return .orderedAscending }
    if left > right { return .orderedDescending }
    return left == right ? .orderedSame : nil
  }

  private static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Int64(exactly: value)
    default: nil
    }
  }

  package static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func date(_ value: Any) -> Date? {
    if let date = value as? Date { return date }
    return (value as? NSDate).map {
      Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
    }
  }
}
