import Testing

@testable import Porting

@Suite struct ConstantObjectRuleTests {
  /// Where the constants come from.
  private static let head = "import ApplePlaceholders\n"

  @Test(arguments: [
    (
      "func a(_ b: AnyObject) {}\na(kSecClassKey)",
      "func a(_ b: AnyObject) {}\na(kSecClassKey as AnyObject)"
    ),
    (
      "func a(_ n: Int, of b: AnyObject?) {}\nself.a(1, of: kSecClassKey)",
      "func a(_ n: Int, of b: AnyObject?) {}\nself.a(1, of: kSecClassKey as AnyObject)"
    ),
  ])
  func constantsAreObjectsWhereAnyObjectIsTaken(text: String, expected: String) {
    #expect(ported(Self.head + text) == Self.head + expected)
    #expect(ported(Self.head + expected) == Self.head + expected)
  }

  @Test(arguments: [
    "func a(_ b: Key) {}\na(kSecClassKey)",
    "func a(_ b: AnyObject) {}\nfunc a(_ b: String) {}\na(kSecClassKey)",
    "func a(b: AnyObject) {}\na(kSecClassKey)",
    "func a(_ b: AnyObject) {}\na(c ? d : kSecClassKey)",
    "SecItemDelete(kSecClassKey)", "let a = [kSecClass, kSecClassKey]",
    "func a(_ b: AnyObject) {}\na(kSecClassKey as AnyObject)",
  ])
  func otherArgumentsStay(text: String) {
    #expect(ported(Self.head + text) == Self.head + text)
  }
}
