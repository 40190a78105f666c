@preconcurrency public import Foundation
import Geometry

/// A part of a search that stands for more than its text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  open var representedObject: Any?
  let text: String

  public init(icon: UIImage?, text: String) {
    self.text = text
    super.init()
  }
}

/// The field of a search bar; its tokens are kept and not drawn.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = [] {
    didSet { if !tokens.isEmpty { reportTokens() } }
  }
  open var tokenBackgroundColor: UIColor?
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open weak var searchSuggestionsDelegate: AnyObject?

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
    super.textRect(forBounds: bounds).offset(by: textShift)
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).offset(by: textShift)
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

  private func reportTokens() {
    StageCore.ambient.warnOnce(
      "UISearchTextField",
      "a search field has tokens, which are not drawn",
      remedy: "write them into its text for a film"
    )
  }
}

/// Is asked for what a token is copied as, and hears which suggestion is selected.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  func searchTextField(
    _ searchTextField: UISearchTextField,
    itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  )
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField,
    itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
  public func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  ) {}
}

extension CGRect {
  fileprivate func offset(by shift: UIOffset) -> CGRect {
    offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }
}
