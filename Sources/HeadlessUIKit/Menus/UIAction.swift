@preconcurrency public import Foundation

/// What a menu holds.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public override init() {
    super.init()
  }

  open internal(set) var title = ""
}

/// A closure with a title, in place of a target and a selector.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  private var handler: (UIAction) -> Void = { _ in }
  open private(set) weak var sender: AnyObject?

  public override init() {
    super.init()
  }

  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.init()
    self.title = title
    self.handler = handler
  }

  func perform(_ sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
