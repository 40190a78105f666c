public import Foundation

extension NSAttributedString {
  /// Swift 3 had one set of keys for reading and for writing.
  @available(*, deprecated, message: "use the keys of DocumentAttributeKey")
  @_disfavoredOverload
  public func data(
    from range: NSRange,
    documentAttributes dict: [DocumentReadingOptionKey: Any]
  ) throws -> Data {
    let attributes = dict.map { (DocumentAttributeKey(rawValue: $0.key.rawValue), $0.value) }
    return try data(from: range, documentAttributes: Dictionary(attributes) { $1 })
  }
}
