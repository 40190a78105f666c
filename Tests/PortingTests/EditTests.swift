import Testing

@testable import Porting

/// Edits of a text: in order, and never one inside another.
@Suite struct EditTests {
  private func edits(_ list: [(Range<Int>, String)]) -> [Edit] {
    list.map { Edit(bytes: $0.0, text: $0.1) }
  }

  private func applied(_ list: [(Range<Int>, String)], to text: String = "0123456789") -> String {
    String(decoding: Edit.apply(Edit.inOrder(edits(list)), to: Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    arguments: [
      ([], "0123456789"), ([(2..<4, "x")], "01x456789"),
      ([(8..<10, "y"), (0..<1, "x")], "x1234567y"), ([(3..<3, "x")], "012x3456789"),
      ([(10..<10, "x")], "0123456789x"),
      // An insertion stands before the replacement at its place.
      ([(2..<4, "x"), (2..<2, "i")], "01ix456789"),
      // What lies inside another edit is replaced with it.
      ([(2..<8, "x"), (3..<4, "y"), (7..<9, "z")], "01x89"),
      ([(3..<4, "y"), (3..<6, "x")], "012x6789"),
      ([(2..<4, "x"), (4..<6, "y")], "01xy6789"), ([(2..<4, "x"), (4..<4, "i")], "01xi456789"),
      ([(2..<2, "a"), (2..<2, "b")], "01ab23456789"), ([(2..<4, "a"), (2..<4, "b")], "01a456789"),
      ([(1..<9, "x"), (2..<3, "y"), (4..<5, "z")], "0x9"),
    ] as [([(Range<Int>, String)], String)]
  )
  func editsAreAppliedInOrder(list: [(Range<Int>, String)], text: String) {
    #expect(applied(list) == text)
  }

  @Test(
    arguments: [
      (0x2F, false, false, false), (0x30, true, false, false), (0x39, true, false, false),
      (0x3A, false, false, false), (0x40, false, false, false), (0x41, false, true, true),
      (0x5A, false, true, true), (0x5B, false, false, false), (0x5F, false, true, false),
      (0x60, false, false, false), (0x61, false, true, false), (0x7A, false, true, false),
      (0x7B, false, false, false), (0x7F, false, false, false), (0x80, false, true, false),
      (0xFF, false, true, false), (0x00, false, false, false),
    ] as [(UInt8, Bool, Bool, Bool)]
  )
  func bytesAreToldApart(byte: UInt8, isDigit: Bool, begins: Bool, isUppercase: Bool) {
    #expect(byte.isDigit == isDigit && byte.isUppercase == isUppercase)
    #expect(byte.beginsIdentifier == begins && byte.continuesIdentifier == (begins || isDigit))
  }

  @Test func operatorsAndBlanksAreToldApart() {
    let bytes = [UInt8](0...255)
    #expect(String(decoding: bytes.filter(\.isOperator), as: UTF8.self) == "!%&*+-/<=>?^|~")
    #expect(bytes.filter(\.isBlank) == [9, 10, 13, 32])
    #expect(bytes.filter(\.isNewline) == [10, 13])
  }

  private func module(_ text: String) throws -> Module {
    Module([try Source(path: "a.swift", bytes: Array(text.utf8))])
  }

  private func written(_ text: String, _ change: (inout Draft) -> Void) throws -> String {
    let module = try module(text)
    var draft = Draft(module)
    change(&draft)
    let edits = draft.finish()[0]
    return String(decoding: Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("class A {}", "class A { let x }"), ("class A {\n}", "class A {\nlet x }"),
      ("class A { var y }", "class A { var y ; let x }"),
      ("class A {var y}", "class A {var y ; let x }"),
      ("class A {\n  var y\n}", "class A {\n  var y\nlet x }"),
    ]
  )
  func aMemberStandsOnTheLineOfTheBrace(text: String, after: String) throws {
    let found = try written(text) { $0.addMember("let x", to: .init(source: 0, declaration: 0)) }
    #expect(found.split(separator: " ") == after.split(separator: " "))
    #expect(found.split(separator: "\n").count == after.split(separator: "\n").count)
  }

  @Test(
    arguments: [
      ("class A {}", "class A: P {}"), ("class A: B {}", "class A: B, P {}"),
      ("class A: B, C {}", "class A: B, C, P {}"), ("class A<T> {}", "class A<T>: P {}"),
      ("extension A.B.C {}", "extension A.B.C: P {}"),
    ]
  )
  func aConformanceStandsBehindTheName(text: String, after: String) throws {
    let found = try written(text) {
      for _ in 0..<2 { $0.addConformance("P", to: .init(source: 0, declaration: 0)) }
    }
    #expect(found == after)
  }

  @Test func linesStayWhereTheyAre() throws {
    let text = "let a\n  = 1 \t let b"
    #expect(try written(text) { $0.replace(0..<3, in: 0, by: "x") } == "x\n 1 \t let b")
    #expect(try written(text) { $0.replace(0..<3, in: 0, by: "x\ny\n") } == "x\ny\n 1 \t let b")
    #expect(try written(text) { $0.remove(3..<4, in: 0) } == "let a\n  = let b")
    #expect(try written(text) { $0.remove(2..<2, in: 0) } == text)
    #expect(try written(text) { $0.insert("!", before: 1, in: 0) } == "let !a\n  = 1 \t let b")
    #expect(try written(text) { $0.insert("!", after: 1, in: 0) } == "let a!\n  = 1 \t let b")
    #expect(try written("let a ") { $0.remove(1..<2, in: 0) } == "let ")
  }

  private static let nested = """
    class A: B { class C: D {} ; init() {} }
    class B: UIViewController, P { }
    class D: E.F {}
    protocol P: Q {}
    extension A { func f() {} }
    extension X { func g() {} }
    class C2 { class C {} }
    enum E { class F: UIView {} }
    """

  @Test func namesAreFoundFromWithin() throws {
    let module = try module(Self.nested)
    #expect(module.names == ["A", "A.C", "B", "D", "P", "X", "C2", "C2.C", "E", "E.F"])
    #expect(module.resolve("C", from: "A") == "A.C" && module.resolve("C", from: "C2") == "C2.C")
    #expect(
      module.resolve("C") == nil && module.resolve("F") == "E.F" && module.resolve("A") == "A"
    )
    #expect(
      module.resolve("X") == nil && module.record("X") != nil
        && module.resolve("F", from: "A.C") == "E.F"
    )
    #expect(module.resolve("E.F") == "E.F" && module.resolve("A.F") == nil)
    let a = try #require(module.record("A"))
    #expect(module.lineage(of: a).map(\.name) == ["A", "B"] && a.members.count == 3)
    #expect(module.superclass(of: a)?.name == "B")
    #expect(module.foreignAncestor(of: a) == "UIViewController")
    #expect(module.protocols(of: a) == ["B", "UIViewController", "P", "Q"])
    let c = try #require(module.record("A.C"))
    #expect(module.lineage(of: c).map(\.name) == ["A.C", "D", "E.F"])
    #expect(module.foreignAncestor(of: c) == "UIView")
    let p = try #require(module.record("P"))
    #expect(!module.isClass(p) && module.isClass(a) && module.superclass(of: p) == nil)
    let loop = try self.module("class A: B {}\nclass B: A {}")
    #expect(loop.lineage(of: try #require(loop.record("A"))).map(\.name) == ["A", "B"])
  }
}
