import Foundation
import HeadlessUIKit

/// A stage's keychain: empty at first, kept in memory.
final class Keychain: StagePart {
  private var items: [[String: Any]] = []

  static var ofStage: Keychain { StageCore.ambient.part(Keychain.self) }

  func add(_ attributes: [String: Any]) -> Bool {
    let identity = attributes.filter { Self.identifying.contains($0.key) }
    guard !items.contains(where: { Self.fits($0, identity, exactly: true) }) else { return false }
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
  private static let identifying: Set = [
    kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrAccessGroup, kSecAttrServer,
    kSecAttrApplicationTag, kSecAttrLabel,
  ]

  /// Whether a key says what to return rather than what to find.
  private static func isQuestion(_ key: String) -> Bool {
    key.hasPrefix("m_") || key.hasPrefix("r_") || key == kSecUseDataProtectionKeychain
  }

  private static func fits(
    _ item: [String: Any],
    _ query: [String: Any],
    exactly: Bool = false
  ) -> Bool {
    let keys = exactly ? identifying : Set(query.keys.filter { !isQuestion($0) && !isValue($0) })
    return keys.allSatisfy { key in
      switch (item[key], query[key]) {
      case (nil, nil): true
      case (let a?, let b?): (a as? AnyHashable) == (b as? AnyHashable)
      default: false
      }
    }
  }

  private static func isValue(_ key: String) -> Bool { key == kSecValueData }
}
