import Testing

@testable import Porting

@Suite struct AnyObjectRuleTests {
  @Test(arguments: [
    (
      "let a = (info[key] as AnyObject).cgRectValue",
      "let a = Optional((info[key] as AnyObject as! NSValue).cgRectValue)"
    ),
    (
      "let a = (b as AnyObject?)?.doubleValue",
      "let a = (b as AnyObject? as? NSNumber)?.doubleValue"
    ),
    (
      "f((b as AnyObject).object(forKey: c) as? View)",
      "f((b as AnyObject as! NSDictionary).object(forKey: c) as? View)"
    ),
    (
      "class A { var a: AnyObject?; func f() { g(a?.isEqual(b)); g(self.a!.isEqual(b)) } }",
      "class A { var a: AnyObject?; func f() {"
        + " g((a as? NSObject)?.isEqual(b)); g((self.a as! NSObject).isEqual(b)) } }"
    ),
    (
      "class A { var a: AnyObject?; func f() { if let c = a { g(c.isEqual(b)) } } }",
      "class A { var a: AnyObject?; func f() { if let c = a { g((c as! NSObject).isEqual(b)) } } }"
    ),
    (
      "func f(_ a: AnyObject?) { guard let a = a, !a.isEqual(b) else { return } }",
      "func f(_ a: AnyObject?) { guard let a = a, !(a as! NSObject).isEqual(b) else { return } }"
    ),
    ("let a = (b as AnyObject).isEqual(c)", "let a = (b as AnyObject as! NSObject).isEqual(c)"),
    (
      "return a > (all[b] as AnyObject).count",
      "return a > (all[b] as AnyObject as! any CountedObject).count"
    ),
    (
      "let a = (b as! AnyObject).cgPointValue!",
      "let a = (b as! AnyObject as! NSValue).cgPointValue"
    ),
    (
      "class Dial { var turns = 1 }; func f(_ a: AnyObject) { g((a as AnyObject).turns!) }",
      "class Dial { var turns = 1 }; func f(_ a: AnyObject) { g((a as AnyObject as! Dial).turns) }"
    ),
    (
      "protocol P { func lay() }; func f(_ a: Any) { (a as AnyObject).lay?() }",
      "protocol P { func lay() }; func f(_ a: Any) { (a as AnyObject as! any P).lay() }"
    ),
    (
      "let a = b as! [String: AnyObject]; let c = a[key]?.cgRectValue",
      "let a = b as! [String: AnyObject]; let c = (a[key] as? NSValue)?.cgRectValue"
    ),
    (
      "let a = b as! [String: AnyObject]; let c = a[key]!.doubleValue!",
      "let a = b as! [String: AnyObject]; let c = (a[key] as! NSNumber).doubleValue"
    ),
    (
      "func f(_ sender: AnyObject) { g(sender.tag) }",
      "func f(_ sender: AnyObject) { g((sender as! UIView).tag) }"
    ),
    (
      "func f(a sender: AnyObject?) { g(sender?.tag) }",
      "func f(a sender: AnyObject?) { g((sender as? UIView)?.tag) }"
    ),
    (
      "func f(_ sender: AnyObject!) { g(sender!.selectedSegmentIndex!) }",
      "func f(_ sender: AnyObject!) { g((sender as! UISegmentedControl).selectedSegmentIndex) }"
    ),
    (
      "func f(_ sender: AnyObject) { sender.setTitle?(\"a\", for: .normal) }",
      "func f(_ sender: AnyObject) { (sender as! UIButton).setTitle(\"a\", for: .normal) }"
    ),
    (
      "func f(_ sender: AnyObject) { sender.titleLabel??.text = nil }",
      "func f(_ sender: AnyObject) { (sender as! UIButton).titleLabel??.text = nil }"
    ),
    (
      "class A { func f(_ a: AnyObject) { b { g(a.value(forKey: \"c\")) } } }",
      "class A { func f(_ a: AnyObject) { b { g((a as! NSObject).value(forKey: \"c\")) } } }"
    ),
    (
      "let a = (b as AnyObject).cgRectValue\nlet c = (b as AnyObject).tag + 1",
      "let a = Optional((b as AnyObject as! NSValue).cgRectValue)\n"
        + "let c = (b as AnyObject as! UIView).tag + 1"
    ),
    (
      "func f(_ a: AnyObject) { if let b = a.tag { g(b) } }",
      "func f(_ a: AnyObject) { if let b = Optional((a as! UIView).tag) { g(b) } }"
    ),
  ])
  func theObjectIsCastToTheClassThatHasTheMember(text: String, expected: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + expected)
  }

  @Test(arguments: [
    "let c = (b as AnyObject).indexPath", "let c = (b as AnyObject?)?.indexPath?.row",
    "func f(_ b: AnyObject) { g(b.indexPath) }",
    "func f(_ b: AnyObject?) { h(b, a)\n g(b?.indexPath!) }",
    "struct A { let indexPath = 1 }; func f(_ b: AnyObject) { g(b.indexPath) }",
  ])
  func whatNoClassIsKnownForIsSaid(text: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + text)
    let found = complaints(about: "import UIKit\n" + text).map { $0.split(separator: ": ").last }
    #expect(found == ["only Objective-C finds 'indexPath' of any object, whatever class it has"])
  }

  @Test(arguments: [
    "func f(_ b: AnyObject) { for b in c { g(b.indexPath) } }",
    "func f(_ b: AnyObject) { c.map { b in b.indexPath } }",
    "func f(_ b: AnyObject) { c.map { (b) in b.indexPath } }",
    "func f(_ b: AnyObject) { c.map { (b: Row, d) -> Int in b.indexPath } }",
    "func f(_ b: AnyObject) { c.map { d, b, e in b.indexPath } }",
    "func f(_ b: AnyObject) { let c = (b as AnyObject).self }",
    "func f(_ b: AnyObject) { let b = b as! Row; g(b.indexPath) }",
  ])
  func otherObjectsOfThatNameAreNotComplainedOf(text: String) {
    #expect(complaints(about: "import UIKit\n" + text).isEmpty)
  }

  /// A target is any object by UIKit's declaration, without a word of it in the file.
  @Test(arguments: [
    (
      "item.target?.perform(item.action, with: item)",
      "(item.target as? NSObject)?.perform(item.action, with: item)"
    ),
    (
      "_ = bar.items![0].target!.perform(tapped)",
      "_ = (bar.items![0].target as! NSObject).perform(tapped)"
    ),
    (
      "target?.perform(action)", "(target as? NSObject)?.perform(action)"
    ),
    (
      "var target: AnyObject?; target?.perform(a, with: b, with: c)",
      "var target: AnyObject?; (target as? NSObject)?.perform(a, with: b, with: c)"
    ),
  ])
  func aTargetIsAnyObject(text: String, expected: String) {
    let (head, tail) = ("import UIKit\nfunc f() { ", " }")
    #expect(ported(head + text + tail) == head + expected + tail)
  }

  @Test(arguments: [
    "struct A { func perform(_ a: B) {} }; func f() { g.target?.perform(b) }",
    "func f() { g.target?.perform(later: b) }",
    "func f(target: NSObject?) { target?.perform(b) }",
    "class A { var target: B?; func f() { target?.perform(b); self.target?.perform(b) } }",
    "class A { var target: B? }; func f(a: A) { a.target?.perform(b) }",
    "func f() { g((a as AnyObject).object(at: 0)) }",
    "func f() { g.worker?.perform(b) }",
    "func f(_ sender: UIButton) { g(sender.tag) }",
    "func f(_ sender: AnyObject) { g(sender.unheardOf) }",
    "func f(_ sender: AnyObject) { g(view.sender.tag) }",
    "let a = (b as Any).cgRectValue",
    "func f(_ sender: AnyObject) { if let sender = sender as? Dial { g(sender.value) } }",
    "let a = b as! [String: NSValue]; let c = a[key]?.cgRectValue",
    "let a = (b as NSObject).tag",
    "func f(_ sender: AnyObject) { g((sender as! UIView).tag) }",
  ])
  func otherMembersAreLeft(text: String) {
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + text)
  }
}
