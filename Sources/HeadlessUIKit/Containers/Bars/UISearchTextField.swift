@preconcurrency public import Foundation
import Geometry

/// The field of a search bar, whose tokens stand before its text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    look()
    coder.finish(self, as: UISearchTextField.self)
  }

  /// [W] It looks the same outside of a bar.
  private func look() {
    backgroundColor = UIColor.tertiarySystemFill
    layer.cornerRadius = 10  // [W]
    showGlass()
    leftViewMode = .always
    clearButtonMode = .whileEditing
  }

  func showGlass() {
    leftView = SearchIcon(frame: CGRect(origin: .zero, size: SearchIcon.size))
  }

  open var tokens: [UISearchToken] = [] {
    didSet { if tokens != oldValue { tokensChanged() } }
  }
  open var tokenBackgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// The text of the range gives way to the token.
  open func replaceTextualPortion(
    of textRange: UITextRange,
    with token: UISearchToken,
    at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// All of the text: tokens are not part of it.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// [W] Darker than that of other fields.
  override var placeholderColor: UIColor { .secondaryLabel }

  // What its search bar shifts.
  var textShift = UIOffset.zero
  var glassShift = UIOffset.zero
  var clearShift = UIOffset.zero
  var sideButtonShift = UIOffset.zero

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    leavingTokens(super.textRect(forBounds: bounds)).offset(by: textShift)
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    leavingTokens(super.editingRect(forBounds: bounds)).offset(by: textShift)
  }
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offset(by: glassShift)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offset(by: sideButtonShift)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offset(by: clearShift)
  }

  // MARK: Suggestions

  /// [D] iOS 16: in a menu below the field, while it is edited.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { followSuggestions() }
  }
  private(set) var suggestionMenu: SearchSuggestionMenu?

  private func followSuggestions() {
    guard isEditing, let window, let searchSuggestions, !searchSuggestions.isEmpty else {
      suggestionMenu?.close()
      suggestionMenu = nil
      return
    }
    let menu = suggestionMenu ?? SearchSuggestionMenu { [weak self] in self?.choose($0) }
    suggestionMenu = menu
    menu.show(searchSuggestions, below: self, in: window)
  }

  /// [D] The suggestions go when one of them is chosen, [I] before the delegate hears of it.
  private func choose(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow !== window else { return }
    suggestionMenu?.close()
    suggestionMenu = nil
  }

  // MARK: Tokens

  /// [I] Like a text, tokens take the place of the placeholder, and are cleared with it.
  override var isFilled: Bool { hasText || !tokens.isEmpty }
  override func empty() {
    super.empty()
    tokens = []
  }

  private static let tokenGap: CGFloat = 4  // [I]
  private(set) var tokenViews: [SearchTokenView] = []

  private func tokensChanged() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map { SearchTokenView($0) }
    for view in tokenViews {
      view.show(color: tokenBackgroundColor, font: font)
      addSubview(view)
    }
    setNeedsLayout()
  }

  private var tokenBreadth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + Self.tokenGap }
  }

  /// The text begins behind the tokens.
  private func leavingTokens(_ area: CGRect) -> CGRect {
    let breadth = min(tokenBreadth, area.width)
    let left = isRightToLeft ? area.minX : area.minX + breadth
    return CGRect(x: left, y: area.minY, width: area.width - breadth, height: area.height)
  }

  open override func layoutSubviews() {
    for view in tokenViews {
      view.show(color: tokenBackgroundColor, font: font)
      view.semanticContentAttribute = semanticContentAttribute
    }
    super.layoutSubviews()
    followSuggestions()
    guard !tokens.isEmpty else { return }
    let text = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let breadth = tokenBreadth
    var place: CGFloat = 0
    for view in tokenViews {
      let size = view.sizeThatFits(.zero)
      let x = isRightToLeft ? text.maxX + breadth - place - size.width : text.minX - breadth + place
      view.frame = CGRect(
        x: x,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      place += size.width + Self.tokenGap
    }
  }

  /// [D] At the start of the text, the user deletes the token before it.
  ///
  /// [I] Without selecting it first.
  open override func deleteBackward() {
    let isAtStart = selection.location == 0 && selection.length == 0
    guard isAtStart, allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
    tokens.removeLast()
    sendActions(for: .editingChanged)
  }
}

extension CGRect {
  fileprivate func offset(by shift: UIOffset) -> CGRect {
    offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }
}
