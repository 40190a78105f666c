@preconcurrency public import Foundation

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

  private func reportTokens() {
    StageCore.ambient.warnOnce(
      "UISearchTextField",
      "a search field has tokens, which are not drawn",
      remedy: "write them into its text for a film"
    )
  }
}
