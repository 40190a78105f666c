public import Foundation

/// An object that a format shows by its description: `String(format: "%@", view)`.
///
/// Every object may be such an argument where there is an Objective-C runtime; on Linux a class has
/// to say so.
public protocol FormattedObject: NSObject, _CVarArgObject {}

extension FormattedObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension NSNumber: @retroactive _CVarArgObject, FormattedObject {}
extension NSError: @retroactive _CVarArgObject, FormattedObject {}
extension NSArray: @retroactive _CVarArgObject, FormattedObject {}
extension NSDictionary: @retroactive _CVarArgObject, FormattedObject {}
extension NSAttributedString: @retroactive _CVarArgObject, FormattedObject {}
