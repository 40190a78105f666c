import Foundation

extension NSMutableAttributedString {
  /// [D] What is left of a text that was set to nil is an empty one.
  static func editable(_ text: NSAttributedString?) -> NSMutableAttributedString {
    text.map { NSMutableAttributedString(attributedString: $0) }
      ?? NSMutableAttributedString(string: "")
  }
}
