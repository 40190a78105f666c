import Testing

@testable import Porting

@Suite struct ClassByNameRuleTests {
  @Test func classesAreFoundByTheirNamesOnThePhone() {
    let text = "let a = NSClassFromString(\"UILabel\")"
    #expect(ported(text) == "let a = InterfaceClasses.named(\"UILabel\")")
    let declared = "func NSClassFromString(_ a: String) {}; NSClassFromString(\"UILabel\")"
    #expect(ported(declared) == declared)
  }
}
