import Testing

@testable import Porting

@Suite struct AttributeRuleTests {
  @Test(arguments: [
    ("@objc struct A {}", "struct A {}"),
    ("@objc(B) enum A: Int { case a }", "enum A: Int { case a }"),
    ("@objc protocol A {}", "protocol A: AnyObject {}"),
    ("@objc protocol A: class {}", "protocol A: class {}"),
    (
      "@objc protocol A: B {}; protocol B: AnyObject {}",
      "protocol A: B {}; protocol B: AnyObject {}"
    ),
    ("@objcMembers struct A {}", "struct A {}"),
    ("@objc\nstruct A {}", "\nstruct A {}"),
    ("typealias F = @convention(block) (A) -> Void", "typealias F = (A) -> Void"),
    (
      "import UIKit\ntypealias F = @convention(c) (AnyObject, Selector, Bool) -> Void",
      "import UIKit\ntypealias F = (AnyObject, Selector, Bool) -> Void"
    ),
    (
      "typealias F = @convention(c) (Int32) -> Void", "typealias F = @convention(c) (Int32) -> Void"
    ),
    ("struct A { @nonobjc func f() {} }", "struct A { @nonobjc func f() {} }"),
    ("@UIApplicationMain struct A {}", "struct A {}"),
    ("@main struct A { static func main() {} }", "@main struct A { static func main() {} }"),
    ("@main struct A: App {}", "struct A: App {}"),
    (
      "protocol App {}; @main struct A: App { static func main() {} }",
      "protocol App {}; @main struct A: App { static func main() {} }"
    ),
  ])
  func attributesOfObjectiveCGo(text: String, expected: String) {
    #expect(ported(text) == expected)
  }

  @Test func aDelegateIsNoProgram() {
    let text = "@main class App: UIResponder, UIApplicationDelegate {}"
    #expect(ported("import UIKit; " + text) == "import UIKit; " + text.dropFirst(6))
  }

  @Test func actionsWithOneArgumentStay() {
    let text =
      "struct A { @IBAction func f(_ a: Any) {}; @IBAction func g() {}; @IBAction func h(a: Any, b: Any) {} }"
    let expected =
      "struct A { @IBAction func f(_ a: Any) {}; func g() {}; func h(a: Any, b: Any) {} }"
    #expect(ported(text) == expected)
  }

  @Test func managedPropertiesAreLeftWithAReason() {
    let text = "class A: UIView {\n  @NSManaged var x: Int\n}"
    #expect(
      complaints(about: text) == ["2: @NSManaged relies on Objective-C to make the property"]
    )
  }
}
