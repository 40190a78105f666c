public import Foundation

// Dictionaries and arrays as code reads them that has pointers to their keys and values. On iOS
// the collection owns what they point to; here Foundation makes it anew each time it is asked, so
// that what was given out lives on.

extension Unmanaged where Instance == NSString {
  /// A pointer to a string that lives on, such as the key of a property of an image.
  public static func passUnretained(_ value: CFString) -> Unmanaged<NSString> {
    .passUnretained(GivenObjects.shared.string(value))
  }

  /// A string that the one who is given it lets go of, such as a callback's.
  public static func passRetained(_ value: CFString) -> Unmanaged<NSString> {
    .passRetained(NSString(string: value))
  }
}

public func CFDictionaryGetCount(_ theDict: NSDictionary!) -> Int { theDict.count }

public func CFDictionaryGetValue(
  _ theDict: NSDictionary!,
  _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  value(of: key, in: theDict).map { GivenObjects.shared.pointer(to: $0) }
}

public func CFDictionaryContainsKey(_ theDict: NSDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  value(of: key, in: theDict) != nil
}

/// Whether there is one.
public func CFDictionaryGetValueIfPresent(
  _ theDict: NSDictionary!,
  _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

public func CFArrayGetCount(_ theArray: NSArray!) -> Int { theArray.count }

public func CFArrayGetValueAtIndex(_ theArray: NSArray!, _ idx: Int) -> UnsafeRawPointer! {
  GivenObjects.shared.pointer(to: theArray.object(at: idx) as AnyObject)
}

private func value(of key: UnsafeRawPointer, in dictionary: NSDictionary) -> AnyObject? {
  let key = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
  return dictionary.object(forKey: key).map { $0 as AnyObject }
}

/// What pointers were given out to.
private final class GivenObjects: @unchecked Sendable {
  static let shared = GivenObjects()

  private let access = NSLock()
  private var strings: [String: NSString] = [:]
  private var others: [AnyObject] = []

  func string(_ value: String) -> NSString {
    access.withLock {
      if let known = strings[value] { return known }
      let string = NSString(string: value)
      strings[value] = string
      return string
    }
  }

  func pointer(to object: AnyObject) -> UnsafeRawPointer {
    access.withLock { others.append(object) }
    return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}
