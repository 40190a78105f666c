import Testing

@testable import Porting

@Suite struct HiddenFunctionRuleTests {
  @Test func theFunctionIsNamedWithItsModule() {
    func text(_ name: String) -> String {
      "import UIKit\nextension CGFloat { func f(_ x: Self) -> Self { \(name)(self) + x.abs(\(name)(x)) } }"
    }
    #expect(ported(text("abs")) == text("Swift.abs"))
    #expect(ported(text("Swift.abs")) == text("Swift.abs"))
  }

  @Test(arguments: [
    "extension Double { var size: Double { abs(self) } }",
    "func f(_ x: CGFloat) -> CGFloat { abs(x) }",
    "extension CGFloat { func abs(_ x: Int) -> Int { x }; var a: Int { abs(1) } }",
    "extension CGFloat { var a: (CGFloat) -> CGFloat { let abs = { $0 }; return abs } }",
  ])
  func othersStay(text: String) {
    let text = "import UIKit\n" + text
    #expect(ported(text) == text)
  }
}
