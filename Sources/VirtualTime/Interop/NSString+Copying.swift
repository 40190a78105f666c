public import Foundation

extension NSString {
  /// A string as an object from one that is an object already. [D]
  public convenience init(string text: NSString) {
    self.init(string: text as String)
  }
}
