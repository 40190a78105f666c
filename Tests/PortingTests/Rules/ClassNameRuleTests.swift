import Testing

@testable import Porting

@Suite struct ClassNameRuleTests {
  @Test(arguments: [
    (
      "func f(_ a: AnyObject) { g(type(of: a).description()) }",
      "func f(_ a: AnyObject) { g(String(reflecting: type(of: a))) }"
    ),
    ("title = classForCoder.description()", "title = String(reflecting: classForCoder)"),
    (
      "self.title = self.classForCoder.description().lowercased()",
      "self.title = String(reflecting: self.classForCoder).lowercased()"
    ),
    // Known objects have the function.
    (
      "import UIKit\nfunc f(_ a: UIView) { g(type(of: a).description()) }",
      "import UIKit\nfunc f(_ a: UIView) { g(type(of: a).description()) }"
    ),
    ("g(Panel.description())", "g(Panel.description())"),
    ("g(classForCoder.description)", "g(classForCoder.description)"),
  ])
  func anyClassTellsItsName(text: String, expected: String) {
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }
}
