import Foundation
import Geometry

/// The state that UIKit's views save if they have an identifier. [D]
extension UIView {
  private static let offsetKey = "UIScrollViewContentOffset"
  private static let textKey = "UITextText"

  func encodeUsualState(with coder: NSCoder) {
    switch self {
    case let field as UITextField: coder.encode(field.text, forKey: Self.textKey)
    case let text as UITextView: coder.encode(text.text, forKey: Self.textKey)
    default: break
    }
    guard let scroll = self as? UIScrollView else { return }
    coder.encode(scroll.contentOffset, forKey: Self.offsetKey)
    scroll.encodeModels(with: coder)
  }

  func decodeUsualState(with coder: NSCoder) {
    if let words = coder.decodeObject(forKey: Self.textKey) as? String {
      (self as? UITextField)?.text = words
      (self as? UITextView)?.text = words
    }
    guard let scroll = self as? UIScrollView, coder.containsValue(forKey: Self.offsetKey) else {
      return
    }
    let offset = coder.decodeCGPoint(forKey: Self.offsetKey)
    scroll.contentOffset = offset
    // Before layout there is no content to scroll.
    scroll.layer.core.queue.afterCommit { scroll.setContentOffset(offset, animated: false) }
    scroll.decodeModels(with: coder)
  }
}
