import Foundation

extension UILabel {
  func prepareLabel() {
    isUserInteractionEnabled = false  // [D] UILabel
    isOpaque = false
    contentMode = .redraw
  }

  func setText(_ text: String?) {
    guard text != self.text || ownAttributedText != nil else { return }
    // [D] It has the style of the first letter of the text with attributes before it.
    (ownFont, ownTextColor, ownAlignment) = (font, textColor, textAlignment)
    ownAttributedText = nil
    ownText = text
    textChanged()
  }

  /// The text without what the label adds to it.
  var givenText: NSAttributedString? {
    ownAttributedText ?? ownText.map { NSAttributedString(string: $0) }
  }

  /// [W] A plain text is returned in the label's font and color.
  func inLook(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: ownFont, .foregroundColor: ownTextColor]
    )
  }

  func setAttributedText(_ text: NSAttributedString?) {
    ownAttributedText = text.map { DistinctRuns.copy(of: $0) }
    ownText = nil
    textChanged()
  }

  /// [D] Font, colour and alignment of the label are applied to the whole attributed text.
  func setFont(_ font: UIFont?) {
    let font = font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    ownFont = adjustsFontForContentSizeCategory ? font.following(traitCollection) : font
    overrideAttribute(.font, ownFont)
    textChanged()
  }

  /// Fonts that scale are derived again for the traits' text size.
  func followContentSize(_ traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    let font = ownFont.following(traits)
    guard font != ownFont else { return }
    ownFont = font
    textChanged()
  }

  func setTextColor(_ color: UIColor?) {
    ownTextColor = color ?? UIColor.label
    overrideAttribute(.foregroundColor, ownTextColor)
    setNeedsDisplay()
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    ownAlignment = alignment
    overrideParagraphs { $0.alignment = alignment }
    setNeedsDisplay()
  }

  func setLineBreakMode(_ mode: NSLineBreakMode) {
    ownLineBreakMode = mode
    overrideParagraphs { $0.lineBreakMode = mode }
    textChanged()
  }

  func textChanged() {
    laidOutWidth = 0
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func overrideAttribute(_ key: NSAttributedString.Key, _ value: NSObject) {
    guard let text = ownAttributedText else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    DistinctRuns.change(whole, of: changed) { $0[key] = value }
    ownAttributedText = changed
  }

  /// Ranges with a paragraph style get a changed copy; the others follow the label.
  private func overrideParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let text = ownAttributedText else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    DistinctRuns.change(whole, of: changed) { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let copy = NSMutableParagraphStyle(style.values)
      change(copy)
      attributes[.paragraphStyle] = copy
    }
    ownAttributedText = changed
  }
}
