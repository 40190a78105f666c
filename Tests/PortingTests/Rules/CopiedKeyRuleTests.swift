import Testing

@testable import Porting

@Suite struct CopiedKeyRuleTests {
  @Test(arguments: [
    ("a.setObject(b, forKey: c as NSCopying)", "a.setObject(b, forKey: c as AnyHashable)"),
    ("a.setObject(b, forKey: (c as NSCopying))", "a.setObject(b, forKey: (c as AnyHashable))"),
    ("a.setObject(b(), forKey: c as! NSCopying)", "a.setObject(b(), forKey: c as! AnyHashable)"),
  ])
  func aKeyIsHashed(call: String, expected: String) {
    #expect(ported(call) == expected)
  }

  @Test(arguments: [
    "a.setObject(b as NSCopying, forKey: c)", "f(a as NSCopying)",
    "a.setObject(b, forKey: f(c as NSCopying))", "a.setValue(b, forKey: c as NSCopying)",
    "func setObject(_ a: Any, forKey b: NSCopying) {}",
  ])
  func otherCopiesStay(text: String) {
    #expect(ported(text) == text)
  }
}
