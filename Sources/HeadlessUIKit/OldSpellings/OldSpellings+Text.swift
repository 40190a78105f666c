public import Foundation

// The names of Swift 3, for code of that time.

extension NSString {
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }
}

extension String {
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }
}

extension UIKeyboardType {
  @available(*, deprecated, renamed: "asciiCapable")
  public static let alphabet = UIKeyboardType.asciiCapable
}
