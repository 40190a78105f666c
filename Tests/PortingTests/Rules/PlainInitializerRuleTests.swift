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

  @Test func typesOfTheModuleAreAskedThroughAProtocolBesideIt() {
    let text = ported(
      Self.made(": class", "init() ", "self.init()")
        + "\nclass Own: Making { required init() {} }\nclass Object: NSObject {}\nclass Sub: Own {}"
    )
    let made = "if let own = Self.self as? any MakingPlainly.Type { self = own.init() as! Self } "
    #expect(text.contains("protocol Making { }; protocol MakingPlainly { init() }\n"))
    #expect(text.contains("{ \(made)else { \(Self.made) }; block(self) }"))
    #expect(text.contains("class Own: Making, MakingPlainly { required init() {} }"))
    #expect(text.hasSuffix("class Object: NSObject {}\nclass Sub: Own {}"))
    #expect(ported(text) == text)
  }

  @Test(arguments: [
    made(": NSObjectProtocol", "init() ", "self.init()"),
    made("", "init(a: Int) ", "self.init(a: 1)"),
    made("", "init() ", "self.init()") + "\nprotocol More: Making {}",
    made("", "init() ", "self.init()").replacing("NSObject: Making", with: "Date: Making"),
  ])
  func othersStay(text: String) {
    #expect(ported(text) == text)
  }
}
