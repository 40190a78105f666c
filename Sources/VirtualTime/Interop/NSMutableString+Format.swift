public import Foundation

extension NSMutableString {
  /// Appends formatted text, which Foundation on Linux lacks. [D]
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}
