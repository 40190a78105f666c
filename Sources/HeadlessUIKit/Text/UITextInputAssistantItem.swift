@preconcurrency public import Foundation

/// The shortcuts above an iPad's keyboard, which are kept and not drawn.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true  // [D]
  var leadingGroups: [any ShortcutGroup] = []
  var trailingGroups: [any ShortcutGroup] = []

  public override init() {
    super.init()
  }
}

/// A group of shortcuts: buttons of bars.
@MainActor
protocol ShortcutGroup: AnyObject {}
