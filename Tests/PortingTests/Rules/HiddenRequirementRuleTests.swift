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

  /// `private` inside of a class is less than the whole file sees.
  @Test func `nor does one that hides within a private class`() {
    let text = """
      import UIKit
      private class List: B, UIScrollViewDelegate {
        private func scrollViewDidScroll(_ view: UIScrollView) {}
      }
      """
    let expected = text.replacing("UIScrollView) {", with: "UIScrollView, _: Void = ()) {")
    #expect(ported(text) == expected)
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

  @Test func `nor does it say that it would`() {
    let text = """
      import UIKit
      class List: UIViewController, UIScrollViewDelegate {
        private func scrollViewDidScroll(_ view: UIScrollView) {}
        func scrollViewDidZoom(_ view: UIScrollView) {}
        func asks(_ a: NSObject) -> Bool { a.responds(to: #selector(scrollViewDidZoom)) }
      }
      """
    let result = ported(text)
    #expect(result.contains("\"scrollViewDidZoom:\""))
    #expect(!result.contains("\"scrollViewDidScroll:\""))
  }

  @Test func `actions of documents keep their parameters`() {
    let text = """
      import UIKit
      class A: B, UIScrollViewDelegate { @IBAction private func cut(_ button: UIButton) {} }
      """
    #expect(!ported(text).contains("Void"))
  }

  @Test(arguments: [
    "class A: B, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }",
    "class A: B, UIScrollViewDelegate { private func scroll(_ v: UIScrollView) {} }",
    "class A: B { private func scrollViewDidScroll(_ v: UIScrollView) {} }",
    "struct A: UIScrollViewDelegate { private func scrollViewDidScroll(_ v: UIScrollView) {} }",
    // Methods of an app that only share a requirement's name may be passed on as values.
    "class A: B, UITableViewDelegate { private func select(_ a: Item) { b.forEach(select) } }",
    // No more than the file sees the class.
    "private class A: B, UIScrollViewDelegate {\n"
      + "fileprivate func scrollViewDidScroll(_ v: UIScrollView) {} }",
    "private enum C { class A: B, UIScrollViewDelegate {\n"
      + "fileprivate func scrollViewDidScroll(_ v: UIScrollView) {} } }",
  ])
  func `other methods stay`(declaration: String) {
    let text = "import UIKit\n" + declaration
    #expect(ported(text) == text)
  }
}
