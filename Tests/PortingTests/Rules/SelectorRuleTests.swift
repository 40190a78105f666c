import Testing

@testable import Porting

@Suite struct SelectorRuleTests {
  /// What a selector becomes within a class that has some methods.
  private func written(_ selector: String) -> String? {
    let head = "import UIKit\nclass Screen: Base {\n  func f() { use("
    let tail = """
      ) }
        func tap() {}
        func tap(_ sender: Button) {}
        func pan(_ sender: Any, with event: Event?) {}
        func turn(to angle: Double) {}
        func mark(asRead mail: Mail) {}
        func open(file name: String!) -> Bool { true }
        static func make() {}
        class func make(_ count: Int, on day: Day) {}
        func far(a: Int, b: Int, c: Int, d: Int) {}
        static func farther(a: Int, b: Int, c: Int, d: Int) {}
        var model: Model?
        var count: Int = 0
      }
      class Base { func base() {} }
      class Model { func reload() {}; func only() {} }
      class Other { func reload() {} }
      """
    let text = ported(head + selector + tail)
    guard text.hasPrefix(head), text.hasSuffix(tail) else { return nil }
    return String(text.dropFirst(head.count).dropLast(tail.count))
  }

  /// Two classes have such a method.
  @Test func aPropertyOfACastObjectTellsItsClass() {
    let text = { (part: String, selector: String) in
      """
      import UIKit
      class Stack: UINavigationController { let zoom = Zoom(); var drag: Drag? }
      class Zoom { func move(by a: A) {} }
      class Drag { func move(by a: A) {} }
      func f() { if let z = (parent as? Stack)?.\(part) { pan.add(z, \(selector)) } }
      """
    }
    for (part, type) in [("zoom", "Zoom"), ("drag", "Drag")] {
      let expected = "Selector(\"moveBy:\", \(type).move(by:))"
      #expect(ported(text(part, "#selector(z.move(by:))")) == text(part, expected))
    }
  }

