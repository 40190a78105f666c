import Testing

@testable import Porting

@Suite struct HiddenClassRuleTests {
  @Test func aClassIsNamedWithItsModule() {
    func text(_ expression: String, _ comparison: String) -> String {
      """
      import UIKit
      extension \(expression) { var a: [String] { [] } }
      func f(_ p: NSPredicate) -> \(expression)? { (p as? \(comparison))?.leftExpression }
      """
    }
    let expected = text("UIKit.NSExpression", "UIKit.NSComparisonPredicate")
    #expect(ported(text("NSExpression", "NSComparisonPredicate")) == expected)
    #expect(ported(expected) == expected)
  }

  @Test func itsModuleIsImported() {
    #expect(
      ported("import Foundation\nlet a = NSExpression(format: \"1\")")
        == "import UIKit; import Foundation\nlet a = UIKit.NSExpression(format: \"1\")"
    )
  }

  @Test func anAppsOwnClassStays() {
    let text = "import UIKit\nclass NSExpression {}\nlet a = NSExpression()"
    #expect(ported(text) == text)
  }
}
