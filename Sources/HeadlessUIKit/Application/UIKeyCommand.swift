/// A key and its action.
///
/// A stage has no hardware keyboard, so the action is never sent.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open private(set) var action: Selector?
  open var discoverabilityTitle: String?

  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector
  ) {
    self.init()
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }

  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    (self.title, self.image) = (title, image)
    self.discoverabilityTitle = discoverabilityTitle
  }

  // [D] UIKit's names for keys without a character.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}
