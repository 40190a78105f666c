public import Foundation

// [D] Values are archived as the objects of a property list.

extension NSKeyedArchiver {
  public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
    // In an array, since a property list is never a single number.
    let data = try PropertyListEncoder().encode([value])
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [Any]
    encode(list?.first, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Nil for other objects.
  public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    do {
      return try decodeTopLevelDecodable(type, forKey: key)
    } catch {
      // [D] On iOS readers of data return nil; Foundation on Linux would end the process.
      if decodingFailurePolicy == .setErrorAndReturn { failWithError(error) }
      return nil
    }
  }

  /// Nil if there is no such key.
  public func decodeTopLevelDecodable<Value: Decodable>(
    _ type: Value.Type,
    forKey key: String
  ) throws -> Value? {
    let classes: [AnyClass] = [
      NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self, NSDate.self,
    ]
    guard containsValue(forKey: key), let object = decodeObject(of: classes, forKey: key) else {
      return nil
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: [object],
      format: .binary,
      options: 0
    )
    return try PropertyListDecoder().decode([Value].self, from: data).first
  }
}
