@preconcurrency public import Foundation
import Geometry

/// A bar with a field for the text to search for.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate, UITextInputTraits {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  private let field = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private static let height: CGFloat = 52  // [W] what it adds to a navigation bar
  private static let fieldHeight: CGFloat = 36  // [W]
  private static let gap: CGFloat = 8  // [I]
  var beganEditing: (() -> Void)?
  var cancelled: (() -> Void)?
  var scopeChosen: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UISearchBar.self)
  }

  open weak var delegate: (any UISearchBarDelegate)?
  /// [D] iOS 16.4: a disabled bar takes no touches.
  open var isEnabled = true {
    didSet { for part in [field, cancel, scopes] as [UIControl] { part.isEnabled = isEnabled } }
  }
  open var searchTextField: UISearchTextField { field }
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  // [D] Text input traits are forwarded to the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
  private var ownAccessory: UIView?
  open override dynamic var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { (ownAccessory, field.inputAccessoryView) = (newValue, newValue) }
  }
  private let promptLabel = UILabel()
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      roomChanged()
    }
  }
  open var searchBarStyle = Style.default {
    didSet { showBackground() }
  }
  open var barStyle = UIBarStyle.default
  /// [D] The colour of the bar behind the field.
  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }
  open var isTranslucent = true
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showBackground()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showBackground()
  }
  /// Custom images, and shifts of what the field contains.
  var parts = SearchBarParts() {
    didSet { partsChanged() }
  }
  private let backdrop = SearchBarBackdrop(frame: .zero)
  private var scopeBackdrop: UIImageView?
  open var backgroundImage: UIImage? {
    didSet { showBackground() }
  }
  /// [D] The minimal style has no background; an image, even an empty one, stands for the color.
  private func showBackground() {
    backdrop.image = backgroundImage
    let isFilled = searchBarStyle != .minimal && backgroundImage == nil
    backdrop.backgroundColor = isFilled ? barTintColor : nil
    backdrop.hasMaterial = isFilled && barTintColor == nil && !isInBar
  }
  /// A bar that it is part of, or stands on while it is presented, has the background.
  private var isInBar: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0 is UINavigationBar }
      || superview?.subviews.contains(where: { $0 is BarBackdrop }) == true
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  // MARK: Scopes

  let scopes = UISegmentedControl()
  open var scopeButtonTitles: [String]? {
    didSet { scopesChanged() }
  }
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { roomChanged() } }
  }
  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
    guard animated, window != nil else { return }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      (self.superview ?? self).layoutIfNeeded()
    }
  }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }

  // MARK: Icons

  private var icons: [Icon: UIImage] = [:]
  private let bookmark = UIButton(type: .system)
  private let resultsList = UIButton(type: .system)
  open var showsBookmarkButton = false {
    didSet { showSideButton() }
  }
  /// [I] It takes the place of the bookmark button.
  open var showsSearchResultsButton = false {
    didSet { showSideButton() }
  }
  open var isSearchResultsButtonSelected: Bool {
    get { resultsList.isSelected }
    set { resultsList.isSelected = newValue }
  }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard state == .normal else { return }
    icons[icon] = iconImage
    switch icon {
    case .search: showGlass()
    case .bookmark, .resultsList: showSideButton()
    case .clear:
      field.clearButton.setImage(iconImage ?? ButtonGlyph.clear.image, for: .normal)
    }
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    state == .normal ? icons[icon] : nil
  }
  private func showGlass() {
    if let image = icons[.search] {
      field.leftView = image.size == .zero ? UIView() : UIImageView(image: image)
    } else {
      field.showGlass()
    }
  }
  private func showSideButton() {
    let list = UIImage(systemName: "chevron.down.circle")
    bookmark.setImage(icons[.bookmark] ?? UIImage(systemName: "book"), for: .normal)
    resultsList.setImage(icons[.resultsList] ?? list, for: .normal)
    for button in [bookmark, resultsList] { button.sizeToFit() }
    let shown = showsSearchResultsButton ? resultsList : showsBookmarkButton ? bookmark : nil
    field.rightView = shown
    field.rightViewMode = shown == nil ? .never : .unlessEditing
    shiftSideButton()
  }
  private func shiftSideButton() {
    let icon = showsSearchResultsButton ? Icon.resultsList : .bookmark
    field.sideButtonShift = parts.iconShifts[icon] ?? .zero
  }
  private func roomChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
    let bars = sequence(first: self as UIView, next: \.superview)
    (bars.first { $0 is UINavigationBar } as? UINavigationBar)?.searchChanged()
  }

  open var showsCancelButton = false {
    didSet { setNeedsLayout() }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    guard animated, window != nil else { return }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.layoutIfNeeded()
    }
  }

  private func assemble() {
    field.placeholder = "Search"
    field.returnKeyType = .search  // [W]
    field.enablesReturnKeyAutomatically = true  // [W]
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.typed() },
      for: .editingChanged
    )
    scopes.addAction(UIAction { [weak self] _ in self?.scopeTapped() }, for: .valueChanged)
    scopes.isHidden = true
    bookmark.addAction(UIAction { [weak self] _ in self?.bookmarkTapped() }, for: .touchUpInside)
    resultsList.addAction(UIAction { [weak self] _ in self?.listTapped() }, for: .touchUpInside)
    promptLabel.font = .systemFont(ofSize: BarMetrics.promptSize)
    promptLabel.textAlignment = .center
    for part in [backdrop, scopes, promptLabel] { addSubview(part) }
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: UIFont.buttonFontSize)
    cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    addSubview(field)
    addSubview(cancel)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: promptHeight)
    scopes.isHidden = !showsScopes
    let top = bounds.height - scopeHeight
    scopeBackdrop?.frame = CGRect(x: 0, y: top, width: bounds.width, height: scopeHeight)
    scopeBackdrop?.isHidden = !showsScopes
    scopes.frame = CGRect(
      x: room.lowerBound,
      y: bounds.height - scopeHeight + 2,
      width: room.upperBound - room.lowerBound,
      height: 32
    )
    layOutField()
    cancel.alpha = showsCancelButton ? 1 : 0
  }

  /// The extent between the margins, inside the safe area at the sides.
  private var room: ClosedRange<CGFloat> {
    let margin = SideMargin.at(width: bounds.width)
    let start = safeAreaInsets.left + margin
    return start...max(start, bounds.width - safeAreaInsets.right - margin)
  }

  private func layOutField() {
    let button = cancel.sizeThatFits(bounds.size).width
    let taken = showsCancelButton ? button + Self.gap : 0
    let frame = CGRect(
      x: room.lowerBound,
      // [I] a little above the middle
      y: promptHeight + (bounds.height - promptHeight - scopeHeight - fieldHeight) / 2 - 3,
      width: max(0, room.upperBound - room.lowerBound - taken),
      height: fieldHeight
    )
    let shift = parts.fieldShift
    field.frame = mirrored(frame).offsetBy(dx: shift.horizontal, dy: shift.vertical)
    cancel.frame = mirrored(
      CGRect(
        x: frame.maxX + Self.gap,
        y: frame.minY,
        width: button,
        height: fieldHeight
      )
    )
  }

  /// [D] Leading and trailing are swapped from right to left.
  private func mirrored(_ frame: CGRect) -> CGRect {
    isRightToLeft ? frame.mirrored(between: room.lowerBound, and: room.upperBound) : frame
  }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  // MARK: The field

  /// [D] One scope alone is not shown.
  private var showsScopes: Bool { showsScopeBar && scopes.numberOfSegments > 1 }
  private var scopeHeight: CGFloat { showsScopes ? 44 : 0 }  // [I]
  /// [W] A background image brings its own height.
  private var fieldHeight: CGFloat { parts.fieldBackground?.size.height ?? Self.fieldHeight }
  private var promptHeight: CGFloat { prompt == nil ? 0 : 20 }  // [I]
  /// The height with its prompt and its scope buttons.
  var naturalHeight: CGFloat { Self.height + promptHeight + scopeHeight }

  private func partsChanged() {
    field.textShift = parts.textShift
    field.glassShift = parts.iconShifts[.search] ?? .zero
    field.clearShift = parts.iconShifts[.clear] ?? .zero
    shiftSideButton()
    field.setNeedsLayout()
    field.background = parts.fieldBackgrounds[.normal]
    field.disabledBackground = parts.fieldBackgrounds[.disabled]
    if parts.fieldBackground != nil { (field.backgroundColor, field.layer.cornerRadius) = (nil, 0) }
    if parts.scopeBackground != nil, scopeBackdrop == nil {
      let view = UIImageView()
      scopeBackdrop = view
      insertSubview(view, aboveSubview: backdrop)
    }
    scopeBackdrop?.image = parts.scopeBackground
    setNeedsLayout()
  }

  private func scopesChanged() {
    let kept = selectedScopeButtonIndex
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if scopes.numberOfSegments > 0 {
      scopes.selectedSegmentIndex = min(kept, scopes.numberOfSegments - 1)
    }
    roomChanged()
  }

  private func scopeTapped() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
    scopeChosen?()
  }

  private func bookmarkTapped() { delegate?.searchBarBookmarkButtonClicked(self) }
  private func listTapped() { delegate?.searchBarResultsListButtonClicked(self) }

  private func typed() { delegate?.searchBar(self, textDidChange: field.text ?? "") }

  /// [D] The delegate ends the search; a search controller does so itself.
  private func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    cancelled?()
  }

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    beganEditing?()
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}
