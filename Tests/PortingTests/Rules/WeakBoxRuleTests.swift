import Testing

@testable import Porting

@Suite struct WeakBoxRuleTests {
  private static func box(_ generics: String, _ member: String) -> String {
    "import UIKit\nfinal class Box\(generics) {\n  \(member)\n  init(_ value: T) { self.value = value }\n}\n"
  }

  private static let weak = box("<T: AnyObject>", "weak var value: T?")
  private static let held = box("<T>", "@HeldWeakly var value: T? = nil")

  @Test(arguments: [
    "var all: [Box<any UINavigationControllerDelegate>] = []",
    "var all: [Box<UITableViewDataSource>] = []",
    "@objc protocol Watching {}\nvar all: [Box<Watching>] = []",
    "func add(_ watcher: UIScrollViewDelegate) { all.append(Box(watcher)) }",
  ])
  func aBoxOfAProtocolHoldsItsObject(use: String) {
    let text = ported(Self.weak + use)
    #expect(text.hasPrefix(Self.held))
    #expect(ported(text) == text)
  }

  @Test(arguments: [
    "var all: [Box<UIView>] = []",
    "class Watcher {}\nvar all: [Box<Watcher>] = []",
    "func add(_ view: UIView) { all.append(Box(view)) }",
    "func add(_ source: UITableViewDiffableDataSource) { all.append(Box<UIView>(source)) }",
    "",
  ])
  func aBoxOfClassesStays(use: String) {
    #expect(ported(Self.weak + use) == Self.weak + use)
  }

