public import Foundation

// Every object may be an argument of a format where there is an Objective-C runtime:
// `String(format: "%@", view)`. On Linux a class has to say so.

extension _CVarArgObject where Self: NSObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension NSValue: @retroactive _CVarArgObject {}
extension NSError: @retroactive _CVarArgObject {}
extension NSURL: @retroactive _CVarArgObject {}
extension NSDate: @retroactive _CVarArgObject {}
extension NSIndexPath: @retroactive _CVarArgObject {}
extension NSArray: @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive _CVarArgObject {}
extension NSAttributedString: @retroactive _CVarArgObject {}

// Swift's collections are objects there too; what has no order is shown in that of its texts.

extension Array: @retroactive _CVarArgObject {}
extension Array: @retroactive CVarArg {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension Set: @retroactive _CVarArgObject {}
extension Set: @retroactive CVarArg {
  public var _cVarArgObject: any CVarArg { NSString(string: orderedDescription) }
  public var _cVarArgEncoding: [Int] { NSString(string: orderedDescription)._cVarArgEncoding }

  private var orderedDescription: String {
    "[\(map { String(reflecting: $0) }.sorted().joined(separator: ", "))]"
  }
}

extension Dictionary: @retroactive _CVarArgObject {}
extension Dictionary: @retroactive CVarArg {
  public var _cVarArgObject: any CVarArg { NSString(string: orderedDescription) }
  public var _cVarArgEncoding: [Int] { NSString(string: orderedDescription)._cVarArgEncoding }

  private var orderedDescription: String {
    let entries = map { "\(String(reflecting: $0)): \(String(reflecting: $1))" }.sorted()
    return "[\(entries.isEmpty ? ":" : entries.joined(separator: ", "))]"
  }
}

// Dates, identifiers and data are bridged objects there.

extension Date: @retroactive _CVarArgObject {}
extension Date: @retroactive CVarArg {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension UUID: @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg {
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
  public var _cVarArgEncoding: [Int] { NSString(string: uuidString)._cVarArgEncoding }
}

extension Data: @retroactive _CVarArgObject {}
extension Data: @retroactive CVarArg {
  public var _cVarArgObject: any CVarArg { NSString(string: objectDescription) }
  public var _cVarArgEncoding: [Int] { NSString(string: objectDescription)._cVarArgEncoding }

  private var objectDescription: String { NSData(data: self).description }
}
