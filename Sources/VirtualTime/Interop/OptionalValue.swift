/// An optional inside `Any`, where it is not nil even if it has no value.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { map { $0 } }
}

/// The value, or that of an optional; nil if the optional has none.
func content(of value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.content
}
