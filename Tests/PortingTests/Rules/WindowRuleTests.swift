import Testing

@testable import Porting

@Suite struct WindowRuleTests {
  @Test(arguments: [
    ("app.delegate?.window??.frame", "app.delegate?.window?.frame"),
    ("app.delegate!.window!!.frame", "app.delegate!.window!.frame"),
    ("view.window?.frame", "view.window?.frame"),
  ])
  func aWindowIsOptionalOnce(text: String, expected: String) {
    #expect(ported(text) == expected)
  }
}
