import Testing

@testable import Porting

@Suite struct MetatypeRuleTests {
  private static let classes = """
    class Panel: UIView {}
    class Card: UIView { required init() { super.init(frame: .zero) } }
    class Row: UITableViewCell {}
    protocol Makeable { init() }

    """

  @Test(arguments: [
    ("func f<T: UIView>() -> T { T(frame: .zero) }", "T.made(frame: .zero)"),
    ("func f<T: UIView>() -> T { T.init(frame: .zero) }", "T.made(frame: .zero)"),
    ("func f<T>() -> T where T: NSObject { return T() }", "return T.made()"),
    ("func f<T: Panel & Makeable>() -> T { T() }", "T.made()"),
    (
      "typealias A = UIView\nprotocol B: A {}\ntypealias C = B & P\nfunc f<T: C>() -> T { T() }",
      "T.made()"
    ),
    ("protocol B: UIView {}\nextension B { static func f() -> Self { Self() } }", "Self.made()"),
    (
      "protocol B where Self: UIViewController {}\nextension B {\n"
        + "  static func f() -> Self { return Self(nibName: nil, bundle: nil) }\n}",
      "return Self.made(nibName"
    ),
    ("protocol B where Self: UIView {}\nfunc f<T: B>() -> T { T() }", "T.made()"),
    (
      "class A<B: UIView> where B: P {\n  let b: B\n  init() { b = B() }\n}",
      "b = B.made()"
    ),
    (
      "class A<B: UIView> { let kind: B.Type; func f() -> B { kind.init() } }",
      "kind.made()"
    ),
    ("protocol P { associatedtype V: UIView }\nextension P { func f() -> V { V() } }", "V.made()"),
    (
      "protocol Q { associatedtype V: UIView }\nprotocol P: Q {}\nextension P { func f() { V() } }",
      "V.made()"
    ),
    (
      "protocol P { associatedtype V: UIView }\n"
        + "class A<B: P> {\n  typealias V = B.V\n  func f() -> V { .init() }\n}",
      "V.made()"
    ),
    ("func f<B: UIButton>() -> B { B(type: .system) }", "B.made(type: .system)"),
    (
      "enum E { case a(kind: Panel.Type, b: Int)\nfunc f() { if case .a(let kind, _) = self { kind.init() } } }",
      "kind.made()"
    ),
    ("func f(_ a: Any) { let kind = a as! Panel.Type\n  g(kind.init()) }", "g(kind.made())"),
    ("func f(_ a: Any) { if let kind = a as? Panel.Type { kind.init() } }", "kind.made()"),
    ("class A<B: UIView> {}\nextension A { func f() -> B { B() } }", "B.made()"),
    ("extension UIView { static func f() -> Self { self.init(frame: .zero) } }", "self.made(frame"),
    ("extension UIView { class func f() -> Self { return self.init() } }", "return self.made()"),
    ("extension UIView { static func f() -> Self { Self() } }", "Self.made()"),
    ("protocol P: Panel {}\nextension P { static func f() -> Self { Self() } }", "Self.made()"),
    (
      "protocol P {}\nextension P where Self: UIView { static func f() -> Self { .init(); Self() } }",
      "Self.made()"
    ),
    (
      "struct A { let kind: Row.Type }\nfunc f(a: A) { a.kind.init(style: .value1, reuseIdentifier: \"b\") }",
      "a.kind.made(style: .value1, reuseIdentifier: \"b\")"
    ),
    ("let kinds: [UIViewController.Type] = []\nfunc f() { kinds[0].init() }", "kinds[0].made()"),
    (
      "class A { let kind: UIPresentationController.Type\n"
        + "func f() { kind.init(presentedViewController: a, presenting: b) } }",
      "kind.made(presentedViewController: a, presenting: b)"
    ),
    (
      "func f(kind: UIStoryboardSegue.Type) { kind.init(identifier: a, source: b, destination: c) }",
      "kind.made(identifier: a, source: b, destination: c)"
    ),
    (
      """
      class Maker { let kind: UITableViewCell.Type
      init<T: Makeable>(kind: T.Type) { self.kind = kind as! UITableViewCell.Type }
      func f() { kind.init(style: .default, reuseIdentifier: nil) } }
      """,
      "kind.made(style: .default, reuseIdentifier: nil)"
    ),
    (
      "func f<C: UIViewController>() -> C { C(nibName: nil, bundle: nil) }",
      "C.made(nibName: nil, bundle: nil)"
    ),
    (
      "func f<T: NSManagedObject>() -> T { T(entity: a, insertInto: nil) }",
      "T.made(entity: a, insertInto: nil)"
    ),
    ("func f<T: NSManagedObject>() -> T { T(context: a) }", "T.made(context: a)"),
    (
      "func f(a: UIView) { if let v = a as? UIImageView { g(type(of: v).init(image: b)) } }",
      "g(type(of: v).made(image: b))"
    ),
    (
      "class A { let row: Row\nfunc f() { type(of: row).init(style: .value1, reuseIdentifier: b) } }",
      "type(of: row).made(style: .value1, reuseIdentifier: b)"
    ),
    (
      "extension Panel { func f() -> Panel { type(of: self).init(frame: .zero) } }",
      "type(of: self).made(frame: .zero)"
    ),
    (
      "class A { func k(_ a: Int) -> Panel.Type { Panel.self }\nfunc f() { self.k(1).init() } }",
      "self.k(1).made()"
    ),
    (
      "enum A { static func k() -> Panel.Type { Panel.self } }\n"
        + "func f() { let c = A.k()\nlet b: UIView = c.init() }",
      "= c.made()"
    ),
    (
      "class A { let kind: Panel.Type }\nfunc f() { let kind = far()\nkind.init() }",
      "kind.made()"
    ),
    ("class A<B: UIView> { let b: B = .init() }", "let b: B = B.made()"),
    ("class A<B: UIView> { lazy var b: B! = .init(frame: c) }", "= B.made(frame: c)"),
    ("class A<B: UIView> { var f: ((Int) -> B)? = { _ in\n.init() } }", "\nB.made()"),
    ("func f<B: UIView>() -> B { if a { return .init() }; return .init() }", "}; return B.made()"),
    ("class A<B: UIView> { var b: B { .init() } }", "{ B.made() }"),
  ])
  func aClassKnownAtRunTimeMakesItsObjects(text: String, expected: String) {
    #expect(ported(Self.classes + text).contains(expected))
  }

