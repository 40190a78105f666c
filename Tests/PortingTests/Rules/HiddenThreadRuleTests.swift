import Testing

@testable import Porting

@Suite struct HiddenThreadRuleTests {
  @Test(arguments: [
    ("if Thread.current == Thread.main {}", "if Thread.current == Thread.mainThread {}"),
    ("Thread.main.name = a", "Thread.mainThread.name = a"),
    ("thread.main()", "thread.main()"),
    ("b.Thread.main", "b.Thread.main"),
    ("enum Thread { static let main = 1 }; a(Thread.main)", nil),
  ])
  func theMainThreadHasItsName(text: String, expected: String?) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + (expected ?? text))
  }
}
