import Testing

@testable import Porting

/// What rules ask of a source: conditions, receivers, statements, types and names.
@Suite struct ReadingTests {
  private func read(_ text: String) throws -> Source {
    try Source(path: "a.swift", bytes: Array(text.utf8))
  }

  /// The token that is written so, the last one.
  private func place(_ text: String, in source: Source) throws -> Int {
    try #require(source.tokens.indices.last { source.text($0) == text })
  }

  // MARK: Conditions

  /// nil is what depends on how an app is built.
  @Test(
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", nil), ("DEBUG", nil), ("!DEBUG", nil),
      ("true", true), ("false", false), ("!true", false),
      ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false),
      ("canImport(SwiftUI)", false), ("canImport(Security)", false),
      ("canImport(UIKit)", true), ("swift(>=5.9)", nil),
      ("true && true", true), ("true && DEBUG", nil), ("false && DEBUG", false),
      ("DEBUG && false", false), ("DEBUG && DEBUG", nil), ("true && false", false),
      ("true || DEBUG", true), ("DEBUG || true", true), ("false || DEBUG", nil),
      ("DEBUG || false", nil), ("false || false", false), ("false || true", true),
      ("true || false && false", true), ("(true || false) && false", false),
      ("false && true || true", true), ("!(os(macOS) || false)", true), ("true DEBUG", nil),
      ("((true))", true), ("true &&", nil), ("os()", nil),
    ] as [(String, Bool?)]
  )
  func conditionsAreTrueFalseOrOpen(condition: String, truth: Bool?) throws {
    let source = try read("#if \(condition)\n#endif")
    #expect(Condition.truth(of: 1..<source.tokens.count - 1, in: source) == truth)
  }

  @Test(
    arguments: [
      // What may be compiled is, until a branch certainly is.
      (
        """
        #if os(macOS)
        class A {}
        #elseif DEBUG
        class B {}
        #elseif os(iOS)
        class C {}
        #elseif true
        class D {}
        #else
        class E {}
        #endif
        """, ["B", "C"]
      ),
      ("#if DEBUG\nclass A {}\n#else\nclass B {}\n#endif", ["A", "B"]),
      ("#if true\nclass A {}\n#else\nclass B {}\n#endif\nclass C {}", ["A", "C"]),
      // Nothing inside of a branch that is left out comes back.
      (
        """
        #if os(macOS)
        #if os(iOS)
        class A {}
        #else
        class B {}
        #endif
        class C {}
        #else
        #if true
        class D {}
        #endif
        class E {}
        #endif
        """, ["D", "E"]
      ),
    ] as [(String, [String])]
  )
  func branchesAreCompiledOnce(text: String, names: [String]) throws {
    #expect(try read(text).declarations.map(\.name) == names)
  }

  @Test(arguments: [
    "#elseif true\n#endif", "#else", "#endif", "#if true", "#if true\n#endif\n#else",
  ])
  func branchesStandInsideOfAnIf(text: String) {
    #expect(throws: Flaw.self) { try read(text) }
  }

  // MARK: Places

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (99, 4)])
  func linesBeginAfterALineBreak(offset: Int, line: Int) throws {
    let bytes = Array("a\nb\n\nc".utf8)
    #expect(Source.line(at: offset, in: bytes) == line)
    #expect(try Source(path: "a", bytes: bytes).line(at: offset) == line)
  }

  @Test func namesLoseTheirBackticks() throws {
    let source = try read("let `class` = a")
    #expect(source.name(1) == "class" && source.text(1) == "`class`" && source.word(1) == .other)
    #expect(source.name(9) == "" && source.kind(9) == nil && source.startsLine(9))
    #expect(source.is(0, "let") && !source.is(0, "le") && !source.is(9, ""))
    #expect(source.flat(0..<4) == "let `class` = a")
  }

  // MARK: Expressions

  @Test(
    arguments: [
      ("return a.b.member", "a.b"), ("x = f(1).member", "f(1)"), ("(a).member", "(a)"),
      ("x = [1, 2].member", "[1, 2]"), ("a?.b!.member", "a?.b!"), ("x + y.member", "y"),
      ("self.a.member", "self.a"), ("return (a).member", "(a)"), ("if a.member {}", "a"),
      ("a[0](1).member", "a[0](1)"), ("f(.member)", nil), ("x = .member", nil),
      ("await a.member", "a"), ("f(b)(c).d.member", "f(b)(c).d"),
      ("x = a\n  .b\n  .member", "a .b"),
    ] as [(String, String?)]
  )
  func receiversBeginWhereTheirExpressionDoes(text: String, receiver: String?) throws {
    let source = try read(text)
    let dot = try place("member", in: source) - 1
    let start = source.startOfReceiver(before: dot)
    #expect(start.map { source.flat($0..<dot) } == receiver)
  }

  @Test(
    arguments: [
      ("f(x)", true), ("let a = f(x)", false), ("return f(x)", false), ("a()\nf(x)\nb", true),
      ("a(); f(x); b", true), ("a { f(x) }", false), ("a { f(x)\nb }", true),
      ("a { f(x); b }", true), ("a { b in f(x)\nb }", true), ("a { b in f(x) }", false),
      ("f(x) + 1", false), ("f(x)\n  .b", false), ("f(x)\n  + b", false), ("a +\nf(x)", false),
      ("g(f(x))", false), ("switch a {\ncase b:\nf(x)\n}", true), ("_ = [a:\nf(x)\n]", false),
      ("a = b\nf(x)", true), ("a = 3\nf(x)", true), ("a!\nf(x)", true),
    ]
  )
  func statementsStandAlone(text: String, isStatement: Bool) throws {
    let source = try read(text)
    let first = try place("f", in: source)
    #expect(source.isStatement(from: first, to: source.partners[first + 1]) == isStatement)
  }

  @Test func callsHaveLabelsAndClosures() throws {
    let source = try read("f(a, b: c, d: view.bounds.size) { } e: { }\n{ }")
    #expect(source.labels(ofCall: 1) == [nil, "b", "d"])
    #expect(source.lastNames(ofCall: 1) == ["a", "c", "size"])
    #expect(source.closures(after: source.partners[1]) == 2)
    let empty = try read("f()\n{ }")
    #expect(empty.labels(ofCall: 1).isEmpty && empty.closures(after: 2) == 0)
    #expect(try read("f(3)").lastNames(ofCall: 1) == [nil])
  }

  @Test(
    arguments: [
      ("tapped(_:at:)", [nil, "at"]), ("tapped(with:)", ["with"]), ("tapped()", nil),
      ("tapped", nil), ("tapped (_:)", nil), ("tapped(a)", nil), ("tapped(a: b)", nil),
    ] as [(String, [String?]?)]
  )
  func referencesNameTheirLabels(text: String, labels: [String?]?) throws {
    #expect(try read(text).labels(ofReference: 0) == labels)
  }

  // MARK: Types

  /// A value without a type had that of the next cast, in another statement.
  @Test func localNamesHaveTheTypesThatAreStated() throws {
    let source = try read(
      """
      class A {
        func m(p: P, as q: Q) {
          let a: B = p
          var a2 = p
          if let c = self.d as? C, let e = a as! E {
            let g =
              p
              .other as G
            use(c)
          }
        }
        func n(p: Other) { use(p) }
      }
      """
    )
    let first = try #require(source.tokens.indices.first { source.text($0) == "use" })
    let names = ["a", "c", "e", "g", "p", "q", "a2", "z"]
    #expect(
      names.map { source.localType(of: $0, at: first) } == ["B", "C", "E", "G", "P", "Q", nil, nil]
    )
    let last = try place("use", in: source)
    #expect(source.localType(of: "p", at: last) == "Other")
    #expect(source.localType(of: "a", at: last) == nil)
    #expect(source.localType(of: "p", at: 0) == nil)
  }

  @Test(
    arguments: [
      ("if let a = self.delegate { use(a) }", "delegate"), ("guard let a = b else { use(a) }", "b"),
      ("if let a = b, let c = d { use(a) }", "b"), ("let a = b\n use(a)", "b"),
      ("if let a = b() { use(a) }", nil), ("if let a = b.c { use(a) }", nil), ("use(a)", nil),
      ("let a = 3\n use(a)", nil),
    ] as [(String, String?)]
  )
  func localNamesMayBeOthers(body: String, name: String?) throws {
    let source = try read("func f() { \(body) }")
    let alias = source.localAlias(of: "a", at: try place("use", in: source))
    #expect(alias.map(source.name) == name)
  }

  @Test func parametersHaveTheirBounds() throws {
    let source = try read(
      "func f<T: Base<Int> & Drawn, U, V: P.Q>(a: T) -> U where U == R<X>, T: Late, V: W {}"
    )
    let function = source.declarations[0]
    #expect(source.bounds(of: "T", in: function) == ["Base", "Drawn", "Late"])
    #expect(source.bounds(of: "U", in: function) == ["R"])
    #expect(source.bounds(of: "V", in: function) == ["P.Q", "W"])
    #expect(source.bounds(of: "X", in: function) == [])
    #expect(
      ["T", "U", "V", "X"].map { source.hasParameter($0, function) } == [true, true, true, false]
    )
    let plain = try read("func g(a: T) {}")
    #expect(!plain.hasParameter("T", plain.declarations[0]))
    #expect(plain.bounds(of: "T", in: plain.declarations[0]).isEmpty)
  }
}
