import Foundation

extension NSMutableAttributedString {
  /// [D] Nil becomes an empty text.
  static func editable(_ text: NSAttributedString?) -> NSMutableAttributedString {
    text.map { NSMutableAttributedString(attributedString: $0) }
      ?? NSMutableAttributedString(string: "")
  }
}
