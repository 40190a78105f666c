import Testing

@testable import Porting

@Suite struct DelegateOverrideRuleTests {
  @Test func theTypeIsThatOfTheScrollView() {
    let text = """
      import UIKit
      class List: UITableView {
        weak var other: UITableViewDelegate?
        override var delegate: UITableViewDelegate? {
          get { other }
          set { other = newValue; super.delegate = self }
        }
      }
      """
    let expected = text.replacing(
      "override var delegate: UITableViewDelegate?",
      with: "override var delegate: UIScrollViewDelegate?"
    )
    .replacing("= newValue;", with: "= (newValue as? any UITableViewDelegate);")
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }

  @Test(arguments: [
    "class A: UIView { var delegate: UITableViewDelegate? { didSet { f(oldValue) } } }",
    "class A: UIScrollView { override var delegate: UIScrollViewDelegate? { didSet {} } }",
    "class A: UITableView { weak var delegate2: UITableViewDelegate? { didSet { f(oldValue) } } }",
  ])
  func othersAreLeft(text: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + text)
  }
}
