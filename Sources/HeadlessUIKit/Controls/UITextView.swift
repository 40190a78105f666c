@preconcurrency public import Foundation
public import Geometry

/// The room that text is set in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  open var size: CGSize {
    didSet { changed?() }
  }
  open var lineFragmentPadding: CGFloat = 5 {  // [D]
    didSet { changed?() }
  }
  open var maximumNumberOfLines = 0 {
    didSet { changed?() }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { changed?() }
  }
  var changed: (() -> Void)?
}

/// Lines of text that scroll and can be edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  // What has no public name of its own; see `UITextView+Layout.swift`.
  let label = UILabel()
  let caret = UIView()
  var ownText = NSMutableAttributedString(string: "")
  var ownFont: UIFont?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    assemble()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public convenience init() {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    assemble()
  }

  public let textContainer: NSTextContainer
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
    get { ownText }
    set { setAttributed(newValue) }
  }
  open var font: UIFont? {
    get { ownFont ?? .systemFont(ofSize: 12) }  // [W]
    set {
      ownFont = newValue
      contentChanged()
    }
  }
  open var textColor: UIColor? = .label {
    didSet { contentChanged() }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { contentChanged() }
  }
  open var isEditable = true
  open var isSelectable = true
  open var isSecureTextEntry = false {
    didSet { contentChanged() }
  }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open func scrollRangeToVisible(_ range: NSRange) { show(range) }

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
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(bounds.width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Editing

  open private(set) var isEditing = false
  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    setNeedsLayout()
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    isEditing = false
    setNeedsLayout()
    textDelegate?.textViewDidEndEditing(self)
    return true
  }
  open var hasText: Bool { ownText.length > 0 }
  open func insertText(_ text: String) {
    edit(NSRange(location: ownText.length, length: 0), text)
  }
  open func deleteBackward() { deletedBackward() }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    _ = becomeFirstResponder()
  }
}