  @Test(arguments: [
    ("#selector(pan(_:with:))", #"Selector("pan:with:", Screen.pan(_:with:))"#),
    ("#selector(pan)", #"Selector("pan:with:", Screen.pan(_:with:))"#),
    ("#selector(self.turn)", #"Selector("turnTo:", Screen.turn(to:))"#),
    ("#selector(Screen.mark(asRead:))", #"Selector("markAsRead:", Screen.mark(asRead:))"#),
    ("#selector(open(file:))", #"Selector("openWithFile:", Screen.open(file:))"#),
    ("#selector(base)", #"Selector("base", Screen.base)"#),
    ("#selector(far)", #"Selector("farWithA:b:c:d:", Screen.far(a:b:c:d:))"#),
    (
      "#selector(Screen.farther)",
      #"Selector("fartherWithA:b:c:d:", { (target: Screen.Type) in "#
        + "{ (a: Int, b: Int, c: Int, d: Int) in target.farther(a: a, b: b, c: c, d: d) } })"
    ),
    ("#selector(tap(_:))", #"Selector("tap:", Screen.tap(_:))"#),
    (
      "#selector(tap as () -> Void)",
      #"Selector("tap", Screen.tap as (Screen) -> () -> Void)"#
    ),
    (
      "#selector((tap as (Screen) -> (Button) -> Void))",
      #"Selector("tap:", Screen.tap as (Screen) -> (Button) -> Void)"#
    ),
    ("#selector(model.reload)", #"Selector("reload", Model.reload)"#),
    ("#selector(unknown.only)", #"Selector("only", Model.only)"#),
    ("#selector(UIView.endEditing(_:))", #"Selector("endEditing:", UIView.endEditing(_:))"#),
    (
      "#selector(UIResponderStandardEditActions.copy)",
      #"Selector("copy:", UIResponderStandardEditActions.copy)"#
    ),
    ("#selector(dismissKeyboard)", #"Selector("dismissKeyboard", Screen.dismissKeyboard)"#),
    ("#selector(getter: scroll.contentOffset)", #"NSSelectorFromString("contentOffset")"#),
    ("#selector(make)", #"Selector("make", { (target: Screen.Type) in { target.make() } })"#),
    (
      "#selector(Screen.make(_:on:))",
      #"Selector("make:on:", { (target: Screen.Type) in { (a: Int, b: Day) in "#
        + "target.make(a, on: b) } })"
    ),
    ("#selector(getter: count)", #"Selector("count", { (target: Screen) in { target.count } })"#),
    (
      "#selector(setter: Screen.count)",
      #"Selector("setCount:", { (target: Screen) in { (value: Int) in target.count = value } })"#
    ),
  ])
  func selectorsCarryTheirMethod(text: String, expected: String) {
    #expect(written(text) == expected)
  }

  @Test(arguments: [
    ("let it = A(1)", "A"), ("let it = B()", "B"), ("let it: B", "B"), ("let it = some as? A", "A"),
    ("guard let it = many[3] else { return }", "B"), ("if let it = few[0] {", "A"),
    ("let it = A.shared", nil), ("let it = A(1).other", nil), ("let it = nested[0]", nil),
    ("let it = make()", nil), ("do { let it = A() }", nil), ("if let it = few[0] { it.f() }", nil),
    ("let few = make(); let it = few[0]", nil), ("let it: UIView", "UIView"),
  ])
  func localVariablesAreOfTheClassOfTheirValue(statement: String, type: String?) {
    let text = ported(
      """
      import UIKit
      class A { func reload() {} }
      class B { func reload() {} }
      class Screen {
        var many: [Int: B] = [:]
        var few: [A] = []
        var nested: [[A]] = []
        func f() {
          \(statement)
          use(#selector(it.reload))
          \(statement.hasSuffix("{") ? "}" : "")
        }
      }
      """
    )
    let selector = type.map { "Selector(\"reload\", \($0).reload)" } ?? "#selector(it.reload)"
    #expect(text.contains("use(\(selector))"))
  }

  @Test(arguments: [
    ("", "B"), ("let it = A()", "A"), ("do { let it = A() }", "B"), ("let it = make()", nil),
    ("if let it = few[0], c { it.f() }", "B"), ("if c {}; let it = A()", "A"),
  ])
  func aLocalVariableHidesAPropertyWhereItIsKnown(statement: String, type: String?) {
    let text = ported(
      "import UIKit\nclass A { func reload() {} }\nclass B { func reload() {} }\n"
        + "class Screen { let it = B(); var few: [A] = []\n"
        + "  func f() {\n\(statement)\nuse(#selector(it.reload)) } }"
    )
    let selector = type.map { "Selector(\"reload\", \($0).reload)" } ?? "#selector(it.reload)"
    #expect(text.contains("use(\(selector))"))
  }

  /// A class of UIKit's does not have a method of its subclass, but the one that this overrides.
  @Test func aClassIsAskedForTheMethodThatIsOverridden() {
    let text = ported(
      """
      import UIKit
      class Film: UIImageView {
        override func display(_ layer: CALayer) {
          if UIImageView.instancesRespond(to: #selector(display(_:))) { super.display(layer) }
        }
        @objc func play() {}
        let plays = UIImageView.instancesRespond(to: #selector(play))
      }
      class Loop: Film {
        override func play() {
          if Film.instancesRespond(to: #selector(play)) { super.play() }
        }
        let winds = Film.instancesRespond(to: #selector(Winding.wind))
      }
      protocol Winding { func wind() }
      """
    )
    #expect(text.contains(#"(to: Selector("display:", UIImageView.display(_:)))"#))
    #expect(text.split(separator: #"(to: Selector("play", Film.play))"#).count == 3)
    #expect(text.contains("(to: #selector(Winding.wind))"))
  }

  /// Only those that have it conform to the protocol that it becomes.
  @Test(arguments: [
    ("P.moved(_:to:)", #"Selector("moved:to:", P_optional_moved_to.moved(_:to:))"#),
    ("P.moved", #"Selector("moved:to:", P_optional_moved_to.moved)"#),
    ("P.stop", #"Selector("stop", P_optional_stop.stop)"#),
    ("P.stay", #"Selector("stay", P.stay)"#),
  ])
  func whoAsksForAnOptionalRequirementAsksForItsProtocol(reference: String, selector: String) {
    let asker = """
      @objc protocol P { @objc optional func moved(_ a: Int, to b: Int)
        @objc optional func stop(); func stay() }
      """
    let question = "let a = b.responds(to: #selector(\(reference)))"
    let text = ported("import UIKit\n\(asker)\n\(question)")
    #expect(text.hasSuffix("let a = b.responds(to: \(selector))"), "\(text)")
    let file = { PortedModule.File(path: "A.swift", text: Array(("import UIKit\n" + $0).utf8)) }
    let library = PortedModule([file("public " + asker)], after: [])
    let user = PortedModule([file("import Lib\n" + question)], after: [library])
    let other = String(decoding: user.files[0].text, as: UTF8.self)
    #expect(other.hasSuffix("let a = b.responds(to: \(selector))"), "\(other)")
  }

  /// Nobody asks for the type of a property of UIKit's who only asks whether it is there.
  @Test func whoAsksForASetterSetsNothing() {
    let text = "let a = responds(to: #selector(setter: UIView.layoutMargins))"
    let selector =
      #"Selector("setLayoutMargins:", { (target: UIView) in { target.layoutMargins } })"#
    #expect(ported(text) == "import UIKit; let a = responds(to: \(selector))")
  }

  /// A class is asked for a property of a class above the one that is named.
  @Test(arguments: [
    (
      "UIView.instancesRespond(to: #selector(setter: UIView.layoutMargins))",
      #"Selector("setLayoutMargins:", { (target: UIView) in { target.layoutMargins } })"#
    ),
    (
      "UIView.instancesRespond(to: #selector(setter: Loop.alpha))",
      #"Selector("setAlpha:", { (target: UIView) in { target.alpha } })"#
    ),
    (
      "Film.instancesRespond(to: #selector(setter: Loop.speed))",
      #"Selector("setSpeed:", { (target: Film) in { target.speed } })"#
    ),
    (
      "Film.instancesRespond(to: #selector(getter: Loop.speed))",
      #"Selector("speed", { (target: Film) in { target.speed } })"#
    ),
  ])
  func aClassIsAskedForASetterWhereThePropertyBegins(question: String, selector: String) {
    let text = """
      import UIKit
      class Film: UIView { @objc var speed = 1 }
      class Loop: Film { override var speed: Int { get { 2 } set {} } }
      """
    #expect(ported(text + "\nlet a = " + question).hasSuffix("(to: \(selector))"))
  }

  @Test func anAppMayHaveASelectorOfItsOwn() {
    let text = """
      import UIKit
      enum Selector { case a }
      class Screen: UIView {
        @objc func tap() {}
        lazy var button = make(#selector(tap))
      }
      """
    let result = ported(text)
    #expect(result.contains(#"make(UIKit.Selector("tap", Screen.tap))"#))
    #expect(result.contains(#".method(UIKit.Selector("tap", Screen.tap))"#))
  }

  /// Two classes have the method, so that the type of each variable decides.
  @Test(arguments: [("a", "A"), ("b", "B"), ("c", "C"), ("d", "C")])
  func eachOfSeveralNamesHasItsType(name: String, owner: String) {
    let text = """
      class A { @objc func reload() {} }
      class B { @objc func reload() {} }
      class C { @objc func reload() {} }
      class Screen {
        let a = A(), b = B()
        var c, d: C!
        func f() { use(#selector(\(name).reload)) }
      }
      """
    #expect(ported(text).contains(#"use(Selector("reload", \#(owner).reload))"#))
    #expect(complaints(about: text).isEmpty)
  }

  @Test(arguments: [
    ("#selector(unknown.reload)", "the type that 'reload' belongs to cannot be determined"),
    ("#selector(far)", "a selector takes at most four arguments"),
    ("#selector(setter: Screen.title)", "the type of this property cannot be determined"),
    ("#selector(1 + 2)", "what this #selector names cannot be read"),
  ])
  func whatCannotBeSureStays(selector: String, reason: String) {
    let text = """
      class Screen {
        static func make() {}
        func far(a: Int, b: Int, c: Int, d: Int, e: Int) {}
        func f() { use(\(selector)) }
      }
      class A { func reload() {} }
      class B { func reload() {} }
      """
    #expect(ported(text) == text)
    #expect(complaints(about: text) == ["4: " + reason])
  }

  @Test func typesAreFoundFromWhereTheyAreNamed() {
    let text = """
      class Outer {
        class Inner { func move(to x: Int) {} }
        func f() { use(#selector(Inner.move)) }
      }
      """
    #expect(ported(text).contains(#"use(Selector("moveTo:", Outer.Inner.move(to:)))"#))
  }

  @Test func selectorsOfExtensionsBelongToWhatIsExtended() {
    let text =
      "import UIKit\nextension UIViewController { func f() { use(#selector(g)) }; func g() {} }"
    #expect(ported(text).contains(#"use(Selector("g", UIViewController.g))"#))
  }

  /// The method comes from what the extension demands of conforming types.
  @Test func extensionsOfProtocolsNameTheMethodsOfConformingTypes() {
    let head = """
      import UIKit
      protocol Listening { func listen() }
      @objc protocol Heeding { func heed(_ n: Notification) }
      extension Listening where Self: Heeding {
        func listen() { use(
      """
    let text = ported(head + "#selector(heed(_:))) }\n}")
    #expect(text.contains(#"use(Selector("heed:", Self.heed(_:)))"#))
    let own = ported(
      "import UIKit\nprotocol P { func p() }\nextension P { func f() { use(#selector(p)) } }"
    )
    #expect(own.contains(#"use(Selector("p", P.p))"#))
  }

  /// Only methods of the same labels have to be told apart by their types.
  @Test(arguments: [
    ("func pick(_ cell: Cell) {}", "Screen.pick(_:)"),
    ("func pick(_ cell: Cell) {}; func pick(at row: Int) {}", "Screen.pick(_:)"),
    (
      "func pick(_ cell: Cell) {}; func pick(_ row: Row) {}",
      "Screen.pick(_:) as (Screen) -> (Cell) -> Void"
    ),
    ("override func pick(_ cell: Cell) {}", "Screen.pick(_:)"),
  ])
  func overloadedMethodsCarryTheirType(methods: String, expected: String) {
    let base = methods.hasPrefix("override") ? "Base" : "UIView"
    let text = """
      import UIKit
      class Base: UIView { func pick(_ cell: Cell) {} }
      class Screen: \(base) { \(methods); func f() { use(#selector(pick(_:))) } }
      """
    let result = ported(text)
    #expect(result.contains("use(Selector(\"pick:\", \(expected)))"), "\(result)")
  }

  @Test(arguments: [
    ("func go() async {}", "a selector cannot name an async method"),
    ("func go() throws {}", "a selector cannot name a method that throws"),
    ("func go<T>(_ a: T) {}", "a selector cannot name a generic method"),
    ("func go(_ a: inout Int) {}", "a selector cannot take inout or variadic arguments"),
    ("func go(_ a: Int...) {}", "a selector cannot take inout or variadic arguments"),
    (
      "func go(_ a: A, b: B, c: C, d: D, e: E) {}", "a selector takes at most four arguments"
    ),
    ("func go(_ a: A, b: B, c: C, d: D) {}", nil), ("func go() {}", nil),
  ])
  func someMethodsHaveNoSelector(method: String, reason: String?) {
    let text = "import UIKit\nclass Screen: UIView {\n  \(method)\n  let a = #selector(go)\n}"
    #expect(complaints(about: text) == (reason.map { ["4: " + $0] } ?? []))
    #expect(ported(text).contains("#selector") == (reason != nil))
  }

  /// UIKit has methods of these names with arguments, which Swift would confuse them with.
  @Test(arguments: [
    "animate", "dismiss", "draw", "perform", "present", "select", "show", "transition", "close",
  ])
  func namesOfUIKitCarryTheirType(name: String) {
    let text = "import UIKit\nclass A: UIView { func \(name)() { use(#selector(\(name))) } }"
    let type = name == "close" ? "" : " as (A) -> () -> Void"
    #expect(ported(text).contains("use(Selector(\"\(name)\", A.\(name)\(type)))"))
  }
}
