import Foundation

// [D] UITextField.defaultTextAttributes: they apply to the whole text and to what is set or typed
// later; those of them that are properties of the field are these.
extension UITextField {
  var allAttributes: [NSAttributedString.Key: Any] {
    var attributes = ownAttributes
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    attributes[.paragraphStyle] = aligned(ownAttributes[.paragraphStyle] as? NSParagraphStyle)
    return attributes
  }

  var attributesAtSelection: [NSAttributedString.Key: Any] {
    selectedAttributes(over: allAttributes)
  }

  func setAllAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    ownAttributes = attributes
    if let font = ownAttributes.removeValue(forKey: .font) as? UIFont { self.font = font }
    if let color = ownAttributes.removeValue(forKey: .foregroundColor) as? UIColor {
      textColor = color
    }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
    styleText { $0.merge($1) { $1 } }
    contentChanged()
  }

  /// Gives a text that has come to an empty field its look.
  func styleNewText() {
    styleText { $0 = $1 }
  }

  private func styleText(
    _ change: (inout [NSAttributedString.Key: Any], [NSAttributedString.Key: Any]) -> Void
  ) {
    guard !ownAttributes.isEmpty, ownText.length > 0 else { return }
    var look = ownAttributes
    if let style = look[.paragraphStyle] as? NSParagraphStyle {
      look[.paragraphStyle] = aligned(style)
    }
    let whole = NSRange(location: 0, length: ownText.length)
    DistinctRuns.change(whole, of: ownText) { change(&$0, look) }
  }

  private func aligned(_ style: NSParagraphStyle?) -> NSParagraphStyle {
    let aligned = NSMutableParagraphStyle(style?.values ?? ParagraphValues())
    // [I] A field has one line, which it shortens.
    if style == nil { aligned.lineBreakMode = .byTruncatingTail }
    aligned.alignment = textAlignment
    return aligned
  }
}
