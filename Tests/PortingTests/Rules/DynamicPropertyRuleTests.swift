import Testing

@testable import Porting

@Suite struct DynamicPropertyRuleTests {
  private static let observer = " { didSet { didChangeValue(forKey: \"a\") } }"

  @Test(arguments: [
    "@objc dynamic var a = 1", "@objc dynamic private var a: [Int]?",
    "@objc public dynamic var a: Int = b { c }",
  ])
  func aStoredPropertyTellsItsObservers(member: String) {
    let stored = member.dropFirst("@objc ".count)
    for base in ["NSObject", "UIView"] {
      let text = ported("import UIKit\nclass A: \(base) {\n\(member)\n}")
      #expect(text.contains("\n\(stored)\(Self.observer)\n"))
    }
    let all = ported("import UIKit\n@objcMembers class A: NSObject {\n\(stored)\n}")
    #expect(all.contains("\n\(stored)\(Self.observer)\n"))
  }

  /// Observers hear of it when its own code is done, wherever that returns.
  @Test(arguments: [
    ("{ didSet { f() } }", "{ didSet { defer { didChangeValue(forKey: \"a\") }; f() } }"),
    ("{ didSet(old) { f() } }", "{ didSet(old) { defer { didChangeValue(forKey: \"a\") }; f() } }"),
    (
      "{ willSet { g() }; didSet { f() } }",
      "{ willSet { g() }; didSet { defer { didChangeValue(forKey: \"a\") }; f() } }"
    ),
    (
      "{ willSet { didSet() } }",
      "{ willSet { didSet() } didSet { didChangeValue(forKey: \"a\") } }"
    ),
    (
      "{ willSet(next) { f() } }",
      "{ willSet(next) { f() } didSet { didChangeValue(forKey: \"a\") } }"
    ),
    ("{ didSet {} }", "{ didSet { didChangeValue(forKey: \"a\") } }"),
    (
      "{ didSet { didChangeValue(forKey: \"a\") } }",
      "{ didSet { didChangeValue(forKey: \"a\") } }"
    ),
  ])
  func anObserverOfItsOwnTellsThemLast(observer: String, expected: String) {
    let text = ported("import UIKit\nclass A: NSObject {\n@objc dynamic var a = 1 \(observer)\n}")
    #expect(text.contains("\ndynamic var a = 1 \(expected)\n"), "\(text)")
    #expect(ported(text) == text)
  }

  @Test(arguments: [
    "var a = 1", "@objc var a = 1", "dynamic var a = 1", "@objc dynamic var a: Int { 1 }",
    "@objc dynamic lazy var a = 1",
    "@objc dynamic func a() {}", "@objc dynamic static var a = 1",
    "@objc dynamic override var a: Int { didSet {} }", "@objc dynamic var a = 1, b = 2",
  ])
  func othersStay(member: String) {
    #expect(!ported("import UIKit\nclass A: NSObject {\n\(member)\n}").contains("didChange"))
  }

  @Test func whatIsNoObjectOfObjectiveCStays() {
    for type in ["struct A", "class A", "class A: B"] {
      #expect(!ported("\(type) {\n@objc dynamic var a = 1\n}").contains("didChange"))
    }
  }
}
