public import Foundation

// Every object may be an argument of a format where there is an Objective-C runtime:
// `String(format: "%@", view)`. On Linux a class has to say so.

extension _CVarArgObject where Self: NSObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension NSNumber: @retroactive _CVarArgObject {}
extension NSError: @retroactive _CVarArgObject {}
extension NSArray: @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive _CVarArgObject {}
extension NSAttributedString: @retroactive _CVarArgObject {}
