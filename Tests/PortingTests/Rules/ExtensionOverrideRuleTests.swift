import Testing

@testable import Porting

@Suite struct ExtensionOverrideRuleTests {
  @Test(arguments: [
    (
      "override func f(_ a: Int, b c: inout Int) throws -> Int { try super.f(a, b: &c) }",
      "override func f(_ a: Int, b c: inout Int) throws -> Int { try fInExtension(a, b: &c) }"
    ),
    (
      "override func f(_: Int, b _: String, c: Bool) {}",
      "override func f(_ argument0: Int, b argument1: String, c: Bool) {"
        + " fInExtension(argument0, b: argument1, c: c) }"
    ),
    ("override class func f() {}", "override class func f() { fInExtension() }"),
    (
      "@available(*, unavailable) override func f() {}",
      "@available(*, unavailable) override func f() { fInExtension() }"
    ),
    ("override var x: Int { 1 }", "override var x: Int { xInExtension }"),
    (
      "override var x: Int { get { 1 } set {} }",
      "override var x: Int { get { xInExtension } set { xInExtension = newValue } }"
    ),
  ])
  func theClassCallsItsExtension(member: String, forwarder: String) {
    let name = member.contains("var x") ? "x" : "f"
    let module = ported([
      ("a.swift", "class A: B {\n}"), ("b.swift", "extension A {\n  \(member)\n}"),
    ])
    #expect(module.text("a.swift") == "class A: B {\n\(forwarder) }")
    let moved = member.replacing("override ", with: "")
      .replacing("@available(*, unavailable) ", with: "")
      .replacing("func \(name)", with: "func \(name)InExtension")
      .replacing("var \(name)", with: "var \(name)InExtension")
    #expect(module.text("b.swift") == "extension A {\n  \(moved)\n}")
  }

  @Test func othersOverrideWhatAnExtensionLeavesOpen() {
    let text =
      "open class A: B {\n}\nextension A: C {\n  open func f(_ a: Int) -> Int { a }\n"
      + "  public func g() {}\n  open func h<T>(_ t: T) {}\n}"
    #expect(
      ported(text)
        == "open class A: B {\nopen func f(_ a: Int) -> Int { fInExtension(a) } }\n"
        + "extension A: C {\n  func fInExtension(_ a: Int) -> Int { a }\n"
        + "  public func g() {}\n  open func h<T>(_ t: T) {}\n}"
    )
    let closed = text.replacing("open class", with: "public class")
    #expect(ported(closed) == closed)
  }

  @Test func theReportSaysWhyAMemberMoves() {
    let text = """
      open class A {}
      extension A {
      func f() {}
      open func g() {}
      }
      class B: A {}
      extension B {
      override func f() {}
      }
      """
    #expect(
      ported([("a.swift", text)]).notes.map { "\($0.line): \($0.reason)" } == [
        "3: a member of an extension that is overridden",
        "4: an open member of an extension, which other modules may override",
        "8: an override in an extension",
      ]
    )
  }

  @Test func whatIsObservedInAnExtensionIsObservedByTheClass() {
    let text =
      "class A: B {\n}\nextension A {\n  override var x: Int {\n    didSet { f(oldValue) }\n  }\n}"
    #expect(
      ported(text)
        == "class A: B {\noverride var x: Int { didSet { xInExtension(oldValue: oldValue) } } }\n"
        + "extension A {\n  func xInExtension(oldValue: Int) {\n    do { f(oldValue) }\n  }\n}"
    )
  }

  @Test func whatWillBeSetIsObservedUnderTheNameOfTheExtension() {
    let text =
      "class A: B {\n}\nextension A {\n  override var x: Int {\n    willSet(next) { f(next) }\n  }\n}"
    #expect(
      ported(text)
        == "class A: B {\noverride var x: Int { willSet { xInExtension(newValue: newValue) } } }\n"
        + "extension A {\n  func xInExtension(newValue next: Int) {\n    do { f(next) }\n  }\n}"
    )
  }

  @Test func aClassAndItsSubclassMoveTheSameMemberUnderTwoNames() {
    let text =
      "class A { }\nextension A { func f() {} }\n"
      + "class B: A { }\nextension B { override func f() {} }"
    #expect(
      ported(text)
        == "class A { func f() { fInExtension() } }\nextension A { func fInExtension() {} }\n"
        + "class B: A { override func f() { fInExtensionOfB() } }\n"
        + "extension B { func fInExtensionOfB() {} }"
    )
  }

  @Test func whatASubclassOverridesMovesToo() {
    let text = "class A { }\nextension A { func f() {} }\nclass B: A { override func f() {} }"
    #expect(
      ported(text)
        == "class A { func f() { fInExtension() } }\nextension A { func fInExtension() {} }\n"
        + "class B: A { override func f() {} }"
    )
  }

  @Test(arguments: [
    (
      "extension UILabel { override func f() {} }",
      "UILabel is declared elsewhere: an extension cannot override here"
    ),
    (
      "class A: B {}; extension A { override var x: Int { willSet {} didSet {} } }",
      "a member of an extension is overridden, and the override cannot call super"
    ),
    (
      "class A: B {}; extension A { override func f<T>(_ a: T) {} }",
      "a member of an extension is overridden, and the override cannot call super"
    ),
  ])
  func whatCannotMoveStays(text: String, reason: String) {
    let text = "import UIKit; " + text
    #expect(ported(text) == text)
    #expect(complaints(about: text) == ["1: " + reason])
  }

  @Test(arguments: ["UIGestureRecognizer.State", "UILabel", "Data"])
  func anExtensionOfAnotherKindGivesNothing(other: String) {
    let text =
      "import UIKit\nextension \(other) { var debugDescription: String { \"\" } }\n"
      + "class A: NSObject { override var debugDescription: String { \"A\" } }"
    #expect(ported(text) == text)
    #expect(complaints(about: text).isEmpty)
  }
}
