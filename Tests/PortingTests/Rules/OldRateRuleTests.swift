import Testing

@testable import Porting

@Suite struct OldRateRuleTests {
  private static let fast = "UIScrollView.DecelerationRate.fast"
  private static let old = "UIScrollViewDecelerationRateFast"

  @Test(arguments: [
    (
      "class A { static let rate: CGFloat = UIScrollViewDecelerationRateFast }",
      "class A { static let rate: UIScrollView.DecelerationRate = \(fast) }"
    ),
    (
      "class A { var rate: CGFloat { return UIScrollViewDecelerationRateFast } }",
      "class A { var rate: UIScrollView.DecelerationRate { return \(fast) } }"
    ),
    (
      "func a(_ rate: CGFloat = UIScrollViewDecelerationRateFast) -> CGFloat { 1 }",
      "func a(_ rate: UIScrollView.DecelerationRate = \(fast)) -> CGFloat { 1 }"
    ),
    (
      "func a() -> CGFloat { UIScrollViewDecelerationRateFast }",
      "func a() -> UIScrollView.DecelerationRate { \(fast) }"
    ),
    ("list.decelerationRate = UIScrollViewDecelerationRateFast", "list.decelerationRate = \(fast)"),
    (
      "a.decelerationRate = UIScrollViewDecelerationRateFast; b.decelerationRate = 0.9",
      "a.decelerationRate = \(fast); b.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.9)"
    ),
    ("library.decelerationRate = 0.9", "library.decelerationRate = 0.9"),
    (
      "let r: CGFloat = UIScrollViewDecelerationRateFast\nfunc a() { b.decelerationRate = r }",
      "let r: UIScrollView.DecelerationRate = \(fast)\nfunc a() { b.decelerationRate = r }"
    ),
    (
      "func a() { let r: CGFloat = UIScrollViewDecelerationRateFast; return v * r / (1 - r) }",
      "func a() { let r: CGFloat = \(fast).rawValue; return v * r / (1 - r) }"
    ),
    (
      "func a() -> CGFloat { UIScrollViewDecelerationRateFast }\nlet b = 1 - a()",
      "func a() -> CGFloat { \(fast).rawValue }\nlet b = 1 - a()"
    ),
    (
      "func a(d: CGFloat = UIScrollViewDecelerationRateFast) {}\nfunc b() { a(d: 0.99) }",
      "func a(d: CGFloat = \(fast).rawValue) {}\nfunc b() { a(d: 0.99) }"
    ),
    (
      "func a(d: CGFloat = UIScrollViewDecelerationRateFast) { b.decelerationRate = d }\na()",
      "func a(d: UIScrollView.DecelerationRate = \(fast)) { b.decelerationRate = d }\na()"
    ),
    (
      "class A { init(d: CGFloat = UIScrollViewDecelerationRateFast) {} }\nlet b = A(d: 0.9)",
      "class A { init(d: CGFloat = \(fast).rawValue) {} }\nlet b = A(d: 0.9)"
    ),
    (
      "func a(c: CGFloat, d: CGFloat = UIScrollViewDecelerationRateFast) {}\na(c: 0.9)",
      "func a(c: CGFloat, d: UIScrollView.DecelerationRate = \(fast)) {}\na(c: 0.9)"
    ),
    (
      "func a(d: CGFloat = \(old)) {}\na(d: \(old))",
      "func a(d: UIScrollView.DecelerationRate = \(fast)) {}\na(d: \(fast))"
    ),
    (
      "func a() { let r: CGFloat = \(old); b.decelerationRate = r }\nc(r)",
      "func a() { let r: UIScrollView.DecelerationRate = \(fast); b.decelerationRate = r }\nc(r)"
    ),
    // A default of what a protocol demands, unless somebody else gives a number.
    (
      "protocol P { var r: CGFloat { get } }\nextension P { var r: CGFloat { return \(old) } }",
      "protocol P { var r: UIScrollView.DecelerationRate { get } }\n"
        + "extension P { var r: UIScrollView.DecelerationRate { return \(fast) } }"
    ),
    (
      "protocol P { var r: CGFloat { get } }\nstruct A: P { let r: CGFloat = 0.9 }\n"
        + "extension P { var r: CGFloat { return \(old) } }",
      "protocol P { var r: CGFloat { get } }\nstruct A: P { let r: CGFloat = 0.9 }\n"
        + "extension P { var r: CGFloat { return \(fast).rawValue } }"
    ),
    (
      "protocol P { var r: CGFloat { get } }\nextension P { var r: CGFloat { return \(old) } }\n"
        + "struct A: P { var r: CGFloat { return \(old) * 2 } }",
      "protocol P { var r: CGFloat { get } }\n"
        + "extension P { var r: CGFloat { return \(fast).rawValue } }\n"
        + "struct A: P { var r: CGFloat { return \(fast) * 2 } }"
    ),
    // Nothing but its name has what another protocol demands.
    (
      "protocol P { var r: CGFloat { get } }\nclass A { private let r: CGFloat = \(old) }",
      "protocol P { var r: CGFloat { get } }\n"
        + "class A { private let r: UIScrollView.DecelerationRate = \(fast) }"
    ),
    // A label is no use of what has its name; a case of a condition is.
    (
      "let r: CGFloat = UIScrollViewDecelerationRateFast\nc(r: 1)\nb.decelerationRate = r",
      "let r: UIScrollView.DecelerationRate = \(fast)\nc(r: 1)\nb.decelerationRate = r"
    ),
    (
      "let r: CGFloat = UIScrollViewDecelerationRateFast\nlet b = a ? r : 1",
      "let r: CGFloat = \(fast).rawValue\nlet b = a ? r : 1"
    ),
    ("list.decelerationRate = 0.9 * a", "list.decelerationRate = 0.9 * a"),
    (
      "var decelerationRate = 1.0\nself.decelerationRate = 0.9",
      "var decelerationRate = 1.0\nself.decelerationRate = 0.9"
    ),
    (
      "let rate: Rate = UIScrollView.DecelerationRate.fast",
      "let rate: Rate = UIScrollView.DecelerationRate.fast"
    ),
  ])
  func ratesAreNoNumbers(text: String, expected: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + expected)
    #expect(ported("import UIKit\n" + expected) == "import UIKit\n" + expected)
  }

  @Test func aNumberThatAScrollViewIsGivenIsLeftWithANote() {
    let text = """
      import UIKit
      let rate: CGFloat = UIScrollViewDecelerationRateFast
      func stop(_ list: UIScrollView) -> CGFloat { list.decelerationRate = rate; return 1 - rate }
      """
    #expect(complaints(about: text) == ["2: rate is a number and a rate"])
  }
}
