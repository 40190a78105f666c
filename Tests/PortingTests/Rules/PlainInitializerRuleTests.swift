import Testing

@testable import Porting

@Suite struct PlainInitializerRuleTests {
  private static let made = "self = (Self.self as! NSObject.Type).made() as! Self"

  private static func made(_ bound: String, _ requirement: String, _ start: String) -> String {
    """
    import UIKit
    protocol Making\(bound) { \(requirement)}
    extension NSObject: Making {}
    extension Making { init(_ block: (Self) -> Void) { \(start); block(self) } }
    """
  }

  @Test(arguments: [": class", ": AnyObject", ""])
  func anObjectIsMadeAsOneOfAnUnknownClass(bound: String) {
    let text = ported(Self.made(bound, "init() ", "self.init()"))
    #expect(text == Self.made("", "", Self.made))
    #expect(ported(text) == text)
  }

  @Test(arguments: [
    made(": NSObjectProtocol", "init() ", "self.init()"),
    made("", "init(a: Int) ", "self.init(a: 1)"),
    made("", "init() ", "self.init()") + "\nstruct Own: Making {}",
    made("", "init() ", "self.init()").replacing("NSObject: Making", with: "Date: Making"),
  ])
  func othersStay(text: String) {
    #expect(ported(text) == text)
  }
}
