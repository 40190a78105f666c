public import Foundation
public import HeadlessUIKit

/// When an item may be used, and what its owner has to do first.
///
/// [I] Nobody stands before a stage: items that are protected are read as others are.
public final class SecAccessControl: NSObject {
  fileprivate let protection: String
  fileprivate let flags: SecAccessControlCreateFlags

  fileprivate init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
    (self.protection, self.flags) = (protection, flags)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecAccessControl else { return false }
    return other.protection == protection && other.flags == flags
  }

  // That of a text would be another one in each run.
  public override var hash: Int { Int(truncatingIfNeeded: flags.rawValue) }
}

// [D] Security/SecAccessControl.h.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let companion = SecAccessControlCreateFlags(rawValue: 1 << 5)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)

  // The names of before Face ID.
  public static let touchIDAny = biometryAny
  public static let touchIDCurrentSet = biometryCurrentSet
}

/// [D] nil and an error unless `protection` is a value of `kSecAttrAccessible`.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?,
  _ protection: CFTypeRef,
  _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let name = protection as? String, accessibilities.contains(name) else {
    let wrong = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam))
    error?.pointee = .passRetained(wrong)
    return nil
  }
  return SecAccessControl(name, flags)
}

private let accessibilities: Set = [
  kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
  kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
  kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
]
