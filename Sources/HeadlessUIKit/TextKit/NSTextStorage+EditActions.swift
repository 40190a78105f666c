public import Foundation

extension NSTextStorage {
  /// What an edit changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public static let willProcessEditingNotification =
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification =
    Notification.Name("NSTextStorageDidProcessEditingNotification")
}

/// The name of the actions' type in Swift 3.
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
