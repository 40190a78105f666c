@preconcurrency public import Foundation

/// A part of a text view's text that people interact with.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// Of the attribute `.textItemTag`.
    case tag(String)
  }

  public let content: Content
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }

  /// What the menu of an item shows.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    let menu: UIMenu

    public convenience init(menu: UIMenu) {
      self.init(preview: nil, menu: menu)
    }

    public init(preview: MenuPreview?, menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }

  /// What is lifted with the menu of an item; here the menu stands beside the item as it is.
  @preconcurrency @MainActor
  open class MenuPreview: NSObject {
    public init(view: UIView) {
      super.init()
      StageCore.ambient.warnOnce(
        "UITextItem",
        "a view was given as the preview of a menu in a text, which is not shown",
        remedy: "use the default preview"
      )
    }

    private override init() {
      super.init()
    }

    open class func `default`() -> MenuPreview { MenuPreview() }
  }
}
