public import Foundation

/// A keyboard of one language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// [D] A language tag, such as "en-US".
  open private(set) var primaryLanguage: String?

  init(primaryLanguage: String) {
    self.primaryLanguage = primaryLanguage
    super.init()
  }

  /// The keyboards that the user has: one, of the stage's language.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(primaryLanguage: Stage.current.keyboardLanguage)]
  }

  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}
