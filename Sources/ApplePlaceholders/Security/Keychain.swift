import Foundation
import HeadlessUIKit

/// A stage's keychain: empty at first, kept in memory.
final class Keychain: StagePart {
  private var items: [[String: Any]] = []

  static var ofStage: Keychain { StageCore.ambient.part(Keychain.self) }

  func add(_ attributes: [String: Any]) -> Bool {
    guard !items.contains(where: { Self.areTheSame($0, attributes) }) else { return false }
    items.append(attributes.filter { !Self.isQuestion($0.key) })
    return true
  }

  func items(matching query: [String: Any]) -> [[String: Any]] {
    items.filter { Self.fits($0, query) }
  }

  /// Whether there were any.
  func update(_ query: [String: Any], with attributes: [String: Any]) -> Bool {
    let found = items.indices.filter { Self.fits(items[$0], query) }
    for index in found { items[index].merge(attributes) { $1 } }
    return !found.isEmpty
  }

  /// Whether there were any.
  func delete(_ query: [String: Any]) -> Bool {
    let count = items.count
    items.removeAll { Self.fits($0, query) }
    return items.count < count
  }

  // [D] What tells items of a class apart.
  private static let identifying = [
    kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrAccessGroup, kSecAttrServer,
    kSecAttrSecurityDomain, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort,
    kSecAttrPath, kSecAttrApplicationTag,
  ]
  private static let passwords: Set = [kSecClassGenericPassword, kSecClassInternetPassword]

  private static func areTheSame(_ item: [String: Any], _ other: [String: Any]) -> Bool {
    let isPassword = (other[kSecClass] as? String).map(passwords.contains) ?? false
    let keys = isPassword ? identifying : identifying + [kSecAttrLabel]
    return keys.allSatisfy { holds(item[$0], other[$0]) }
      && isSynchronized(item) == isSynchronized(other)
  }

  private static func isSynchronized(_ item: [String: Any]) -> Bool {
    item[kSecAttrSynchronizable] as? Bool ?? false
  }

  private static func holds(_ value: Any?, _ wanted: Any?) -> Bool {
    switch (value, wanted) {
    case (nil, nil): true
    case (let a?, let b?): (a as? AnyHashable) == (b as? AnyHashable)
    default: false
    }
  }

  /// Whether a key says what to return or whom to ask rather than what to find.
  private static func isQuestion(_ key: String) -> Bool {
    ["m_", "r_", "u_"].contains { key.hasPrefix($0) } || key == kSecUseDataProtectionKeychain
  }

  private static func fits(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    let keys = query.keys.filter { !isQuestion($0) && !isValue($0) }
    return keys.allSatisfy { key in
      guard key == kSecAttrSynchronizable else { return holds(item[key], query[key]) }
      if query[key] as? String == kSecAttrSynchronizableAny { return true }
      return isSynchronized(item) == isSynchronized(query)
    }
  }

  private static func isValue(_ key: String) -> Bool { key == kSecValueData }
}
