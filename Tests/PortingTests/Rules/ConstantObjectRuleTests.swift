import Testing

@testable import Porting

@Suite struct ConstantObjectRuleTests {
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
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }

  @Test(arguments: [
    "func a(_ b: CFString) {}\na(kSecClassKey)",
    "func a(_ b: AnyObject) {}\nfunc a(_ b: String) {}\na(kSecClassKey)",
    "func a(b: AnyObject) {}\na(kSecClassKey)",
    "func a(_ b: AnyObject) {}\na(c ? d : kSecClassKey)",
    "SecItemDelete(kSecClassKey)", "let a = [kSecClass, kSecClassKey]",
    "func a(_ b: AnyObject) {}\na(kSecClassKey as AnyObject)",
  ])
  func otherArgumentsStay(text: String) {
    #expect(ported(text) == text)
  }
}
