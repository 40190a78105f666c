import Foundation
import Geometry

extension UITextField {
  // [W] The padding of the text: 7 points in a rounded rectangle, none without a border.
  private var padding: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line, .bezel: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .roundedRect: UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
    }
  }
  private static let clearSide: CGFloat = 19  // [W]
  // [W] Interface Builder's height of a rounded field with the usual text sizes.
  private static let roundedHeight: CGFloat = 34

  func assemble() {
    for part in [hint, label, caret] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    wordPress.addTarget(self, action: Selector("wordPressed", UITextField.wordPressed))
    addGestureRecognizer(wordPress)
    hint.textColor = placeholderColor
    styleHint()
    clearButton.setImage(ButtonGlyph.clear.image, for: .normal)
    clearButton.tintColor = .tertiaryLabel
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clear() },
      for: .touchUpInside
    )
    clearButton.isHidden = true
    addSubview(clearButton)
  }

  func contentChanged() {
    let shown = isSecureTextEntry ? String(repeating: "•", count: ownText.string.count) : nil
    label.font = font
    label.textColor = textColor
    label.textAlignment = textAlignment
    if let shown {
      label.text = shown
    } else if ownText.hasLook {
      label.attributedText = ownText
    } else {
      label.text = ownText.string
    }
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = font.map { min(1, minimumFontSize / $0.pointSize) } ?? 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// [D] A placeholder with attributes has its own look, until the field gets another font.
  func styleHint() {
    hint.font = font
    hint.textAlignment = textAlignment
  }

  var naturalSize: CGSize {
    let texts = [label, hint].map(\.intrinsicContentSize)
    let line = (font?.lineHeight ?? 20).rounded(.up)
    let sides =
      (shows(leftView, leftViewMode) ? leftView?.bounds.width ?? 0 : 0)
      + (shows(rightView, rightViewMode) ? rightView?.bounds.width ?? 0 : 0)
    let height = max(line, texts.map(\.height).max() ?? 0) + padding.top + padding.bottom
    return CGSize(
      width: (texts.map(\.width).max() ?? 0) + padding.left + padding.right + sides,
      height: (borderStyle == .roundedRect ? max(height, Self.roundedHeight) : height) + ownInsets
    )
  }

  /// [W] What a subclass takes from the text above and below makes the field higher.
  private var ownInsets: CGFloat {
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let own = textRect(forBounds: probe).height
    // A subclass may also give the text a fixed height.
    let growth = textRect(forBounds: probe.insetBy(dx: 0, dy: -500)).height - own
    return abs(growth - 1000) < 0.01 ? max(0, textFrame(in: probe).height - own) : 0
  }

  private func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    switch mode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  private var showsClear: Bool { shows(clearButton, clearButtonMode) && isFilled }

  /// The area inside the border, the side views and the clear button.
  func textFrame(in bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: padding)
    var taken: [CGRect] = []
    if shows(leftView, leftViewMode) { taken.append(leftViewRect(forBounds: bounds)) }
    if shows(rightView, rightViewMode) {
      taken.append(rightViewRect(forBounds: bounds))
    } else if showsClear {
      taken.append(clearButtonRect(forBounds: bounds))
    }
    for side in taken {
      if side.midX < bounds.midX {
        let step = max(0, side.maxX - rect.minX)
        rect.origin.x += step
        rect.size.width -= step
      } else {
        rect.size.width -= max(0, rect.maxX - side.minX)
      }
    }
    rect.size.width = max(0, rect.width)
    return rect
  }

  func leftFrame(in bounds: CGRect) -> CGRect {
    side(leftView?.bounds.size ?? .zero, bounds, isLeading: true, inset: 0)
  }

  func rightFrame(in bounds: CGRect) -> CGRect {
    side(rightView?.bounds.size ?? .zero, bounds, isLeading: false, inset: 0)
  }

  func clearButtonFrame(in bounds: CGRect) -> CGRect {
    let size = CGSize(width: Self.clearSide, height: Self.clearSide)
    return side(size, bounds, isLeading: false, inset: 5)
  }

  /// [D] If text runs from right to left, the side views are swapped.
  private func side(
    _ size: CGSize,
    _ bounds: CGRect,
    isLeading: Bool,
    inset: CGFloat
  ) -> CGRect {
    let isLeft = isLeading != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX + inset : bounds.maxX - size.width - inset,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  var textLine: (first: CGFloat, last: CGFloat)? {
    let line = label.text?.isEmpty ?? true ? hint : label
    guard let offsets = line.textBaselines else { return nil }
    let area = textRect(forBounds: bounds)
    return (area.minY + offsets.first, bounds.height - area.maxY + offsets.last)
  }

  func exchange(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// [D] Drawn in place of a border, except of a rounded one.
  func backgroundChanged() {
    setNeedsLayout()
    guard background != nil, borderStyle != .roundedRect else {
      backdrop?.removeFromSuperview()
      return
    }
    let view = backdrop ?? UIImageView()
    backdrop = view
    insertSubview(view, at: 0)
    if borderStyle != .none { layer.borderWidth = 0 }
  }

  private func arrangeBackdrop() {
    backdrop?.image = isEnabled ? background : disabledBackground ?? background
    backdrop?.frame = borderRect(forBounds: bounds)
  }

  func arrange() {
    colorBorder()
    arrangeBackdrop()
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    label.frame = area
    label.alpha = isEnabled ? 1 : 0.5  // [I]
    hint.frame = placeholderRect(forBounds: bounds)
    hint.isHidden = isFilled
    leftView?.isHidden = !shows(leftView, leftViewMode)
    rightView?.isHidden = !shows(rightView, rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    clearButton.isHidden = !showsClear || shows(rightView, rightViewMode)
    clearButton.frame = clearButtonRect(forBounds: bounds)
    positionCaret(in: area)
  }

  /// Applied only when the style changes: later changes of the layer by the app are kept.
  func borderStyleChanged() {
    let style = borderStyle
    // [W] A hairline in a rounded rectangle of 5 points.
    layer.cornerRadius = style == .roundedRect ? 5 : 0
    layer.borderWidth = style == .none ? 0 : style == .roundedRect ? 0.5 : 1
    ownBorderColor = nil
    if style == .none { layer.borderColor = nil }
    if style == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
    backgroundChanged()
    contentChanged()
  }

  /// Follows light and dark mode, while the colour is that of the style.
  private func colorBorder() {
    guard borderStyle != .none, ownBorderColor == nil || layer.borderColor == ownBorderColor
    else { return }
    let color = borderStyle == .roundedRect ? UIColor.systemGray4 : .label
    ownBorderColor = color.resolvedColor(with: traitCollection).cgColor
    layer.borderColor = ownBorderColor
  }

  /// [I] The caret does not blink.
  private func positionCaret(in area: CGRect) {
    caret.isHidden = !isEditing || keptSelection.length > 0
    caret.backgroundColor = tintColor
    caret.frame = caretFrame(at: selection.location, in: area)
    markSelection(below: label)
  }

  func caretFrame(at offset: Int) -> CGRect {
    caretFrame(at: offset, in: editingRect(forBounds: bounds))
  }

  private func caretFrame(at offset: Int, in area: CGRect) -> CGRect {
    let height = (font?.lineHeight ?? 20).rounded(.up)
    let start = label.caretStart(at: offset, in: area) ?? hintStart(in: area)
    let x = min(max(start, area.minX), area.maxX - 2)
    return CGRect(x: x, y: area.midY - height / 2, width: 2, height: height)
  }

  func part(of range: UITextRange) -> UITextSelectionRect.Part {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    // Text that runs from right to left ends at its left end.
    let rect = CGRect(
      x: min(start.minX, end.minX),
      y: start.minY,
      width: abs(end.minX - start.minX),
      height: start.height
    )
    return (rect, end.minX < start.minX)
  }

  func nearest(to point: CGPoint) -> UITextPosition {
    let string = ownText.string as NSString
    var (best, least, offset) = (0, CGFloat.infinity, 0)
    while offset <= string.length {
      let distance = abs(caretFrame(at: offset).minX - point.x)
      // White space at the end has no width: the last place is meant.
      if distance <= least { (best, least) = (offset, distance) }
      guard offset < string.length else { break }
      offset = NSMaxRange(string.rangeOfComposedCharacterSequence(at: offset))
    }
    return UITextPosition(best)
  }

  /// Where text would begin, as the placeholder's alignment is resolved.
  private func hintStart(in area: CGRect) -> CGFloat {
    switch textAlignment {
    case .center: area.midX - 1
    case .right: area.maxX - 2
    case .natural where hint.isRightToLeft: area.maxX - 2
    default: area.minX
    }
  }
}
