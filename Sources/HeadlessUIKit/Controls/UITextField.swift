@preconcurrency public import Foundation
import Geometry

/// An editable line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  // Internal members; see `UITextField+Look.swift`.
  let label = UILabel()
  let hint = UILabel()
  var placeholderColor: UIColor { .placeholderText }
  let caret = UIView()
  var selectionMark: TextSelectionMark?
  let wordPress = TextPress()
  let clearButton = UIButton(type: .system)
  var ownText = NSMutableAttributedString(string: "")
  var ownFont: UIFont?
  var ownColor: UIColor? = .label
  var ownAlignment = NSTextAlignment.natural
  var ownBorderColor: CGColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UITextField.self)
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// [D] Never nil once it was set: nil becomes an empty text.
  open var text: String? {
    get { ownText.string }
    set { replaceText(newValue ?? "") }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: ownText) }
    set { setAttributed(newValue) }
  }
  open var placeholder: String? {
    get { hint.text }
    set {
      hint.text = newValue
      hint.textColor = placeholderColor
      styleHint()
      contentChanged()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { hint.givenText }
    set {
      hint.attributedText = newValue
      contentChanged()
    }
  }
  open var font: UIFont? {
    get { ownFont ?? .systemFont(ofSize: 17) }  // [D]
    set {
      ownFont = newValue
      ownText.addToAll(.font, font)
      styleHint()
      contentChanged()
    }
  }
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      ownText.addToAll(.foregroundColor, newValue ?? .label)
      contentChanged()
    }
  }
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      ownText.alignAll(newValue)
      styleHint()
      contentChanged()
    }
  }
  /// Besides the font and the color.
  var ownAttributes: [NSAttributedString.Key: Any] = [:]
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { allAttributes }
    set { setAllAttributes(newValue) }
  }
  open var isSecureTextEntry = false {
    didSet { contentChanged() }
  }
  open var adjustsFontSizeToFitWidth = false {
    didSet { contentChanged() }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      for line in [label, hint] {
        line.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      }
    }
  }
  open var minimumFontSize = CGFloat.zero {
    didSet { contentChanged() }
  }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  /// [D] There are none, and none are taken, while the text is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? givenTyping ?? attributesAtSelection : nil }
    set { if isEditing { givenTyping = newValue } }
  }
  var givenTyping: [NSAttributedString.Key: Any]?

  // MARK: Keyboard

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// [D] iOS 18: for devices that have Writing Tools.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  open override dynamic var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override dynamic var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  // MARK: Look

  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderStyleChanged() } }
  }
  /// Shows the background; made with it.
  var backdrop: UIImageView?
  open var background: UIImage? {
    didSet { backgroundChanged() }
  }
  /// [D] Has no effect without `background`.
  open var disabledBackground: UIImage? {
    didSet { setNeedsLayout() }
  }
  open var leftView: UIView? {
    didSet { exchange(oldValue, with: leftView) }
  }
  open var rightView: UIView? {
    didSet { exchange(oldValue, with: rightView) }
  }
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { textFrame(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textFrame(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftFrame(in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightFrame(in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonFrame(in: bounds) }
  open func drawText(in rect: CGRect) { label.drawText(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { hint.drawText(in: rect) }

  open override dynamic var intrinsicContentSize: CGSize { naturalSize }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  override var tapIsPrimary: Bool { false }
  // [R] A tap on the background that ends editing leaves taps on a field to the field.
  override var answersTaps: Bool { true }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { textLine }

  // MARK: Editing

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    homeStage.keyboard.inputEntered(self)
  }
  open private(set) var isEditing = false
  open override dynamic var canBecomeFirstResponder: Bool { isEnabled && window != nil }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard window != nil else { return homeStage.keyboard.expect(self) }
    // [W] A text field notifies of the beginning and end of editing before the keyboard moves, a
    // text view after that.
    return homeStage.keyboard.afterwards { beginEditing() }
  }
  /// [W] What is typed or deleted first in a secure field replaces all of the text from before.
  var replacesSecureText = false
  private func beginEditing() -> Bool {
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    // [D] The delegate may keep the text.
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    replacesSecureText = isSecureTextEntry && hasText
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    return homeStage.keyboard.afterwards {
      guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
        return false
      }
      endEditing()
      return true
    }
  }
  override func giveUpFirstResponder() {
    super.giveUpFirstResponder()
    if isEditing { endEditing() }
  }
  private func endEditing() {
    isEditing = false
    if markedPart != nil { unmarkText() }
    givenTyping = nil
    setNeedsLayout()
    closeEditMenu()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  var selection = NSRange(location: 0, length: 0) {
    willSet { selectionWillChange(to: newValue) }
    didSet {
      defer { selectionDidChange(from: oldValue) }
      if selection != oldValue { givenTyping = nil }
      confirmMarkOutsideSelection()
    }
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(keptSelection) }
    set {
      selection = newValue.map(range) ?? NSRange(location: 0, length: 0)  // [M]
      setNeedsLayout()
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position.offset) }
  open func firstRect(for range: UITextRange) -> CGRect { part(of: range).rect }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : UITextSelectionRect.all([part(of: range)])
  }

  // MARK: Positions

  open weak var inputDelegate: (any UITextInputDelegate)?
  open func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    paragraphDirection(at: position)
  }
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) {
    direct(writingDirection, range)
    contentChanged()
  }
  var markedPart: NSRange?
  var comingMark: NSRange?
  open var markedTextRange: UITextRange? { markedPart.map { UITextRange($0) } }
  /// Kept; marked text looks like the rest.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selected: selectedRange)
  }
  open func unmarkText() { markedPart = nil }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(ownText.length) }
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  open func text(in range: UITextRange) -> String? { string(in: range) }
  /// [M] Replacing text by code asks nobody, and targets do not hear of it.
  open func replace(_ range: UITextRange, withText text: String) { exchange(range, for: text) }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    stretch(from: start, to: end)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    offsetPosition(position, by: offset)
  }
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    neighbor(of: position, in: direction, offset: offset)
  }
  open func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    farthest(in: range, direction)
  }
  open func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.order(to: other)
  }
  open func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    stretch(from: position, towards: direction)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(to: point, in: range)
  }

  // MARK: Commands

  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offersEditing(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteString() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectEverything() }
  open override func delete(_ sender: Any?) { deletedBackward() }
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { toggleUnderline() }

  open var hasText: Bool { ownText.length > 0 }
  /// Whether anything stands in place of the placeholder, and can be cleared.
  var isFilled: Bool { hasText }
  /// Takes away what the clear button clears.
  func empty() { text = "" }
  open func insertText(_ text: String) { typed(text) }
  open func deleteBackward() { deletedBackward() }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    if selectsByTaps(touch) { return showEditMenu() }
    _ = becomeFirstResponder()
    // [D] The caret goes where the user taps.
    if isFirstResponder { placeCaret(at: touch.location(in: self)) }
  }
}
