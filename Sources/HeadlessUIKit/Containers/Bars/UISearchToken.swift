@preconcurrency public import Foundation

/// A part of a search that stands for more than its text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
