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
    ("app.delegate?.window?.flatMap { $0 }", "app.delegate?.window.flatMap { $0 }"),
    ("view.window?.map { $0 }", "view.window?.map { $0 }"),
    (
      "if let a = app.delegate?.window, let b = a {}",
      "if let a = app.delegate?.window, let b = Optional(a) {}"
    ),
    (
      "if let a = app.delegate?.window, let b = a.view {}",
      "if let a = app.delegate?.window, let b = a.view {}"
    ),
    ("if let a = view.window, let b = a {}", "if let a = view.window, let b = a {}"),
    (
      "func f() { guard let a = b.delegate?.window else { return }; a?.show() }",
      "func f() { guard let a = Optional(b.delegate?.window) else { return }; a?.show() }"
    ),
    (
      "if let a = b.delegate?.window { a!.show() }",
      "if let a = Optional(b.delegate?.window) { a!.show() }"
    ),
    (
      "func f() { if let a = b.delegate?.window { a.show() }; a?.show() }",
      "func f() { if let a = b.delegate?.window { a.show() }; a?.show() }"
    ),
    (
      "func f() { guard let a = b.delegate?.window else { return }; c.a?.show() }; func g() { a?.show() }",
      "func f() { guard let a = b.delegate?.window else { return }; c.a?.show() }; func g() { a?.show() }"
    ),
    (
      "func f() { guard let a = b.window else { return }; a?.show() }",
      "func f() { guard let a = b.window else { return }; a?.show() }"
    ),
  ])
  func aWindowIsOptionalOnce(text: String, expected: String) {
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }
}
