import Foundation

/// The number of a type of Core Foundation, whose values no cast tells apart on iOS.
public typealias CFTypeID = UInt

/// A class of Core Foundation's kind that is declared in a room above.
package protocol NumberedType: AnyObject {
  /// From 256; those of Foundation come before.
  static var typeID: CFTypeID { get }
}

public func CFGetTypeID(_ cf: CFTypeRef) -> CFTypeID {
  if let numbered = cf as? any NumberedType { return type(of: numbered).typeID }
  if let number = cf as? NSNumber {
    return number.isBoolean ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  }
  // [D] Objects that Core Foundation knows nothing of have the number of its base type.
  return FoundationType.allCases.first { $0.isType(of: cf) }?.rawValue ?? 1
}

public func CFStringGetTypeID() -> CFTypeID { FoundationType.string.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { FoundationType.number.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { FoundationType.boolean.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { FoundationType.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { FoundationType.dictionary.rawValue }
public func CFSetGetTypeID() -> CFTypeID { FoundationType.set.rawValue }
public func CFDataGetTypeID() -> CFTypeID { FoundationType.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { FoundationType.date.rawValue }
public func CFURLGetTypeID() -> CFTypeID { FoundationType.url.rawValue }
public func CFErrorGetTypeID() -> CFTypeID { FoundationType.error.rawValue }
public func CFNullGetTypeID() -> CFTypeID { FoundationType.null.rawValue }
public func CFAttributedStringGetTypeID() -> CFTypeID { FoundationType.attributedString.rawValue }

extension NSNumber {
  /// There are two booleans, which are objects of their own.
  fileprivate var isBoolean: Bool { self === kCFBooleanTrue || self === kCFBooleanFalse }
}

/// [I] The numbers are ours: on iOS they differ from system to system.
private enum FoundationType: CFTypeID, CaseIterable {
  case string = 2
  case number, boolean, array, dictionary, set, data, date, url, error, null, attributedString

  func isType(of object: CFTypeRef) -> Bool {
    switch self {
    case .string: object is NSString
    case .number, .boolean: false
    case .array: object is NSArray
    case .dictionary: object is NSDictionary
    case .set: object is NSSet
    case .data: object is NSData
    case .date: object is NSDate
    case .url: object is NSURL
    case .error: object is NSError
    case .null: object is NSNull
    case .attributedString: object is NSAttributedString
    }
  }
}
