import Foundation
import Geometry

extension UITextView {
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func assemble() {
    backgroundColor = .systemBackground
    caret.isUserInteractionEnabled = false
    for part in [label, caret] { addSubview(part) }
    wordPress.addTarget(self, action: Selector("wordPressed", UITextView.wordPressed))
    addGestureRecognizer(wordPress)
    textContainer.owner = self
    label.attachmentContainer = textContainer
    textContainer.widthTracksTextView = true  // [I]
    contentChanged()
    selection = NSRange(location: ownText.length, length: 0)
  }

  func replaceText(_ text: String) {
    setAttributed(NSAttributedString(string: text))
  }

  /// [D] Nil becomes an empty text.
  func setAttributed(_ text: NSAttributedString?) {
    takeStyle(FirstLetterStyle(text))
    hasLostFont = false
    markedPart = nil
    changeText {
      ownText.setAttributedString(text ?? NSAttributedString(string: ""))
      givenTyping = nil
      selection = NSRange(location: ownText.length, length: 0)
    }
  }

  func contentChanged() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.font = shownFont
    label.textColor = textColor
    label.textAlignment = textAlignment
    let mode = textContainer.lineBreakMode
    label.lineBreakMode = mode
    let whole = NSRange(location: 0, length: ownText.length)
    let isPlain = ownText.runs(in: whole).allSatisfy(\.attributes.isEmpty)
    if isPlain {
      label.text = ownText.string
    } else {
      label.attributedText = textWithLinks
      if mode != .byWordWrapping { label.lineBreakMode = mode }
    }
    label.setNeedsDisplay()
    layoutManager.forgetLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The size of the text for a width, at least one line high.
  func fittingSize(_ width: CGFloat) -> CGSize {
    let text = textSize(width)
    // An empty line after the last line end counts.
    let extra = hasText && ownText.endsWithLineEnd ? layoutManager.extraLineHeight : 0
    return CGSize(
      width: text.width + sides,
      height: text.height + (extra - 1e-6).rounded(.up) + textContainerInset.top
        + textContainerInset.bottom
    )
  }

  private func textSize(_ width: CGFloat) -> CGSize {
    let room = width > 0 ? max(1, roomWidth(in: width)) : 0
    let text = label.sizeThatFits(CGSize(width: room, height: 0))
    // [W] In whole pixels, as a label of one line is.
    let line = shownFont.lineHeight.roundedUp(to: pixelsPerPoint)
    return CGSize(width: text.width, height: max(text.height, line))
  }

  /// Between the paddings of the container.
  private func roomWidth(in width: CGFloat) -> CGFloat {
    guard textContainer.widthTracksTextView || textContainer.size.width <= 0 else {
      return max(0, textContainer.size.width - 2 * textContainer.lineFragmentPadding)
    }
    return max(0, width - sides)
  }

  private var roomHeight: CGFloat {
    guard textContainer.heightTracksTextView || flowsOn else { return .infinity }
    return max(0, bounds.height - textContainerInset.top - textContainerInset.bottom)
  }

  var lineHeight: CGFloat { shownFont.lineHeight.rounded(.up) }

  func arrange() {
    let room = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding,
      y: textContainerInset.top,
      width: roomWidth(in: bounds.width),
      height: min(textSize(bounds.width).height, roomHeight)
    )
    label.frame = label.isManaged ? managedFrame(around: room) : room
    contentSize = CGSize(width: bounds.width, height: fittingSize(bounds.width).height)
    positionCaret()
  }

  /// With the padding, into which a layout manager may draw as well.
  private func managedFrame(around room: CGRect) -> CGRect {
    room.insetBy(dx: -textContainer.lineFragmentPadding, dy: 0)
  }

  /// [I] The caret does not blink.
  private func positionCaret() {
    caret.isHidden = !isEditing || keptSelection.length > 0
    caret.backgroundColor = tintColor
    caret.frame = caretFrame(at: NSMaxRange(keptSelection))
    markSelection(below: label)
    finding?.showResults()
  }

  func edit(_ range: NSRange, _ text: String) {
    if mayChange(range, to: text) { change(range, text) }
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
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

  func show(_ range: NSRange) {
    layoutIfNeeded()
    guard ownText.length > 0 else { return }
    let rect = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
    scrollRectToVisible(inContent(rect), animated: false)
  }
}
