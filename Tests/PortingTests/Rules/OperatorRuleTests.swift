import Testing

@testable import Porting

@Suite struct OperatorRuleTests {
  @Test(arguments: ["<", ">", "<=", ">=", "==", "!="])
  func operatorsOfNumbersBecomeMembers(sign: String) {
    let text = "public func \(sign) (a: NSNumber, b: NSNumber) -> Bool {\n  true\n}"
    #expect(ported(text) == "extension NSNumber { static " + text + " }")
  }

  @Test(arguments: [
    "func < (a: NSNumber, b: Int) -> Bool { true }",
    "func < (a: Row, b: Row) -> Bool { true }",
    "func + (a: NSNumber, b: NSNumber) -> NSNumber { a }",
    "struct A { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }",
  ])
  func othersStay(text: String) {
    #expect(ported(text) == text)
  }
}
