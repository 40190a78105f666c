public import Foundation

extension NSMutableString {
  /// [D] Foundation on Linux lacks it.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}
