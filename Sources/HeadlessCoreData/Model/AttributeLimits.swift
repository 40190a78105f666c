import DataModels

/// What a model says that the values of an attribute must keep to.
struct AttributeLimits {
  private var minimum: Double?
  private var maximum: Double?
  private var pattern: String?

  init() {}

  init(_ attribute: DataAttribute) {
    (minimum, maximum, pattern) = (attribute.minimum, attribute.maximum, attribute.pattern)
  }

  /// The code of the error if the value breaks a limit.
  func violation(by value: Any?) -> Int? {
    switch value {
    case let date as Date:
      return code(
        date.timeIntervalSinceReferenceDate,
        below: NSValidationDateTooSoonError,
        above: NSValidationDateTooLateError
      )
    case let text as String:
      let length = code(
        Double(text.utf16.count),
        below: NSValidationStringTooShortError,
        above: NSValidationStringTooLongError
      )
      return length ?? (matches(text) ? nil : NSValidationStringPatternMatchingError)
    case let number as NSNumber:
      return code(
        number.doubleValue,
        below: NSValidationNumberTooSmallError,
        above: NSValidationNumberTooLargeError
      )
    default: return nil
    }
  }

  private func code(_ value: Double, below: Int, above: Int) -> Int? {
    if let minimum, value < minimum { return below }
    if let maximum, value > maximum { return above }
    return nil
  }

  /// [D] A predicate of the attribute's own text.
  private func matches(_ text: String) -> Bool {
    guard let pattern else { return true }
    return NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
  }
}
