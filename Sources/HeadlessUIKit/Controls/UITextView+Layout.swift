import Foundation
import Geometry

extension UITextView {
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func assemble() {
    backgroundColor = .systemBackground
    caret.isUserInteractionEnabled = false
    for part in [label, caret] { addSubview(part) }
    textContainer.changed = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  func replaceText(_ text: String) {
    ownText = NSMutableAttributedString(string: text)
    contentChanged()
  }

  func setAttributed(_ text: NSAttributedString?) {
    ownText = .editable(text)
    contentChanged()
  }

  func contentChanged() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.font = font
    label.textColor = textColor
    label.textAlignment = textAlignment
    let isPlain = ownText.length == 0 || ownText.attributes(at: 0, effectiveRange: nil).isEmpty
    if isSecureTextEntry {
      label.text = String(repeating: "•", count: ownText.string.count)
    } else if isPlain {
      label.text = ownText.string
    } else {
      label.attributedText = ownText
    }
    label.lineBreakMode = textContainer.lineBreakMode
    selectedRange = NSRange(location: ownText.length, length: 0)
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The size of the text for a width, at least one line high.
  func fittingSize(_ width: CGFloat) -> CGSize {
    let room = width > 0 ? max(1, width - sides) : 0
    let text = label.sizeThatFits(CGSize(width: room, height: 0))
    let line = (font?.lineHeight ?? 0).rounded(.up)
    return CGSize(
      width: text.width + sides,
      height: max(text.height, line) + textContainerInset.top + textContainerInset.bottom
    )
  }

  func arrange() {
    let fitting = fittingSize(bounds.width)
    label.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding,
      y: textContainerInset.top,
      width: max(0, bounds.width - sides),
      height: fitting.height - textContainerInset.top - textContainerInset.bottom
    )
    contentSize = CGSize(width: bounds.width, height: fitting.height)
    positionCaret()
  }

  /// [I] A caret at the end of the last line, which does not blink.
  private func positionCaret() {
    caret.isHidden = !isEditing
    caret.backgroundColor = tintColor
    let line = (font?.lineHeight ?? 0).rounded(.up)
    let last = label.text?.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let end = UILabel()
    end.font = font
    end.text = String(last)
    let x = min(label.frame.minX + end.intrinsicContentSize.width, label.frame.maxX)
    caret.frame = CGRect(x: x, y: label.frame.maxY - line, width: 2, height: line)
  }

  func edit(_ range: NSRange, _ text: String) {
    let isAllowed =
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    if isAllowed { change(range, text) }
  }

  func deletedBackward() {
    if let range = erased { edit(range, "") }
  }

  func reportDetectors() {
    StageCore.ambient.warnOnce(
      "UITextView",
      "links and numbers are not detected in text",
      remedy: "set attributedText with the .link attribute"
    )
  }

  /// [I] Scrolls in proportion to the text before the range.
  func show(_ range: NSRange) {
    layoutIfNeeded()
    guard ownText.length > 0 else { return }
    let share = CGFloat(range.location + range.length) / CGFloat(ownText.length)
    let line = (font?.lineHeight ?? 0).rounded(.up)
    let y = label.frame.minY + max(0, label.frame.height * share - line)
    scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: line), animated: false)
  }
}
