public import Foundation

/// What an app gives to an extension, or gets from it.
open class NSExtensionItem: NSObject, NSCopying {
  /// [D] Has the other properties too, by their keys.
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }

  open var attributedTitle: NSAttributedString? {
    get { value(for: NSExtensionItemAttributedTitleKey) }
    set { set(newValue, for: NSExtensionItemAttributedTitleKey) }
  }

  open var attributedContentText: NSAttributedString? {
    get { value(for: NSExtensionItemAttributedContentTextKey) }
    set { set(newValue, for: NSExtensionItemAttributedContentTextKey) }
  }

  open var attachments: [NSItemProvider]? {
    get { value(for: NSExtensionItemAttachmentsKey) }
    set { set(newValue, for: NSExtensionItemAttachmentsKey) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.userInfo = userInfo
    return copy
  }

  private func value<Value>(for key: String) -> Value? { userInfo?[key] as? Value }

  private func set(_ value: Any?, for key: String) {
    var info = userInfo ?? [:]
    info[key] = value
    userInfo = info
  }
}

public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
