public import Foundation
public import HeadlessUIKit

// [D] Results of the keychain's functions.
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let noErr: OSStatus = 0

/// Adds to the keychain of the stage, which is kept in memory.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let item = attributes.named, item[kSecClass] != nil else { return errSecParam }
  guard Keychain.ofStage.add(item) else { return errSecDuplicateItem }
  result?.pointee = answer(to: item, [item])
  return errSecSuccess
}

@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = query.named, query[kSecClass] != nil else { return errSecParam }
  let found = Keychain.ofStage.items(matching: query)
  guard !found.isEmpty else { return errSecItemNotFound }
  result?.pointee = answer(to: query, found)
  return errSecSuccess
}

@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary,
  _ attributesToUpdate: CFDictionary
) -> OSStatus {
  guard let query = query.named, query[kSecClass] != nil, let changes = attributesToUpdate.named
  else { return errSecParam }
  return Keychain.ofStage.update(query, with: changes) ? errSecSuccess : errSecItemNotFound
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = query.named, query[kSecClass] != nil else { return errSecParam }
  return Keychain.ofStage.delete(query) ? errSecSuccess : errSecItemNotFound
}

/// What a query wants returned: data, attributes with or without it, or nothing.
private func answer(to query: [String: Any], _ items: [[String: Any]]) -> AnyObject? {
  let wantsData = query[kSecReturnData] as? Bool == true
  let wantsAttributes = query[kSecReturnAttributes] as? Bool == true
  guard wantsData || wantsAttributes else { return nil }
  let answers: [AnyObject] = items.compactMap { item in
    guard wantsAttributes else { return (item[kSecValueData] as? Data).map { $0 as NSData } }
    return item.filter { wantsData || $0.key != kSecValueData } as NSDictionary
  }
  let isMany = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  return isMany ? answers as NSArray : answers.first
}

extension NSDictionary {
  fileprivate var named: [String: Any]? { self as? [String: Any] }
}
