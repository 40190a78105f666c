import Testing

@testable import Porting

@Suite struct OldBlockRuleTests {
  @Test(arguments: [
    ("queue.async { _ in f() }", "queue.async { f() }"),
    ("queue.asyncAfter(deadline: now) { _ in f() }", "queue.asyncAfter(deadline: now) { f() }"),
    ("screen.dismiss(animated: true) { _ in f() }", "screen.dismiss(animated: true) { f() }"),
    (
      "screen.dismiss(animated: true, completion: { _ in f() })",
      "screen.dismiss(animated: true, completion: { f() })"
    ),
    (
      "Motion.animate(withDuration: 1, animations: { _ in f() }, completion: { _ in g() })",
      "Motion.animate(withDuration: 1, animations: { f() }, completion: { _ in g() })"
    ),
    (
      "Motion.animate(withDuration: 1, animations: f) { _ in g() }",
      "Motion.animate(withDuration: 1, animations: f) { _ in g() }"
    ),
    ("list.map { _ in 1 }", "list.map { _ in 1 }"),
    ("group.async { a in f(a) }", "group.async { a in f(a) }"),
    (
      "func async(_ block: (Int) -> Void) {}; queue.async { _ in f() }",
      "func async(_ block: (Int) -> Void) {}; queue.async { _ in f() }"
    ),
    (
      "func slide(_ a: Int, done: (() -> ())?) {}; slide(1, done: { _ in f() })",
      "func slide(_ a: Int, done: (() -> ())?) {}; slide(1, done: { f() })"
    ),
    (
      "func slide(done: @escaping () -> Void) {}; a.slide { _ in f() }",
      "func slide(done: @escaping () -> Void) {}; a.slide { f() }"
    ),
    (
      "func move(_ a: () -> (), done: (() -> ())?) {}; A.move(within: 1, a: f) { _ in g() }",
      "func move(_ a: () -> (), done: (() -> ())?) {}; A.move(within: 1, a: f) { _ in g() }"
    ),
    (
      "func slide(a: () -> Int, done: (Bool) -> Void) {}; slide(a: { _ in 1 }) { _ in f() }",
      "func slide(a: () -> Int, done: (Bool) -> Void) {}; slide(a: { 1 }) { _ in f() }"
    ),
  ])
  func ignoredParametersOfBlocksThatTakeNoneAreRemoved(text: String, expected: String) {
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }
}
