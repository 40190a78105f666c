import Testing

@testable import Porting

@Suite struct LaterSystemRuleTests {
  @Test(arguments: [
    (
      "func f() { if #available(iOS 26.0, *) { g() } else { h() } }",
      "func f() { if false { fatalError(\"iOS 26\") } else { h() } }"
    ),
    (
      "func f() { if a, #available(tvOS 26, iOS 26, *), b { g { 1 } } }",
      "func f() { if a, false, b { fatalError(\"iOS 26\") } }"
    ),
    (
      "func f() {\n  if #available(iOS 19, *) {\n    g()\n    g()\n  }\n}",
      "func f() {\n  if false {\n    fatalError(\"iOS 19\")\n\n  }\n}"
    ),
    (
      "func f() { guard #available(iOS 26, *) else { return }; g(); h() }",
      "func f() { guard false else { return }; fatalError(\"iOS 26\") }"
    ),
    (
      "func f() { if #unavailable(iOS 26) { g() } else { h() } }",
      "func f() { if true { g() } else { h() } }"
    ),
    (
      "@available(iOS 26.0, *) func f() -> Int { g() }",
      "@available(iOS 26.0, *) func f() -> Int { fatalError(\"iOS 26\") }"
    ),
    (
      "@available(iOS 26, *) extension A { func f() { g() } }",
      "@available(iOS 26, *) extension A { func f() { fatalError(\"iOS 26\") } }"
    ),
  ])
  func whatLaterSystemsReachIsLeftOut(text: String, expected: String) {
    #expect(ported(text) == expected)
    #expect(ported(expected) == expected)
  }

  @Test(arguments: [
    "func f() { if #available(iOS 18.4, *) { g() } }",
    "func f() { if #available(iOS 9, *) { g() } else { h() } }",
    "func f() { if #available(macOS 26, *) { g() } }",
    "@available(iOS, deprecated: 26.0) func f() { g() }",
    "@available(iOS 26, *) func testGlass() { g() }",
    "@available(iOS 26, *) func f() -> some View { g() }",
    "#if os(macOS)\nfunc f() { if #available(iOS 26, *) { g() } }\n#endif",
  ])
  func otherQuestionsStay(text: String) {
    #expect(ported(text) == text)
  }

  @Test func aCaseEndsWhereTheNextOneStarts() {
    let text = """
      func f() {
        switch a {
        case 1:
          guard #available(iOS 26, *) else { return }
          g()
        default:
          h()
        }
      }
      """
    #expect(ported(text).contains("fatalError(\"iOS 26\")\n  default:\n    h()"))
  }

  @Test func aConditionMayGoOnWithACase() {
    let text = """
      func f() {
        guard #available(iOS 26, *) else { return }
        if let a,
          case .b = c { g() }
      }
      """
    #expect(ported(text).contains("else { return }\n  fatalError(\"iOS 26\")\n\n}"))
  }

  @Test func anUnknownCaseEndsThemToo() {
    let text = """
      switch a {
      case 1:
        guard #available(iOS 26, *) else { return }
        g()
      @unknown default:
        h()
      }
      """
    #expect(ported(text).contains("fatalError(\"iOS 26\")\n@unknown default:\n  h()"))
  }

  @Test func conditionsThatReachOutStay() {
    let text = """
      func f() {
      if #available(iOS 26, *) {
        g()
      #if DEBUG
      } else {
      #endif
        h()
      }
      }
      """
    #expect(ported(text) == text.replacing("#available(iOS 26, *)", with: "false"))
  }
}
