import Testing

@testable import Porting

@Suite struct NamedMemberRuleTests {
  @Test func subclassesInOtherModulesExtendTheTable() {
    let library = PortedModule([
      PortedModule.File(
        path: "a.swift",
        text: Array("open class A: UIView { @objc func f() {} }\nopen class B: A {}".utf8)
      )
    ])
    let text = String(decoding: library.files[0].text, as: UTF8.self)
    #expect(text.contains("@MainActor open class var namedMembers"))
    #expect(library.namedClasses == ["A", "B"])
    let app = PortedModule(
      [
        PortedModule.File(
          path: "c.swift",
          text: Array(
            "class C: B { @objc func g() {} }\nclass D: UIView { @objc func g() {} }".utf8
          )
        )
      ],
      namedElsewhere: library.namedClasses
    )
    let lines = String(decoding: app.files[0].text, as: UTF8.self).split(separator: "\n")
    #expect(lines[0].contains("@MainActor override class var namedMembers"))
    #expect(lines[0].contains("super.namedMembers + ["))
    #expect(lines[1].contains("class D: UIView, NamedMembers"))
    #expect(app.namedClasses == ["C", "D"])
  }

  private func table(_ members: String) -> String? {
    let text = ported("import UIKit\nclass A: B {\n\(members)\n}")
    guard let start = text.firstRange(of: "[NamedMember] { ") else { return nil }
    return String(text[start.upperBound...].dropLast(" } }".count))
  }

  @Test(arguments: [
    ("@IBOutlet weak var a: UILabel!", "[.property(\"a\", \\A.a)]"),
    (
      "@IBOutlet weak var a, b: UILabel!",
      "[.property(\"a\", \\A.a), .property(\"b\", \\A.b)]"
    ),
    ("@IBOutlet private var a: [UIView]! { didSet {} }", "[.property(\"a\", \\A.a)]"),
    ("@IBInspectable var a: Int = 1", "[.property(\"a\", \\A.a)]"),
    ("@IBAction func a(_ sender: Any) {}", "[.method(Selector(\"a:\", A.a(_:)))]"),
    ("@objc private func a() {}", "[.method(Selector(\"a\", A.a))]"),
    ("@objc(other) func a() {}", "[.method(Selector(\"other\", A.a))]"),
    (
      "@objc func a() {}; func a(_ b: Int) -> Int { b }",
      "[.method(Selector(\"a\", A.a as (A) -> () -> Void))]"
    ),
  ])
  func whatObjectiveCWouldKnowIsListed(members: String, expected: String) {
    #expect(table(members) == expected)
  }

