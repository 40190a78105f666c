import Testing

@testable import Porting

@Suite struct OldRateRuleTests {
  private static let fast = "UIScrollView.DecelerationRate.fast"

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
      "list.decelerationRate = 0.9",
      "list.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.9)"
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
}
