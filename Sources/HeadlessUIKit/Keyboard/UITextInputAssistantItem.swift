@preconcurrency public import Foundation

/// The shortcuts above an iPad's keyboard, which are kept and not drawn.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true  // [D]
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  public override init() {
    super.init()
  }
}

extension UIResponder {
  public var inputAssistantItem: UITextInputAssistantItem {
    companion(made: UITextInputAssistantItem())
  }
}
