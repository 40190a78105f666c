import Testing

@testable import Porting

@Suite struct OptionalRuleTests {
  private static let asking = """
    @objc public protocol Tapping: AnyObject {
      func must()
      @objc optional func tapped(_ count: Int)
      @objc optional func title(for row: Int,
                                in section: Int) -> String
      @objc optional var name: String { get }
    }

    """

  private func body(_ text: String) -> String {
    let lines = ported(Self.asking + text).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(7).joined(separator: "\n")
  }

  @Test func requirementsOnOneLineLeaveNoSeparator() {
    #expect(
      ported("@objc protocol P { @objc optional func a(); func b(); @objc optional func c() }")
        == "protocol P: AnyObject { func b(); }; protocol P_optional_a: AnyObject { func a() };"
        + " protocol P_optional_c: AnyObject { func c() }"
    )
  }

  @Test func aTypeIsAskedForWhatIsStatic() {
    let head = "import UIKit\n@objc protocol P { @objc optional static func a() -> Int }\n"
    let asker =
      "import UIKit\nprotocol P: AnyObject { };"
      + " protocol P_optional_a: AnyObject { static func a() -> Int }\n"
    let types =
      "class A: NSObject, P { static func a() -> Int { 1 } }; class B: A2, P { func a() {} }"
    #expect(
      ported(head + types)
        == asker + types.replacing("A: NSObject, P", with: "A: NSObject, P, P_optional_a")
    )
    #expect(
      ported(head + "func f(_ p: P) { g(type(of: p).a?() ?? 2) }")
        == asker + "func f(_ p: P) { g((type(of: p) as? any P_optional_a.Type)?.a() ?? 2) }"
    )
    #expect(
      ported(head + "extension P { static func b() { g(a?() ?? 2) } }")
        == asker
        + "extension P { static func b() { g((self as? any P_optional_a.Type)?.a() ?? 2) } }"
    )
  }

  @Test func aClosureThatIsCalledLikeARequirementStaysOne() {
    let text =
      "import UIKit\nclass A: NSObject { var completeTransition: ((Bool) -> Void)? }\n"
      + "func f() { let a = A(); a.completeTransition?(true) }"
    #expect(ported(text) == text)
  }

  @Test(arguments: [
    (
      "urlSession?(a, task: b, didCompleteWithError: c)",
      "urlSession(a, task: b, didCompleteWithError: c)"
    ),
    // Its default calls the completion, which nobody does on Apple's systems.
    (
      "urlSession?(a, didReceive: b, completionHandler: c)",
      "urlSession?(a, didReceive: b, completionHandler: c)"
    ),
  ])
  func callsOfFoundationsRequirementsReachTheirDefaults(call: String, expected: String) {
    let head = "import UIKit; import FoundationNetworking\n"
    let frame = { (call: String) in head + "func f(_ a: URLSession) { delegate?.\(call) }" }
    #expect(ported(frame(call)) == frame(expected))
  }

  /// Closures have no labels.
  @Test func aCallWithLabelsIsNoneOfAClosure() {
    let head = "import UIKit\nextension UIView { var tabBarController: Any? { nil } }\n"
    let text = "func f() { if let d = a() { d.tabBarController?(b, didSelect: c) } }"
    let expected = "func f() { if let d = a() { d.tabBarController(b, didSelect: c) } }"
    #expect(ported(head + text) == head + expected)
  }

  /// `controller.tabBar` is a bar, whatever else the controller may be asked.
  @Test(arguments: [
    ("UITabBarController", "use(c.tapped)"),
    ("NSObject", "use((c as? any Tapping_optional_tapped)?.tapped)"),
  ])
  func aPropertyOfUIKitsIsNoRequirement(parent: String, expected: String) {
    let head = "class C: \(parent), Tapping {}\nfunc f(_ c: C) { "
    #expect(body(head + "use(c.tapped) }").hasSuffix("func f(_ c: C) { \(expected) }"))
  }

  @Test func aDelegateMayBeTheSecondOfSeveralNames() {
    let head = "class C { weak var view: UIView?, asker: Tapping?\nfunc f() { "
    #expect(
      body(head + "use(asker?.tapped) } }")
        .hasSuffix("use((asker as? any Tapping_optional_tapped)?.tapped) } }")
    )
  }

  @Test func requirementsGetProtocolsOfTheirOwn() {
    let lines = ported(Self.asking).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "public protocol Tapping: AnyObject {")
    let protocols = [
      "public protocol Tapping_optional_tapped: AnyObject { func tapped(_ count: Int) }",
      "public protocol Tapping_optional_title_for_in: AnyObject "
        + "{ func title(for row: Int, in section: Int) -> String }",
      "public protocol Tapping_optional_name: AnyObject { var name: String { get } }",
    ]
    #expect(lines[6] == "}; " + protocols.joined(separator: "; "))
  }

  @Test(arguments: [
    (
      "class A: Tapping { func tapped(_ count: Int) {} }",
      "class A: Tapping, Tapping_optional_tapped"
    ),
    ("class A: Tapping { func tapped(count: Int) {} }", "class A: Tapping { "),
    ("class A: Tapping { private func tapped(_ count: Int) {} }", "class A: Tapping { "),
    (
      "class A {}; extension A: Tapping { var name: String { \"\" } }",
      "class A {}; extension A: Tapping, Tapping_optional_name {"
    ),
    (
      "class A: Tapping {}; class B: A { func tapped(_ count: Int) {} }",
      "class A: Tapping {}; class B: A, Tapping_optional_tapped {"
    ),
    ("class A { func tapped(_ count: Int) {} }", "class A { "),
  ])
  func thoseConformWhoMeetThem(text: String, beginning: String) {
    #expect(body(text).hasPrefix(beginning))
  }

  /// Tests declare the delegates that they need in their own bodies.
  @Test(arguments: [
    (
      "func f() { class A: Tapping { func tapped(_ count: Int) {} }; g(A()) }",
      "class A: Tapping, Tapping_optional_tapped {"
    ),
    (
      "class C { func f() { do { final class A: B, Tapping { var name: String { \"\" } } } } }",
      "class A: B, Tapping, Tapping_optional_name {"
    ),
    (
      "class B: Tapping {}; func f() { class A: B { func tapped(_ count: Int) {} } }",
      "class A: B, Tapping_optional_tapped {"
    ),
    (
      "func f() { struct A: Tapping { func tapped(count: Int) {} } }", "struct A: Tapping { "
    ),
    (
      "func f() { class A { func tapped(_ count: Int) {} } }", "class A { "
    ),
    (
      "class B: Tapping { func tapped(_ count: Int) {} }; "
        + "func f() { class A: B { override func tapped(_ count: Int) {} } }",
      "class A: B { override"
    ),
  ])
  func typesInBodiesConformToo(text: String, beginning: String) {
    #expect(body(text).contains(beginning))
  }

  @Test(arguments: [
    ("delegate?.tapped?(1)", "(delegate as? any Tapping_optional_tapped)?.tapped(1)"),
    ("self.delegate!.tapped!(1)", "(self.delegate! as! any Tapping_optional_tapped).tapped(1)"),
    (
      "return delegate?.title?(for: 1, in: 2) ?? \"\"",
      "return (delegate as? any Tapping_optional_title_for_in)?.title(for: 1, in: 2) ?? \"\""
    ),
    (
      "owner().list[0]?.delegate?.tapped?(1)",
      "(owner().list[0]?.delegate as? any Tapping_optional_tapped)?.tapped(1)"
    ),
    (
      "if delegate?.tapped != nil {}",
      "if (delegate as? any Tapping_optional_tapped)?.tapped != nil {}"
    ),
    ("use(delegate?.name)", "use((delegate as? any Tapping_optional_name)?.name)"),
    ("use(other.name)", "use(other.name)"),
    (
      "guard let f = self.delegate?.title(for:in:) else { return }",
      "guard let f = (self.delegate as? any Tapping_optional_title_for_in)?.title(for:in:) "
        + "else { return }"
    ),
    ("use(delegate?.title(for:at:))", "use(delegate?.title(for:at:))"),
    ("use(delegate?.tapped(1))", "use(delegate?.tapped(1))"),
    ("completion?(true)", "completion?(true)"),
    ("self.tapped?(true)", "self.tapped?(true)"),
  ])
  func callsAskForTheConformance(text: String, expected: String) {
    let frame = { (call: String) in
      "class A {\n  weak var delegate: Tapping?\n  var other = Other()\n"
        + "  var completion: ((Bool) -> Void)?\n  func f() {\n\(call)\n}\n}"
    }
    #expect(body(frame(text)) == frame(expected))
  }

  @Test(arguments: [
    ("delegate?.scrollViewDidScroll?(view)", "delegate?.scrollViewDidScroll(view)"),
    (
      "delegate?.scrollViewShouldScrollToTop?(view)", "delegate?.scrollViewShouldScrollToTop(view)"
    ),
    ("return delegate?.viewForZooming?(in: view)", "return delegate?.viewForZooming(in: view)"),
    (
      "if let a = owner?.tableView?(b, viewForHeaderInSection: 1) {}",
      "if let a = owner?.tableView(b, viewForHeaderInSection: 1) {}"
    ),
    (
      "let a = owner?.collectionView?(b, layout: c, sizeForItemAt: d) ?? size",
      "let a = owner?.collectionView(b, layout: c, sizeForItemAt: d) ?? size"
    ),
    (
      "let a = delegate.collectionView!(b, layout: c, sizeForItemAt: d)",
      "let a = delegate.collectionView(b, layout: c, sizeForItemAt: d)"
    ),
    (
      "return delegate.tabBarController?(a, shouldSelect: b) ?? true",
      "return Optional(delegate.tabBarController(a, shouldSelect: b)) ?? true"
    ),
    ("delegate.textFieldShouldReturn?(a)", "delegate.textFieldShouldReturn(a)"),
    (
      "_ = delegate.application?(a, supportedInterfaceOrientationsFor: b)",
      "_ = delegate.application(a, supportedInterfaceOrientationsFor: b)"
    ),
  ])
  func callsOfUIKitsRequirementsHaveAnAnswer(text: String, expected: String) {
    let frame = { (call: String) in "func f() {\n  g()\n  \(call)\n}" }
    #expect(ported(frame(text)) == frame(expected))
  }

  @Test(arguments: [
    "switch kind {\n  case .row(let path):\n  CALL\n}",
    "switch kind {\n  case .row(let path), .cell([1: let path]):\n  CALL\n}",
    "g { path in\n  g()\n  CALL\n  g()\n}",
  ])
  func aStatementMayFollowAnythingThatEndsOne(frame: String) {
    let call = "owner?.tableView?(table, heightForRowAt: path)"
    let expected = "owner?.tableView(table, heightForRowAt: path)"
    let text = frame.replacing("CALL", with: call)
    #expect(ported(text) == frame.replacing("CALL", with: expected))
  }

  @Test(arguments: [
    (
      "let a = delegate?.tableView?(table, heightForRowAt: path) ?? 44",
      "let a = OptionalRequirement.answer(to: \"tableView(_:heightForRowAt:)\", "
        + "(delegate as? any UITableViewDelegate)?.tableView(table, heightForRowAt: path)) ?? 44"
    ),
    (
      "if delegate?.scrollViewDidScroll?(view) != nil {}",
      "if OptionalRequirement.answer(to: \"scrollViewDidScroll(_:)\", "
        + "delegate?.scrollViewDidScroll(view)) != nil {}"
    ),
    (
      "let a = delegate?.tableView?(table, willSelectRowAt: path).row",
      "let a = OptionalRequirement.answer(to: \"tableView(_:willSelectRowAt:)\", "
        + "(delegate as? any UITableViewDelegate)?.tableView(table, willSelectRowAt: path))?.row"
    ),
    (
      "return animator.interruptibleAnimator?(using: context)",
      "return OptionalRequirement.answer(to: \"interruptibleAnimator(using:)\", "
        + "animator.interruptibleAnimator(using: context))"
    ),
    (
      "return delegate!.viewForZooming!(in: view)", "return delegate!.viewForZooming(in: view)"
    ),
    ("animator.addAnimations? { a() }", "animator.addAnimations { a() }"),
    ("animator.addAnimations! { a() }", "animator.addAnimations { a() }"),
    ("if animator.isDone! { a() }", "if animator.isDone! { a() }"),
    ("b?.addAnimations?({ a() })", "b?.addAnimations({ a() })"),
  ])
  func whetherSomebodyAnswersIsAsked(call: String, expected: String) {
    let frame = { (call: String) in "import UIKit\nfunc f() {\n  \(call)\n}" }
    #expect(ported(frame(call)) == frame(expected))
    #expect(ported(frame(expected)) == frame(expected))
    #expect(complaints(about: frame(call)).isEmpty)
  }

  @Test func whatAConstantIsMadeOfIsNotYetTheConstant() {
    let text = { (call: String) in
      """
      import UIKit
      class Driver {
        var interruptibleAnimator: UIViewImplicitlyAnimating?
        func start(_ context: Context, using animator: UIViewControllerAnimatedTransitioning) {
          guard let animator = \(call) else { return }
          interruptibleAnimator = animator
        }
      }
      """
    }
    let expected = text(
      "OptionalRequirement.answer(to: \"interruptibleAnimator(using:)\", "
        + "animator.interruptibleAnimator(using: context))"
    )
    #expect(ported(text("animator.interruptibleAnimator?(using: context)")) == expected)
  }

  /// In an extension of the protocol that asks for them.
  @Test(arguments: [
    ("use(name ?? a)", "use((self as? any Tapping_optional_name)?.name ?? a)"),
    ("tapped?(1)", "(self as? any Tapping_optional_tapped)?.tapped(1)"),
    ("tapped!(1)", "(self as! any Tapping_optional_tapped).tapped(1)"),
    ("let name = 1; use(name)", "let name = 1; use(name)"),
    ("use(name: 1)", "use(name: 1)"), ("use(a.name)", "use(a.name)"), ("must()", "must()"),
    ("use(name?.count)", "use((self as? any Tapping_optional_name)?.name.count)"),
    ("use(name!)", "use((self as! any Tapping_optional_name).name)"),
    (
      "if let name = name { use(name) }",
      "if let name = (self as? any Tapping_optional_name)?.name { use(name) }"
    ),
  ])
  func selfMayNotMeetThem(text: String, expected: String) {
    let frame = { (call: String) in "extension Tapping { func f() { \(call) } }" }
    #expect(body(frame(text)) == frame(expected))
    let other = "extension Other { func f() { \(text) } }"
    #expect(body(other) == other)
  }

  /// What a function, a closure, a loop or a pattern takes by that name is another one.
  @Test(arguments: [
    "func g(with name: Int) { use(name) }", "func g(_ name: Int) { use { use(name) } }",
    "use { name in use(name) }", "use { a, name in use(name) }", "use { name, a in use(name) }",
    "use { (name, a) in use(name) }", "use { (a, name: Int) -> Int in use(name) }",
    "for name in use { use(name) }", "for (name, a) in use { use(name) }",
    "let (name, a) = use(); use(name)", "if case let .some(name) = use { use(name) }",
    "if case .some(let name) = use { use(name) }",
  ])
  func anotherOfThatNameIsNoneOfSelf(text: String) {
    let frame = "extension Tapping { func f() { \(text) } }"
    #expect(body(frame) == frame)
    let member = "extension Tapping { func f(_ name: Int) { use(name) } }"
    #expect(body(member) == member)
  }

  @Test func otherRequirementsMayTakeOneOfThatName() {
    let text = ported("@objc protocol P { @objc optional var a: Int { get }; func f(_ a: Int) }")
    #expect(text.hasPrefix("protocol P: AnyObject {") && text.contains("func f(_ a: Int) }"))
  }

  @Test(arguments: ["d?.f?(a, b: 1) { g() }", "d?.f?(a) { g() } c: { h() }", "d?.f?(a, b: 1)"])
  func closuresBehindACallAreArguments(call: String) {
    let text = """
      @objc protocol P { @objc optional func f(_ a: A, b: Int, c: () -> Void) }
      func f(d: P?) { \(call) }
      """
    let isMeant = call.contains("b: 1) {") || call.contains("} c:")
    #expect(ported(text).contains("(d as? any P_optional_f_b_c)?.f") == isMeant)
  }

  @Test(arguments: [
    (
      "a.delegate?.tableView?(b, didSelectRowAt: c)",
      "(a.delegate as? any UITableViewDelegate)?.tableView(b, didSelectRowAt: c)"
    ),
    (
      "delegate!.textViewDidChange!(b)",
      "(delegate as! any UITextViewDelegate).textViewDidChange(b)"
    ),
    (
      "let s = a.delegate?.collectionView?(b, layout: c, sizeForItemAt: d)",
      "let s = (a.delegate as? any UICollectionViewDelegateFlowLayout)?"
        + ".collectionView(b, layout: c, sizeForItemAt: d)"
    ),
    ("a.source?.tableView?(b, didSelectRowAt: c)", "a.source?.tableView(b, didSelectRowAt: c)"),
  ])
  func delegatesOfListsAreCast(text: String, expected: String) {
    let frame = { (call: String) in "import UIKit\nfunc f() {\n  g()\n  \(call)\n}" }
    #expect(ported(frame(text)) == frame(expected))
    #expect(ported(frame(expected)) == frame(expected))
  }

  @Test(arguments: [
    "if let d = delegate, let m = d.tapped { m(1) }",
    "guard let d = self.delegate else { return }\n  if let m = d.tapped { m(1) }",
  ])
  func anotherNameOfADelegateIsFollowed(body: String) {
    let text = """
      @objc protocol P { @objc optional func tapped(_ a: Int) }
      class C { var delegate: P?; func f() {
        \(body)
      } }
      """
    #expect(ported(text).contains("let m = (d as? any P_optional_tapped)?.tapped {"))
  }

  @Test(arguments: [
    "for c in field.text! {}", "for c in node.value! {}", "if let a = b,\n    f(c), d.text! {}",
    "switch field.text! { default: break }",
    "let a = app.delegate?.application?(b, supportedInterfaceOrientationsFor: c)",
  ])
  func whatIsNoCallOrCannotBeToldStays(code: String) {
    let text = "import UIKit\nfunc f() {\n  \(code)\n}"
    #expect(ported(text) == text)
  }

  /// A view may know its controller by the name by which delegates are asked.
  @Test func aPropertyElsewhereIsNoClosureOfADelegates() {
    let text = """
      import UIKit
      class Bar: UITabBar { weak var tabBarController: UITabBarController? }
      class Tabs: UITabBarController {
        func f() {
          delegate?.tabBarController?(self, didSelect: self)
        }
      }
      """
    #expect(ported(text).contains("delegate?.tabBarController(self, didSelect: self)"))
  }

  @Test(arguments: ["d?.scrollViewDidScroll?(v) ?? g()", "nil == d?.scrollViewDidScroll?(v)"])
  func whetherItWasCalledIsAsked(code: String) {
    let text = "import UIKit\nfunc f() {\n  let a = \(code)\n}"
    #expect(ported(text).contains("OptionalRequirement.answer(to: \"scrollViewDidScroll(_:)\", d?"))
  }

  /// The block of a condition is no argument.
  @Test func aBlockBehindACallIsNone() {
    let text = """
      @objc protocol P { @objc optional func f(_ a: A) -> Int; @objc optional func f(_ a: A, b: () -> Void) }
      func f(d: P) { if let c = d.f?(a) { g(c) } }
      """
    #expect(ported(text).contains("if let c = (d as? any P_optional_f)?.f(a) { g(c) }"))
  }

  @Test func requirementsThatDifferInTheirTypesAreTwo() {
    let text = """
      @objc protocol P { @objc optional func f(_ a: A, b: Int); @objc optional func f(_ a: A, b: String) }
      class C: NSObject, P { func f(_ a: A, b: String) {} }
      """
    let result = ported(text)
    #expect(result.contains("protocol P_optional_f_b: AnyObject { func f(_ a: A, b: Int) }"))
    #expect(result.contains("protocol P_optional_f_b_2: AnyObject { func f(_ a: A, b: String) }"))
    #expect(result.contains("class C: NSObject, P, P_optional_f_b_2"))
  }

  @Test(arguments: [
    "func f(a: Any) { if let b = a as? P, let c = b.size { g(c) } }",
    "func f(a: Any) { guard let b = a as? P, let c = b.size else { return }; g(c) }",
    "func f(b: P) { if let c = b.size { g(c) } }",
    "func f() { let b: P = g(); if let c = b.size { g(c) } }",
    "func f(a: Any) { let b = a as! P; if let c = b.size { g(c) } }",
  ])
  func anOptionalPropertyIsAskedOfALocalVariable(text: String) {
    let protocols = "@objc protocol P { @objc optional var size: Int { get } }\n"
    #expect(ported(protocols + text).contains("(b as? any P_optional_size)?.size"))
  }

  @Test(arguments: [
    ("func f(a: P) { a.ring?.size = 1 }", "(a as? any P_optional_ring)?.ring.size = 1"),
    ("func f(a: P) { a.ring!.size = 1 }", "(a as! any P_optional_ring).ring.size = 1"),
    ("func f(a: P) { g(a.ring) }", "g((a as? any P_optional_ring)?.ring)"),
    ("var a: P?\nfunc f() { g(a?.ring) }", "g((a as? any P_optional_ring)?.ring)"),
    ("var a: P?\nfunc f() { if let a = a { g(a.ring) } }", "g((a as? any P_optional_ring)?.ring)"),
  ])
  func theMarkOfAnOptionalPropertyGoes(text: String, expected: String) {
    let protocols = "@objc protocol P { @objc optional var ring: Ring { get set } }\n"
    #expect(ported(protocols + text).contains(expected))
  }

  @Test(arguments: [
    "func f(a: Any) { if let b = a as? Q, let c = b.size { g(c) } }",
    "func f() { let b = g(); if let c = b.size { g(c) } }",
    "func f(b: Q) { if let c = b.size { g(c) } }",
  ])
  func aPropertyOfAnotherTypeIsNot(text: String) {
    let protocols = "@objc protocol P { @objc optional var size: Int { get } }\n"
    #expect(ported(protocols + text).hasSuffix(text))
  }

  // MARK: Other modules

  private static let library = ported([
    (
      "Panel.swift",
      """
      @objc public protocol PanelDelegate {
        @objc optional func moved(_ panel: Int, to place: Int)
        @objc optional var size: Int { get }
        @objc optional func chose(_ row: Int)
        @objc optional func chose(_ name: String)
      }
      """
    )
  ])

  private func inApp(_ text: String) -> String {
    let file = PortedModule.File(path: "App.swift", text: Array(text.utf8))
    let app = PortedModule([file], optionalElsewhere: Self.library.optionalRequirements)
    return String(decoding: app.files[0].text, as: UTF8.self)
  }

  @Test(arguments: [
    (
      "class A: PanelDelegate { func moved(_ a: Int, to b: Int) {} }",
      "class A: PanelDelegate, PanelDelegate_optional_moved_to {"
    ),
    (
      "func f() { class A: PanelDelegate { func moved(_ a: Int, to b: Int) {} } }",
      "class A: PanelDelegate, PanelDelegate_optional_moved_to {"
    ),
    (
      "class A {}; extension A: PanelDelegate { var size: Int { 1 } }",
      "PanelDelegate_optional_size {"
    ),
    (
      "class A: PanelDelegate { func chose(_ a: String) {} }",
      "class A: PanelDelegate, PanelDelegate_optional_chose_2 {"
    ),
    (
      "let a = panel.delegate?.moved?(1, to: 2)",
      "let a = (panel.delegate as? any PanelDelegate_optional_moved_to)?.moved(1, to: 2)"
    ),
  ])
  func requirementsOfALibraryAreMetInTheApp(text: String, expected: String) {
    #expect(inApp(text).contains(expected))
    #expect(inApp(inApp(text)) == inApp(text))
  }

  @Test(arguments: [
    "class A: PanelDelegate { func moved(_ a: Int) {} }", "class A { var size: Int { 1 } }",
    "class A: PanelDelegate { private func moved(_ a: Int, to b: Int) {} }",
    "protocol PanelDelegate {}; class A: PanelDelegate { var size: Int { 1 } }",
    "delegate?.moved?(1)", "delegate?.chose?(1)",
  ])
  func whatMeetsNoneStays(text: String) {
    #expect(inApp(text) == text)
  }
}
