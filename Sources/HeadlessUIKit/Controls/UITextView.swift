@preconcurrency public import Foundation
public import Geometry

/// A scrollable, editable text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  // Internal members; see `UITextView+Layout.swift`.
  let label: ManagedLabel
  let caret = UIView()
  var selectionMark: TextSelectionMark?
  let wordPress = TextPress()
  var stack: TextStack
  var ownFont: UIFont?
  var ownColor: UIColor? = .label
  var ownAlignment = NSTextAlignment.natural

  /// [D] A container that belongs to a layout manager already brings its text along.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    stack = TextStack(textContainer, size: frame.size)
    label = stack.makeLabel()
    super.init(frame: frame)
    assemble()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public convenience init() {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Layout is that of `NSLayoutManager`, whichever is asked for.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    stack = TextStack(nil, size: .zero)
    label = stack.makeLabel()
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UITextView.self)
  }

  open var textContainer: NSTextContainer { stack.container }
  open var layoutManager: NSLayoutManager { stack.manager }
  open var textStorage: NSTextStorage { stack.storage }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {  // [D]
    didSet { contentChanged() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { ownText.string }
    set { replaceText(newValue ?? "") }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: ownText) }
    set { setAttributed(newValue) }
  }
  /// [W] Nil while there is neither a font nor any text.
  open var font: UIFont? {
    get { ownFont ?? (hasText && !hasLostFont ? shownFont : nil) }
    set {
      ownFont = newValue
      hasLostFont = newValue == nil
      ownText.addToAll(.font, shownFont)
      givenTyping?[.font] = shownFont
      contentChanged()
    }
  }
  /// [W] Nil takes the font away until there is another text.
  var hasLostFont = false
  /// [W] Text without a font has 12 points.
  var shownFont: UIFont { ownFont ?? .systemFont(ofSize: 12) }
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      ownText.addToAll(.foregroundColor, newValue ?? .label)
      givenTyping?[.foregroundColor] = newValue ?? UIColor.label
      contentChanged()
    }
  }
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      ownText.alignAll(newValue)
      contentChanged()
    }
  }
  open var isEditable = true
  open var isSelectable = true {
    didSet { wordPress.isEnabled = isSelectable }
  }
  /// Whether a finger has selected something although the text is not edited.
  var isSelecting = false {
    didSet { setNeedsLayout() }
  }
  /// [D] Its text cannot be copied; only text fields obscure it.
  open var isSecureTextEntry = false
  var selection = NSRange(location: 0, length: 0) {
    willSet { selectionWillChange(to: newValue) }
    didSet {
      defer { selectionDidChange(from: oldValue) }
      if selection != oldValue { givenTyping = nil }
      confirmMarkOutsideSelection()
      if marksSelection { setNeedsLayout() }
    }
  }
  /// [W] The delegate hears of what code selects, too.
  open var selectedRange: NSRange {
    get { selection }
    set {
      guard newValue != selection else { return }
      selection = newValue
      textDelegate?.textViewDidChangeSelection(self)
    }
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(keptSelection) }
    set {
      selection = newValue.map(range) ?? NSRange(location: ownText.length, length: 0)
      textDelegate?.textViewDidChangeSelection(self)
    }
  }
  open var allowsEditingTextAttributes = false
  /// [D] Those of the text at the selection, unless others were set since it changed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { givenTyping ?? attributesAtSelection }
    set { givenTyping = newValue }
  }
  var givenTyping: [NSAttributedString.Key: Any]?
  // [M] The tint color, which nil restores; an empty look leaves links as the text has them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLookOfLinks ?? [.foregroundColor: tintColor as Any] }
    set {
      ownLookOfLinks = newValue
      contentChanged()
    }
  }
  private var ownLookOfLinks: [NSAttributedString.Key: Any]?
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if hasLinks { contentChanged() }
  }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// [D] iOS 18: for devices that have Writing Tools.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var isWritingToolsActive: Bool { false }
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var clearsOnInsertion = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if !dataDetectorTypes.isEmpty { reportDetectors() } }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
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
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position.offset) }
  /// [I] Of an empty range: the caret's.
  open func firstRect(for range: UITextRange) -> CGRect {
    parts(of: range).first?.rect ?? caretRect(for: range.start)
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    UITextSelectionRect.all(parts(of: range))
  }
  open func scrollRangeToVisible(_ range: NSRange) { show(range) }

  // MARK: Finding

  private(set) var finding: TextFinding?
  /// [D] iOS 16: whether the user can find text in it.
  open var isFindInteractionEnabled: Bool {
    get { finding != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      finding?.leave()
      finding = newValue ? TextFinding(self) : nil
    }
  }
  /// [D] Nil unless it is enabled.
  open var findInteraction: UIFindInteraction? { finding?.interaction }

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
  /// [W] Replacing text by code does not ask the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    change(self.range(range), text)
  }
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

  // MARK: Layout

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// [D] A text view that does not scroll is as high as its text.
  override func wrappedSize(_ width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : fittingSize(width)
  }
  open override dynamic var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(bounds.width)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Editing

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    homeStage.keyboard.inputEntered(self)
  }
  open private(set) var isEditing = false
  open override dynamic var canBecomeFirstResponder: Bool { isEditable && window != nil }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard window != nil else { return homeStage.keyboard.expect(self) }
    guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    setNeedsLayout()
    textDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    endEditing()
    return true
  }
  override func giveUpFirstResponder() {
    super.giveUpFirstResponder()
    if isEditing { endEditing() }
  }
  private func endEditing() {
    isEditing = false
    if markedPart != nil { unmarkText() }
    setNeedsLayout()
    closeEditMenu()
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }
  open var hasText: Bool { ownText.length > 0 }
  open func insertText(_ text: String) {
    edit(insertionRange, text)
  }
  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    // [D] Text that is not editable is only selected and copied.
    if !isEditable, action == "cut:" || action == "paste:" { return false }
    return offersEditing(action) ?? super.canPerformAction(action, withSender: sender)
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
  open func deleteBackward() { deletedBackward() }
  // [R] As in a text field.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEditable, gestureRecognizer.view !== self, gestureRecognizer.isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if interact(at: point) { return }
    if selectsByTaps(touch) { return showEditMenu() }
    isSelecting = false
    _ = becomeFirstResponder()
    // [W] The caret goes where the user taps.
    if isFirstResponder { placeCaret(at: point) }
  }
}
