import Testing

@testable import Porting

@Suite struct PlainObjectRuleTests {
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

  @Test func theFirstInALineThatHasItSaysSo() {
    let text = """
      import UIKit
      class Base: NSObject {}
      class Watcher: Base {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          guard context == mine else {
            super.observeValue(forKeyPath: keyPath, of: object,
              change: change, context: context)
            return
          }
        }
      }
      """
    let result = ported(text)
    #expect(result.contains("class Watcher: Base, NSKeyValueObserver"))
    #expect(result.contains("\n  func observeValue(forKeyPath keyPath"))
    #expect(!result.contains("super"))
  }

  @Test func unknownKeysReachThem() {
    let text =
      "import UIKit\nclass A: NSObject { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }"
    #expect(
      ported(text)
        == "import UIKit\nclass A: NSObject, NSUndefinedKeys {"
        + " func setValue(_ v: Any?, forUndefinedKey k: String) {} }"
    )
  }

  @Test func aProxyHandsMessagesOn() {
    let text = """
      import UIKit
      class Proxy: UIView, UIScrollViewDelegate {
        func scrollViewDidScroll(_ view: UIScrollView) {}
        override func forwardingTarget(for name: Selector!) -> Any? {
          return own?.responds(to: name) == true ? own : super.forwardingTarget(for: name)
        }
        override func responds(to name: Selector!) -> Bool {
          return super.responds(to: name) || own?.responds(to: name) == true
        }
      }
      """
    let result = ported(text)
    #expect(result.contains(", NSMessageForwarding, NSMessageAnswering"))
    #expect(result.contains("own : (nil as Any?)"))
    #expect(result.contains("return ( name).isImplemented(by: self) || own?.responds"))
    #expect(!result.contains("override func"))
    #expect(result.contains(".requirements(\"scrollViewDidScroll:\")"))
  }

  @Test func aProxyMayTakeANameThatIsThere() {
    let text =
      "import UIKit\nclass A: NSObject { override func responds(to a: Selector) -> Bool { true } }"
    #expect(
      ported(text)
        == "import UIKit\nclass A: NSObject, NSMessageAnswering {"
        + " func responds(to a: Selector!) -> Bool { true } }"
    )
  }

  @Test(arguments: [
    ("NumberFormatter", "range rangep: UnsafeMutablePointer<NSRange>?) throws", "RangeReading"),
    ("Formatter", "errorDescription e: NSErrorText) -> Bool", "Reading"),
  ])
  func aFormatterThatReadsTextsSaysSo(base: String, rest: String, requirement: String) {
    func text(_ requirement: String, _ head: String, _ method: String) -> String {
      """
      import UIKit
      open class Cents: \(base)\(requirement) {
        \(head)open func getObjectValue(_ obj: Place?, for string: String, \(rest) {
          try super.\(method)(obj, for: string, r: nil)
        }
      }
      """
    }
    #expect(
      ported(text("", "override ", "getObjectValue"))
        == text(", NSObjectValue" + requirement, "", "getPlainObjectValue")
    )
  }

  @Test func oneInAnExtensionStaysThere() {
    let text =
      "import UIKit\nclass A: NSObject {}\nextension A {\n  override func awakeFromNib() {}\n}"
    #expect(
      ported(text)
        == "import UIKit\nclass A: NSObject, NSNibAwaking {}\nextension A {\n  func awakeFromNib() {}\n}"
    )
  }

  @Test(arguments: [
    "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }",
    "class A: NSObject { func awakeFromNib() {} }",
  ])
  func othersAreLeft(text: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + text)
  }
}