  @Test(arguments: [
    "func f<T: Makeable>() -> T { T() }",
    "protocol B: UIView { init() }\nfunc f<T: B>() -> T { T() }",
    "protocol B: C {}\nprotocol C: B {}\nfunc f<T: B>() -> T { T() }",
    "func f<T: Card>() -> T { T() }",
    "func f<T>() -> T where T: Decodable { T() }",
    "func f() -> Panel { Panel(frame: .zero) }",
    "func f() -> Panel { Panel.init(frame: .zero) }",
    "struct A { static func f() -> Self { self.init() } }",
    "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
    "extension UIView { func f() { f(self.frame) } }",
    "func f<T: UIView>() -> T { T(size: 1) }",
    "let kind: Makeable.Type\nfunc f() { kind.init() }",
    "func f(a: [Int]) { a.init() }",
    "func T() {}\nfunc f() { T() }",
    "class A<B: UIView> { let b: Panel = .init() }",
    "extension Card { func f() -> Card { type(of: self).init() } }",
    "func k() -> Card.Type { Card.self }\nfunc f() { let c = k()\nc.init() }",
    "func f(a: A) { type(of: a).init() }",
    "class A { func f(a: UIView) { a.type(of: a).init() } }",
    "class A<B: UIView> { let b: B = c(.init()) }",
    "func f<B: UIView>() -> B { g { return .init() } }",
  ])
  func otherCallsAreLeft(text: String) {
    #expect(!ported(Self.classes + text).contains("made("))
  }
}
