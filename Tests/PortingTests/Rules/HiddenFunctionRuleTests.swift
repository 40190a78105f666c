import Testing

@testable import Porting

@Suite struct HiddenFunctionRuleTests {
  @Test func theFunctionIsNamedWithItsModule() {
    let text = "extension CGFloat { func f(_ x: CGFloat) -> CGFloat { abs(self) + x.abs(abs(x)) } }"
    let wanted =
      "extension CGFloat { func f(_ x: CGFloat) -> CGFloat { Swift.abs(self) + x.abs(Swift.abs(x)) } }"
    #expect(ported(text) == wanted)
    #expect(ported(wanted) == wanted)
  }

  @Test(arguments: [
    "extension Double { var size: Double { abs(self) } }",
    "func f(_ x: CGFloat) -> CGFloat { abs(x) }",
    "extension CGFloat { func abs(_ x: Int) -> Int { x }; var a: Int { abs(1) } }",
    "extension CGFloat { var a: (CGFloat) -> CGFloat { let abs = { $0 }; return abs } }",
  ])
  func othersStay(text: String) {
    #expect(ported(text) == text)
  }
}
