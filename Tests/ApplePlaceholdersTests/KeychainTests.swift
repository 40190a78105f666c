import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct KeychainTests {
  private let stage = Stage(device: .iPhone15)

  @Test func whatIsAddedIsFoundUntilItIsDeleted() throws {
    #expect(SecItemCopyMatching(query("a") as NSDictionary, nil) == errSecItemNotFound)
    #expect(add("a", "one") == errSecSuccess && add("b", "two") == errSecSuccess)
    #expect(add("a", "three") == errSecDuplicateItem)
    #expect(data("a") == Data("one".utf8) && data("b") == Data("two".utf8))
    let change: [String: Any] = [kSecValueData: Data("four".utf8)]
    #expect(SecItemUpdate(query("a") as NSDictionary, change as NSDictionary) == errSecSuccess)
    #expect(data("a") == Data("four".utf8) && data("b") == Data("two".utf8))
    #expect(SecItemDelete(query("a") as NSDictionary) == errSecSuccess)
    #expect(SecItemDelete(query("a") as NSDictionary) == errSecItemNotFound)
    #expect(data("a") == nil && data("b") != nil)
  }

  @Test func allItemsOfAClassAreReturnedWithTheirAttributes() throws {
    for account in ["a", "b"] { _ = add(account, account) }
    let all: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll,
      kSecReturnAttributes: true,
    ]
    var result: AnyObject?
    #expect(SecItemCopyMatching(all as NSDictionary, &result) == errSecSuccess)
    let found = try #require(result as? [[String: Any]])
    #expect(found.compactMap { $0[kSecAttrAccount] as? String } == ["a", "b"])
    #expect(found.allSatisfy { $0[kSecValueData] == nil })
  }

  @Test func errorsAreSentences() {
    let known = [
      errSecSuccess, errSecParam, errSecUserCanceled, errSecAuthFailed, errSecDuplicateItem,
      errSecItemNotFound,
    ]
    let sentences = known.compactMap { SecCopyErrorMessageString($0, nil) as String? }
    #expect(Set(sentences).count == known.count && SecCopyErrorMessageString(-1, nil) == nil)
  }

  @Test func everyStageHasAKeychainOfItsOwn() {
    _ = add("a", "one")
    let other = Stage(device: .iPhone15)
    withExtendedLifetime(other) { #expect(data("a") == nil) }
  }

  @Test func anItemMayBeProtected() throws {
    let access = try #require(
      SecAccessControlCreateWithFlags(
        nil,
        kSecAttrAccessibleWhenUnlocked as CFTypeRef,
        [.biometryAny, .or, .devicePasscode],
        nil
      )
    )
    let item = query("a").merging(
      [kSecAttrAccessControl: access, kSecValueData: Data("one".utf8)]
    ) { $1 }
    #expect(SecItemAdd(item as NSDictionary, nil) == errSecSuccess)
    let question: [String: Any] = [
      kSecReturnData: true, kSecUseOperationPrompt: "Who is there?",
      kSecUseAuthenticationUI: kSecUseAuthenticationUIFail,
    ]
    var result: AnyObject?
    let asked = query("a").merging(question) { $1 } as NSDictionary
    #expect(SecItemCopyMatching(asked, &result) == errSecSuccess)
    #expect(result as? Data == Data("one".utf8))
  }

  @Test func protectionsHaveNames() {
    var error: Unmanaged<CFError>?
    #expect(SecAccessControlCreateWithFlags(nil, "now" as CFTypeRef, .userPresence, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecParam))
    #expect(SecAccessControlCreateFlags.applicationPassword.rawValue == 0x8000_0000)
  }

  // [D] What tells passwords of the internet apart.
  @Test(arguments: [kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain])
  func passwordsOfTheInternetDiffer(in key: String) {
    func status(_ value: String) -> OSStatus {
      let item: [String: Any] = [kSecClass: kSecClassInternetPassword, key: value]
      return SecItemAdd(item as NSDictionary, nil)
    }
    #expect(status("a") == errSecSuccess && status("b") == errSecSuccess)
    #expect(status("a") == errSecDuplicateItem)
  }

  @Test func noKeyIsMade() {
    var error: Unmanaged<CFError>?
    let parameters: [String: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
    ]
    #expect(SecKeyCreateRandomKey(parameters as NSDictionary, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
  }

  @Test func aQueryWithoutAClassIsWrong() {
    #expect(SecItemAdd([kSecAttrAccount: "a"] as NSDictionary, nil) == errSecParam)
  }

  private func query(_ account: String) -> [String: Any] {
    [kSecClass: kSecClassGenericPassword, kSecAttrService: "app", kSecAttrAccount: account]
  }

  private func add(_ account: String, _ text: String) -> OSStatus {
    let item = query(account).merging([kSecValueData: Data(text.utf8)]) { $1 }
    return SecItemAdd(item as NSDictionary, nil)
  }

  private func data(_ account: String) -> Data? {
    let question = query(account).merging([kSecReturnData: true]) { $1 }
    var result: AnyObject?
    guard SecItemCopyMatching(question as NSDictionary, &result) == errSecSuccess else {
      return nil
    }
    return result as? Data
  }
}
