import Testing

@Suite struct HiddenRequirementRuleTests {
  @Test(arguments: ["private", "fileprivate"])
  func `a private method of a delegate does not answer its calls`(access: String) {
    let text = """
      import UIKit
      class List: UIViewController, UITableViewDelegate {
        \(access) func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}
      }
      """
    let expected = text.replacing("IndexPath)", with: "IndexPath, _: Void = ())")
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }

  @Test func `nor does one of a subclass or an extension`() {
    let text = """
      import UIKit
      class List: UIViewController, UIScrollViewDelegate {}
      class Long: List {}
      extension Long { private func scrollViewDidScroll(_ view: UIScrollView) {} }
      """
    let expected = text.replacing("UIScrollView) {", with: "UIScrollView, _: Void = ()) {")
    #expect(ported(text) == expected)
  }

  @Test(arguments: [
    "class A: B, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }",
    "class A: B, UIScrollViewDelegate { private func scroll(_ v: UIScrollView) {} }",
    "class A: B { private func scrollViewDidScroll(_ v: UIScrollView) {} }",
    "struct A: UIScrollViewDelegate { private func scrollViewDidScroll(_ v: UIScrollView) {} }",
  ])
  func `other methods stay`(declaration: String) {
    let text = "import UIKit\n" + declaration
    #expect(ported(text) == text)
  }
}
