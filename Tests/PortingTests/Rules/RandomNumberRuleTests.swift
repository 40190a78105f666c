import Testing

@testable import Porting

@Suite struct RandomNumberRuleTests {
  @Test(arguments: [
    ("let a = arc4random_uniform(6)", "let a = UInt32.arc4random_uniform(6)"),
    ("f(Int(arc4random() % 3), drand48())", "f(Int(UInt32.arc4random() % 3), Double.drand48())"),
    ("func drand48() {}; f(drand48())", "func drand48() {}; f(drand48())"),
    ("f(UIKit.drand48(), Foundation.arc4random())", "f(Double.drand48(), UInt32.arc4random())"),
    ("let a = Darwin.arc4random_uniform(6)", "let a = UInt32.arc4random_uniform(6)"),
    ("let f = a.UIKit.drand48()", "let f = a.UIKit.drand48()"),
    ("let f = a.drand48()", "let f = a.drand48()"), ("let f = drand48", "let f = drand48"),
  ])
  func functionsOfCAreNamedWithTheTypeOfTheirNumbers(text: String, expected: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + expected)
    #expect(ported("import UIKit\n" + expected) == "import UIKit\n" + expected)
  }

  @Test(arguments: [
    ("let a = UUID()", "let a = UUID.ofStage()"),
    ("let a = Foundation.UUID().uuidString", "let a = Foundation.UUID.ofStage().uuidString"),
    ("let a: UUID = b.UUID()", "let a: UUID = b.UUID()"),
    ("let a = UUID(uuidString: b)", "let a = UUID(uuidString: b)"),
    ("struct UUID {}; let a = UUID()", "struct UUID {}; let a = UUID()"),
  ])
  func identifiersAreThoseOfTheStage(text: String, expected: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + expected)
    #expect(ported("import UIKit\n" + expected) == "import UIKit\n" + expected)
  }

  @Test func aNewIdentifierNeedsUIKit() {
    let text = ported("import Foundation\nlet a = UUID()")
    #expect(text == "import UIKit; import Foundation\nlet a = UUID.ofStage()")
  }

  @Test func aFunctionOfFoundationNeedsUIKit() {
    let text = ported("import Foundation\nlet a = Foundation.arc4random()")
    #expect(text == "import UIKit; import Foundation\nlet a = UInt32.arc4random()")
  }

  /// Where UIKit is imported, its functions hide those of the standard library.
  @Test(arguments: [
    "let a = list.shuffled()", "list.shuffle()", "let a = Int.random(in: 1...6)",
    "let a = list.randomElement()",
  ])
  func filesOfRandomNumbersImportUIKit(text: String) {
    #expect(ported("import Foundation\n" + text) == "import UIKit; import Foundation\n" + text)
  }

  @Test(arguments: ["let random = 1", "func shuffle() {}", "let a = list.random"])
  func othersDoNot(text: String) {
    #expect(ported("import Foundation\n" + text) == "import Foundation\n" + text)
  }
}
