import Testing

@testable import Porting

@Suite struct MissingInitializerRuleTests {
  @Test(arguments: [
    ("let a = NSMutableString()", "let a = NSMutableString(capacity: 0)"),
    ("let a = NSMutableString().length", "let a = NSMutableString(capacity: 0).length"),
    ("let a = NSMutableString(string: b)", "let a = NSMutableString(string: b)"),
    ("let a = ProcessInfo().environment", "let a = ProcessInfo.processInfo.environment"),
    ("let a = Foundation.ProcessInfo()", "let a = Foundation.ProcessInfo.processInfo"),
    ("let a = b.ProcessInfo()", "let a = b.ProcessInfo()"),
    (
      "struct ProcessInfo {}; let a = ProcessInfo()", "struct ProcessInfo {}; let a = ProcessInfo()"
    ),
  ])
  func initializersAreThoseOfLinux(text: String, expected: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + expected)
    #expect(ported("import UIKit\n" + expected) == "import UIKit\n" + expected)
  }

  @Test(arguments: [
    "let a = ProcessInfo.processInfo.thermalState",
    "let a = ProcessInfo.processInfo.isLowPowerModeEnabled",
    "let a = NSUbiquitousKeyValueStore.default", "let a = ListFormatter()",
  ])
  func whatFoundationLacksNeedsUIKit(text: String) {
    #expect(ported("import Foundation\n" + text) == "import UIKit; import Foundation\n" + text)
  }
}