  /// UIKit's responders do not implement them, so that those who override one offer it.
  @Test(arguments: ["copy", "cut", "paste", "delete", "select", "toggleBoldface"])
  func overriddenEditingCommandsAreListed(name: String) {
    #expect(
      table("override func \(name)(_ sender: Any?) {}")
        == "[.method(Selector(\"\(name):\", A.\(name)(_:)))]"
    )
    let own = "class Base { func \(name)(_ sender: Any?) {} }\n"
    let heir = own + "class Heir: Base { override func \(name)(_ sender: Any?) {} }"
    #expect(!ported(heir).contains("namedMembers"))
  }

  @Test(arguments: [
    "func a() {}", "@objc static func a() {}", "@objc override func a() {}",
    "@objc func a(b: inout Int) {}", "override func copy(with zone: NSZone?) -> Any { self }",
    "override func reload(_ sender: Any?) {}", "func copy(_ sender: Any?) {}",
  ])
  func nothingElseIs(members: String) {
    #expect(table(members) == nil)
  }

  /// Code from before Swift 4, where nothing had to be marked.
  @Test func objectsThatDictionariesFillHaveNames() {
    let model =
      "import UIKit\nclass Card: NSObject { var name: String?; private var a = 1; func f() {} }"
    #expect(ported(model) == model)
    let whole = ported(model + "\nfunc fill(_ c: Card) { c.setValuesForKeys([:]) }")
    #expect(whole.contains("class Card: NSObject, NamedMembers"))
    #expect(whole.contains("[NamedMember] { [.property(\"name\", \\Card.name)] }"))
  }

  @Test func subclassesAddToWhatTheyInherit() {
    let text = ported(
      "import UIKit\nclass A: B { @objc func a() {} }\nclass C: A { @objc func c() {} }"
    )
    #expect(text.contains("class A: B, NamedMembers {"))
    #expect(text.contains("class C: A {"))
    #expect(
      text.contains("override class var namedMembers: [NamedMember] { super.namedMembers + [")
    )
  }

  @Test func extensionsInOtherFilesCountUnlessTheyHide() {
    let module = ported([
      ("a.swift", "class A: B {}"),
      ("b.swift", "extension A { @objc func a() {}; @objc private func b() {} }"),
    ])
    #expect(module.text("a.swift")?.contains("[.method(Selector(\"a\", A.a))]") == true)
  }

  /// Storyboards name an action of an extension for each class below.
  @Test func actionsOfExtensionsOfUIKitAreListed() {
    let text = ported(
      """
      import UIKit
      extension UIViewController {
        @IBAction func close(_ sender: Any) {}
        @objc func other() {}
        @IBAction private func hidden() {}
      }
      class A: UITableViewController {}
      class B: A {}
      class C: UIView {}
      class D: UIViewController { func close() {} }
      """
    )
    #expect(text.contains("class A: UITableViewController, NamedMembers {"))
    #expect(text.contains("[NamedMember] { [.method(Selector(\"close:\", A.close(_:)))] }"))
    #expect(text.ranges(of: "[NamedMember]").count == 1)
  }

  @Test func publicActionsOfLibrariesAreListed() {
    let library = PortedModule([
      PortedModule.File(
        path: "a.swift",
        text: Array(
          """
          import UIKit
          extension UIViewController {
            @IBAction public func menu(_ sender: AnyObject) {}
            @IBAction func inner(_ sender: AnyObject) {}
          }
          """.utf8
        )
      )
    ])
    let app = PortedModule(
      [PortedModule.File(path: "b.swift", text: Array("class B: UIViewController {}".utf8))],
      after: [library]
    )
    let text = String(decoding: app.files[0].text, as: UTF8.self)
    #expect(text.contains("[NamedMember] { [.method(Selector(\"menu:\", B.menu(_:)))] }"))
  }

  /// Who asks may be in a library, and a delegate in a function.
  @Test func delegatesThatMayBeAskedListWhatTheyImplement() {
    func file(_ text: String) -> PortedModule.File {
      PortedModule.File(path: "A.swift", text: Array(text.utf8))
    }
    let text = """
      import UIKit
      func f() {
        class Local: NSObject, UIScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        class Other: UIView {}
      }
      class Global: NSObject, UIScrollViewDelegate {}
      """
    let asking = "import UIKit\nlet a = NSObject().responds(to: NSSelectorFromString(\"b\"))"
    let asksClass = "import UIKit\nlet a = NSObject.instancesRespond(to: Selector(\"b\"))"
    for (library, isListed) in [(asking, true), (asksClass, true), ("import UIKit", false)] {
      let library = PortedModule([file(library)], after: [])
      let module = PortedModule([file(text)], after: [library])
      let result = String(decoding: module.files[0].text, as: UTF8.self)
      let local = "[.requirements(\"scrollViewDidScroll:\")]"
      #expect(result.contains("UIScrollViewDelegate, NamedMembers {") == isListed)
      #expect(result.contains(local) == isListed)
      #expect(result.contains("[.requirements()]") == isListed)
      #expect(result.contains("class Other: UIView {}"))
      let again = PortedModule(module.files, after: [library])
      #expect(again.files[0].text == module.files[0].text)
    }
  }
}
