import Testing

@testable import Porting

@Suite struct VoidParameterRuleTests {
  @Test(arguments: [
    ("func a(done: (Void) -> Void) { done() }", "func a(done: () -> Void) { done() }"),
    (
      "func a(done: @escaping (Void) -> Int) { _ = done() }",
      "func a(done: @escaping () -> Int) { _ = done() }"
    ),
    (
      "class A { var done: ((Void) -> Void)?; func a() { done?() } }",
      "class A { var done: (() -> Void)?; func a() { done?() } }"
    ),
    (
      "class A { var done: ((Void) -> Void)!; func a() { done!() } }",
      "class A { var done: (() -> Void)!; func a() { done!() } }"
    ),
    (
      "typealias Block = (Void) -> Void; func a(done: (Void) -> Void) { done() }",
      "typealias Block = () -> Void; func a(done: () -> Void) { done() }"
    ),
    (
      "func a(done: (Void) -> Void) { done() }; func b() { c.a { _ in f() }; a(done: { _ in f() }) }",
      "func a(done: () -> Void) { done() }; func b() { c.a { f() }; a(done: { f() }) }"
    ),
  ])
  func typesOfFunctionsThatAreCalledWithoutArgument(text: String, expected: String) {
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }

  @Test(arguments: [
    "func a(done: (Void) -> Void) { done(()) }",
    "func a(done: (Void) -> Void) { list.forEach(done) }",
    "func a(done: (Void) -> Void) { a { _ in f() } }",
    "func a(done: (Void) -> Void) { done(()) }; func b(then: () -> Void) { then() }",
    "func done() {}; func a(done: (Void) -> Void) { self.done() }",
    "func a(done: (Void, Int) -> Void) { done() }",
    "let size = (Void)(); size()",
  ])
  func othersStay(text: String) {
    #expect(ported(text) == text)
  }
}
