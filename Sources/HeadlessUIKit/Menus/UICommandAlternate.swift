public import Foundation

/// What a command does while modifier keys are held.
///
/// A stage has no hardware keyboard, so the action is never sent.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  open private(set) var title = ""
  open private(set) var action: Selector?
  open private(set) var modifierFlags: UIKeyModifierFlags = []

  public override init() {
    super.init()
  }

  public convenience init(
    title: String,
    action: Selector,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.init()
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
