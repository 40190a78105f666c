@preconcurrency public import Foundation

/// A view with text that cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView {
  // The properties as set; see `UILabel+Text.swift` for what is derived from them.
  var ownText: String?
  var ownAttributedText: NSAttributedString?
  var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var ownTextColor = UIColor.label
  var ownAlignment = NSTextAlignment.natural
  var ownLineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The width that layout has set for multi-line text; 0 before.
  var laidOutWidth = CGFloat.zero
  /// What attachments are told of, in a label that shows the text of a text view.
  weak var attachmentContainer: NSTextContainer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
    coder.finish(self, as: UILabel.self)
  }

  open var text: String? {
    get { ownAttributedText?.string ?? ownText }
    set { setText(newValue) }
  }
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? ownText.map { inLook($0) } }
    set { setAttributedText(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { FirstLetterStyle(ownAttributedText).font ?? ownFont }
    set { setFont(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { FirstLetterStyle(ownAttributedText).color ?? ownTextColor }
    set { setTextColor(newValue) }
  }
  open var textAlignment: NSTextAlignment {
    get { FirstLetterStyle(ownAttributedText).alignment ?? ownAlignment }
    set { setAlignment(newValue) }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set { setLineBreakMode(newValue) }
  }
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }
  open var minimumScaleFactor = CGFloat.zero {
    didSet { setNeedsDisplay() }
  }
  open var allowsDefaultTighteningForTruncation = false
  /// Whether fonts of text styles and of `UIFontMetrics` follow the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSize(traitCollection) }
  }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }
  open var preferredMaxLayoutWidth = CGFloat.zero {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  // [D] UILabel.shadowOffset: one point up.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  open override dynamic var intrinsicContentSize: CGSize { naturalSize }
  override func wrappedSize(_ width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return fittingSize(in: CGSize(width: width, height: 0))
  }
  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    widthChanged()
  }
  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { naturalBaselines }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    rectOfText(in: bounds, lines: lines)
  }
  open func drawText(in rect: CGRect) { drawPicture(in: rect) }
  open override func draw(_ rect: CGRect) { drawText(in: rect) }
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
