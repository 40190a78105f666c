public import Foundation

extension NSString {
  /// The text with formatted text behind it, which Foundation on Linux lacks. [D]
  public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    appending(String(format: format as String, arguments: args)) as NSString
  }
}
