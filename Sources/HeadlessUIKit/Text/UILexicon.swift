public import Foundation

/// What a user has in mind by a text, as names of people and shortcuts are.
open class UILexiconEntry: NSObject {
  public let documentText: String
  public let userInput: String

  init(documentText: String, userInput: String) {
    (self.documentText, self.userInput) = (documentText, userInput)
    super.init()
  }
}

/// The words of the user's own; the stage's user has none.
open class UILexicon: NSObject {
  open var entries: [UILexiconEntry] { [] }
}

extension UIInputViewController {
  public func requestSupplementaryLexicon(
    completion completionHandler: @escaping @MainActor (UILexicon) -> Void
  ) {
    stage.core.queue.later { completionHandler(UILexicon()) }
  }
}
