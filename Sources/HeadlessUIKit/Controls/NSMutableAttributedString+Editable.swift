import Foundation

extension NSMutableAttributedString {
  /// [D] Nil becomes an empty text.
  static func editable(_ text: NSAttributedString?) -> NSMutableAttributedString {
    text.map { DistinctRuns.copy(of: $0) } ?? NSMutableAttributedString(string: "")
  }

  // MARK: A look for the whole text

  /// Plain text follows its view anyway.
  var hasLook: Bool {
    runs(in: whole).contains { !$0.attributes.isEmpty }
  }
  private var whole: NSRange { NSRange(location: 0, length: length) }

  /// [D] A view's font, color and alignment apply to the whole of its text.
  func addToAll(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value, hasLook else { return }
    DistinctRuns.change(whole, of: self) { $0[key] = value }
  }

  func alignAll(_ alignment: NSTextAlignment) {
    guard hasLook else { return }
    DistinctRuns.change(whole, of: self) { attributes in
      let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
      let copy = style.map { NSMutableParagraphStyle($0) } ?? NSMutableParagraphStyle()
      copy.alignment = alignment
      attributes[.paragraphStyle] = copy
    }
  }
}
