import Testing

@testable import Porting

@Suite struct NibAwakingRuleTests {
  @Test func aPlainObjectIsToldByItsConformance() {
    let text = """
      import UIKit
      class Bounce: NSObject {
        open override func awakeFromNib() {
          super.awakeFromNib()
          start()
        }
      }
      class Jump: Bounce {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      """
    let result = ported(text)
    #expect(result.contains("class Bounce: NSObject, NSNibAwaking"))
    #expect(result.contains("open func awakeFromNib() {\n    \n    start()"))
    #expect(result.contains("override func awakeFromNib() { super.awakeFromNib() }"))
  }

  @Test(arguments: [
    "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }",
    "class A: NSObject { func awakeFromNib() {} }",
  ])
  func othersAreLeft(text: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + text)
  }
}
