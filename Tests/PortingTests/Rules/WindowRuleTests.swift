import Testing

@testable import Porting

@Suite struct WindowRuleTests {
  @Test(arguments: [
    ("app.delegate?.window??.frame", "app.delegate?.window?.frame"),
    ("app.delegate!.window!!.frame", "app.delegate!.window!.frame"),
    ("view.window?.frame", "view.window?.frame"),
    ("if let a = app.delegate!.window! {}", "if let a = app.delegate!.window {}"),
    ("guard let a = b.delegate?.window! else {}", "guard let a = b.delegate?.window else {}"),
    ("if let a = app.delegate!.window!.frame {}", "if let a = app.delegate!.window!.frame {}"),
    ("if let a = view.window! {}", "if let a = view.window! {}"),
    ("let a = app.delegate!.window!", "let a = app.delegate!.window!"),
  ])
  func aWindowIsOptionalOnce(text: String, expected: String) {
    #expect(ported(text) == expected)
  }
}
