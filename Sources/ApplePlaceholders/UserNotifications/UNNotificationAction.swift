public import Foundation

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A picture beside the title of an action.
open class UNNotificationActionIcon: NSObject {
  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
}

/// A button below a notification; actions that say the same are equal.
open class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public let icon: UNNotificationActionIcon?

  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title) = (identifier, title)
    (self.options, self.icon) = (options, icon)
    super.init()
  }

  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = []
  ) { self.init(identifier: identifier, title: title, options: options, icon: nil) }

  var words: [String] { [identifier, title] }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction else { return false }
    return words == other.words && options == other.options && type(of: self) == type(of: other)
  }

  open override var hash: Int { words.hashValue }
}

/// A button that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String

  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?,
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }

  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier,
      title: title,
      options: options,
      icon: nil,
      textInputButtonTitle: textInputButtonTitle,
      textInputPlaceholder: textInputPlaceholder
    )
  }

  override var words: [String] { super.words + [textInputButtonTitle, textInputPlaceholder] }
}
