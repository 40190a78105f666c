import Testing

@testable import Porting

/// Members that extensions add to UIKit's classes, and that subclasses override.
@Suite struct ForeignOverrideRuleTests {
  @Test func theExtensionAsksForItsSubclasses() {
    let text = """
      import UIKit
      extension UIView {
      @objc func f(_ a: Int) -> Int { a }
      }
      class B: UIControl {
      override func f(_ a: Int) -> Int { super.f(a) + 1 }
      }
      class C: B {
      override func f(_ a: Int) -> Int { super.f(a) + super.tag }
      }
      """
    #expect(
      ported(text) == """
        import UIKit
        extension UIView {
        func fOfUIView(_ a: Int) -> Int { a }
        func f(_ a: Int) -> Int { if let object = self as? C { return object.fOfC(a) }; \
        if let object = self as? B { return object.fOfB(a) }; return fOfUIView(a) } }
        class B: UIControl {
        func fOfB(_ a: Int) -> Int { self.fOfUIView(a) + 1 }
        }
        class C: B {
        func fOfC(_ a: Int) -> Int { self.fOfB(a) + super.tag }
        }
        """
    )
  }

  @Test func extensionsOverrideExtensions() {
    let text = """
      import UIKit
      extension UIView { var x: Int { 1 } }
      extension UILabel { override var x: Int { super.x } }
      extension UIScrollView { var y: Int { get { 1 } set {} } }
      extension UITextView { override var y: Int { get { 2 } set {} } }
      """
    let lines = ported(text).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "import UIKit",
        "extension UIView { var xOfUIView: Int { 1 } ; var x: Int"
          + " { if let object = self as? UILabel { return object.xOfUILabel }; return xOfUIView } }",
        "extension UILabel { var xOfUILabel: Int { self.xOfUIView } }",
        "extension UIScrollView { var yOfUIScrollView: Int { get { 1 } set {} } ; var y: Int { get"
          + " { if let object = self as? UITextView { return object.yOfUITextView };"
          + " return yOfUIScrollView } set { if let object = self as? UITextView"
          + " { return object.yOfUITextView = newValue }; yOfUIScrollView = newValue } } }",
        "extension UITextView { var yOfUITextView: Int { get { 2 } set {} } }",
      ]
    )
    #expect(complaints(about: text).isEmpty)
  }

  @Test(arguments: [
    // The class has it from UIKit, or from nowhere that is known.
    "extension UILabel { override var text: String? { nil } }",
    "extension UILabel { func f() {} }; class A: UIButton { override func f() {} }",
    "extension UIView { func f<T>(_ a: T) {} }; class A: UIView { override func f<T>(_ a: T) {} }",
  ])
  func whatIsNoSuchMemberStays(text: String) {
    let text = "import UIKit; " + text
    #expect(ported(text) == text)
  }
}
