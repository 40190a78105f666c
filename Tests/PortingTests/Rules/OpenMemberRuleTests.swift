import Testing

@testable import Porting

@Suite struct OpenMemberRuleTests {
  @Test func membersOfAFinalClassArePublic() {
    let text = "final public class A: B { open override func f() {}; open var x = 1; func g() {} }"
    #expect(ported(text) == text.replacing("open", with: "public"))
  }

  @Test(arguments: [
    "public class A: B { open override func f() {} }", "final class A { func open() {} }",
  ])
  func othersAreLeft(text: String) {
    #expect(ported(text) == text)
  }
}
