import Testing

@testable import Porting

@Suite struct StructureTests {
  private func read(_ text: String) throws -> Source {
    try Source(path: "a.swift", bytes: Array(text.utf8))
  }

  /// `kind name` of every declaration, those of types indented.
  private func outline(_ text: String) throws -> [String] {
    let source = try read(text)
    return source.declarations.map { declaration in
      let isMember = declaration.parent != nil
      return (isMember ? "  " : "") + "\(declaration.kind) \(declaration.fullName)"
    }
  }

  @Test func typesHoldTheirMembers() throws {
    let text = """
      @objc public final class Screen<T: View>: Base, Tapping where T: Other {
        @IBOutlet private weak var label: UILabel!
        lazy var made: () -> Int = { 3 }()
        var (a, b) = (1, 2)
        static let shared = Screen(), other = 3
        var height: CGFloat { didSet { update() } }
        class func make(_ x: Int, with y: [String: Int] = [:]) throws -> Screen { Screen() }
        required init?(coder: NSCoder) { nil }
        subscript(index: Int) -> Int { index }
        deinit { stop() }
        enum Kind { case one, two }
      }
      extension Screen.Kind: Hashable {}
      """
    #expect(
      try outline(text) == [
        "class Screen", "  variable label", "  variable made", "  variable ", "  variable shared",
        "  variable other", "  variable height", "  function make(_:with:)",
        "  initializer init(coder:)", "  subscript subscript", "  deinitializer ", "  enum Kind",
        "  other ", "extension Screen.Kind",
      ]
    )
  }

  /// Each with its own type and value, and the type that stands after a later name.
  @Test(arguments: [
    ("let a = A(), b = [1, 2], c: C", ["a = A()", "b = [1, 2]", "c: C"]),
    ("weak var a, b: A?, c: B?", ["a: A?", "b: A?", "c: B?"]),
    ("var a, b: [Int: A] = [:]\nvar c = 1", ["a: [Int: A]", "b: [Int: A] = [:]", "c = 1"]),
    ("let a = 1, (b, c) = (2, 3), d = 4", ["a = 1", "d = 4"]),
    ("if let a = b, let c = d {}", ["a = b"]),
  ])
  func everyNameOfADeclarationIsRead(text: String, expected: [String]) throws {
    let source = try read(text)
    let found = source.declarations.map { name in
      name.name + (name.statedType.map { ": " + source.flat($0) } ?? "")
        + (name.initialValue.map { " = " + source.flat($0) } ?? "")
    }
    #expect(found == expected)
  }

  @Test func aFurtherNameHasTheAttributesOfTheFirst() throws {
    let source = try read("class A { @IBOutlet private var a: B!, b: C! }")
    let names = source.declarations.dropFirst()
    #expect(names.map(\.isFurtherName) == [false, true])
    #expect(names.allSatisfy { $0.attribute("IBOutlet") != nil && $0.has(.private) })
    #expect(names.map { source.flat($0.first..<$0.end).suffix(5) } == ["b: C!", "b: C!"])
  }

  @Test func headsAreReadInFull() throws {
    let source = try read(
      "@objc(Other) open class A<T>: Base<Int>, P.Q { override open func f(_ a: inout Int, b c: Int...) async throws -> [A] { [] } }"
    )
    let type = source.declarations[0]
    #expect(type.attributes.map(\.name) == ["objc"])
    #expect(type.modifiers.map(\.word) == [.open])
    #expect(type.inherited.map(\.name) == ["Base", "P.Q"])
    let function = source.declarations[1]
    #expect(function.modifiers.map(\.word) == [.override, .open])
    #expect(function.parameters.map(\.label) == [nil, "b"])
    #expect(function.parameters.map(\.name) == ["a", "c"])
    #expect(function.parameters.map(\.isInout) == [true, false])
    #expect(function.parameters.map(\.isVariadic) == [false, true])
    #expect(function.isAsync && function.throwsErrors)
    #expect(function.type.map(source.flat) == "[A]")
  }

  @Test func requirementsEndWithTheirLine() throws {
    let source = try read(
      """
      protocol P: AnyObject {
        func a(x: Int)
        func b() -> String
        var c: Int { get }
        associatedtype T
      }
      """
    )
    #expect(
      source.declarations.map { source.flat($0.keyword..<$0.end) }[1...3] == [
        "func a(x: Int)", "func b() -> String", "var c: Int { get }",
      ]
    )
  }

  @Test(arguments: [
    "class A { func f() {}", "func f() }", "let a = (1]", "#if os(iOS)\nlet a = 1", "#endif",
  ])
  func whatDoesNotParseIsAFlaw(text: String) {
    #expect(throws: Flaw.self) { try read(text) }
  }

  @Test func branchesThatNobodyCompilesHoldNothing() throws {
    let text = """
      #if os(macOS)
      class Mac {}
      #elseif os(iOS) && !targetEnvironment(macCatalyst)
      class Phone {}
      #else
      class Other {}
      #endif
      #if DEBUG || canImport(AppKit)
      class Debug {}
      #else
      class Release {}
      #endif
      """
    #expect(try outline(text) == ["class Phone", "class Debug", "class Release"])
  }

  @Test func wordsThatAreNamesDeclareNothing() throws {
    let text =
      "class A {\n  var open = 1\n  var final: Int { optional }\n  func prefix(infix: Int) {}\n}"
    #expect(
      try outline(text) == [
        "class A", "  variable open", "  variable final", "  function prefix(infix:)",
      ]
    )
  }

  /// `open` and the like are modifiers only before a declaration.
  @Test func aWordThatIsAValueIsNoModifierOfTheNextDeclaration() throws {
    let source = try read("class A {\n  let a = try open\n  let b = 1\n  let c = await final\n}")
    #expect(source.declarations.map(\.fullName) == ["A", "a", "b", "c"])
    #expect(source.declarations.allSatisfy { $0.modifiers.isEmpty })
    #expect(
      source.flat(source.declarations[1].keyword..<source.declarations[1].end) == "let a = try open"
    )
  }

  @Test func deepNestingDoesNotExhaustTheStack() throws {
    let deep =
      String(repeating: "class A { ", count: 20_000) + String(repeating: "}", count: 20_000)
    #expect(try read(deep).declarations.count == 65)
  }
}