  @Test func aConditionIsADemandAsWell() {
    let use = "var all: [Box<any UIScrollViewDelegate>] = []"
    let text = Self.box("<T> where T: AnyObject", "private(set) weak var value: T?")
    #expect(
      ported(text + use) == Self.box("<T>", "@HeldWeakly private(set) var value: T? = nil") + use
    )
  }

  @Test func aBoxOfBoxesIsOneToo() {
    let text = """
      import UIKit
      struct Weak<Value: AnyObject> { weak var value: Value? }
      class Casting<T: AnyObject> {
        private var all: [Weak<T>] = []
        func remove(_ one: T) { all.removeAll { $0.value === one || $0.value == nil } }
        func key(_ one: T) -> ObjectIdentifier { ObjectIdentifier(one) }
        func isMine(_ one: T) -> Bool { type(of: one) === Casting.self }
      }
      let scrolling = Casting<UIScrollViewDelegate>()
      """
    let expected = """
      import UIKit
      struct Weak<Value> { @HeldWeakly var value: Value? = nil }
      class Casting<T> {
        private var all: [Weak<T>] = []
        func remove(_ one: T) { all.removeAll { ($0.value as AnyObject?) === (one as AnyObject?) || $0.value == nil } }
        func key(_ one: T) -> ObjectIdentifier { ObjectIdentifier((one) as AnyObject) }
        func isMine(_ one: T) -> Bool { type(of: one) === Casting.self }
      }
      let scrolling = Casting<UIScrollViewDelegate>()
      """
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }

  @Test(arguments: [
    "unowned let value: T", "weak var value: T?, other: T?",
    "weak var value, other: T?", "weak var value: T?; var _value = 1",
    "weak var value: T?; func a(_ x: Any) -> Bool { value === x as AnyObject }",
    "weak var value: T?; func a(_ x: T) -> Bool { x as AnyObject === value }",
    "weak var value: T?; func a(_ x: T?) -> Bool { value === (x ?? value) }",
    "weak var value: T?; var id: ObjectIdentifier? { value.map { .init($0) } }",
    "weak var value: T?; func id(_ x: T) -> ObjectIdentifier { let y = x; return .init(y) }",
    "weak var value: T?; func id(_ x: T) { let y: ObjectIdentifier? = .init(x) }",
  ])
  func whatTakesAnObjectByItsClassIsLeft(member: String) {
    let text = Self.box("<T: AnyObject>", member) + "var all: [Box<any UIScrollViewDelegate>] = []"
    #expect(ported(text) == text)
    #expect(complaints(about: text).count == 1)
  }

  @Test(arguments: [
    (
      "var id: ObjectIdentifier? { value.map(ObjectIdentifier.init) }",
      "var id: ObjectIdentifier? { value.map({ ObjectIdentifier($0 as AnyObject) }) }"
    ),
    (
      "func id(_ x: T) -> ObjectIdentifier { .init(x) }",
      "func id(_ x: T) -> ObjectIdentifier { .init((x) as AnyObject) }"
    ),
    (
      "func id(_ x: T) -> ObjectIdentifier? { return .init(x) }",
      "func id(_ x: T) -> ObjectIdentifier? { return .init((x) as AnyObject) }"
    ),
    ("var id: ObjectIdentifier? = nil", "var id: ObjectIdentifier? = nil"),
  ])
  func identifiersAreMadeOfObjects(member: String, expected: String) {
    let use = "var all: [Box<any UIScrollViewDelegate>] = []"
    let text = Self.box("<T: AnyObject>", "weak var value: T?; " + member) + use
    #expect(ported(text) == Self.box("<T>", "@HeldWeakly var value: T? = nil; " + expected) + use)
  }

  /// A library's box, as the modules that import it want it.
  private static func library(_ users: String...) -> String {
    func file(_ text: String) -> PortedModule.File {
      PortedModule.File(path: "Box.swift", text: Array(text.utf8))
    }
    let module = PortedModule([file(Self.weak)], after: [], before: users.map { [file($0)] })
    return String(decoding: module.files[0].text, as: UTF8.self)
  }

  @Test func aBoxIsPortedForTheModulesThatUseIt() {
    let use = "import Box\nvar all: [Box<any UIScrollViewDelegate>] = []"
    #expect(Self.library(use) == Self.held)
    #expect(Self.library("import Box", use) == Self.held)
    let casting = "public class Casting<T: AnyObject> { var all: [Box<T>] = [] }"
    #expect(Self.library(casting, "let a = Casting<any UIScrollViewDelegate>()") == Self.held)
    #expect(Self.library(casting, "let a = Casting<UIView>()") == Self.weak)
    #expect(Self.library("class Box<T> {}\n" + use) == Self.weak)
    #expect(Self.library() == Self.weak)
  }

  @Test func nothingIsComparedWithItsObject() {
    let text = Self.box("<T: AnyObject>", "weak var value: T?; var isGone: Bool { value === nil }")
    let use = "var all: [Box<any UIScrollViewDelegate>] = []"
    let isGone = "var isGone: Bool { (value as AnyObject?) === nil }"
    let expected = Self.box("<T>", "@HeldWeakly var value: T? = nil; " + isGone)
    #expect(ported(text + use) == expected + use)
  }

  private static func pair(_ generics: String, _ members: String) -> String {
    "import UIKit\nclass Pair\(generics) {\n  \(members)\n}\n"
      + "var all: [Pair<any UIScrollViewDelegate, any UITableViewDelegate>] = []"
  }

  @Test func aTypeOfTwoParametersIsPortedOnce() {
    let members = "weak var a: A?; weak var b: B?"
    let text = Self.pair(
      "<A: AnyObject, B: AnyObject>",
      members + "; func c(_ x: A) -> Bool { a === x }"
    )
    let expected = Self.pair(
      "<A, B>",
      "@HeldWeakly var a: A? = nil; @HeldWeakly var b: B? = nil"
        + "; func c(_ x: A) -> Bool { (a as AnyObject?) === (x as AnyObject?) }"
    )
    #expect(ported(text) == expected)
    let hindered = Self.pair("<A: AnyObject, B: AnyObject>", members + "; var _b = 1")
    #expect(ported(hindered) == hindered)
    #expect(complaints(about: hindered).count == 1)
  }

  @Test func aFileOfFoundationGetsTheWrapperFromUIKit() {
    let module = ported([
      ("Box.swift", "import Foundation\nstruct Box<T: AnyObject> { weak var value: T? }"),
      ("Use.swift", "import UIKit\nvar all: [Box<any UIScrollViewDelegate>] = []"),
    ])
    #expect(
      module.text("Box.swift")
        == "import UIKit; import Foundation\nstruct Box<T> { @HeldWeakly var value: T? = nil }"
    )
  }
}
