import Testing

@testable import Porting

@Suite struct SameNameRuleTests {
  private func complaints(_ first: String, _ second: String) -> [String] {
    ported([("A/Screen.swift", first), ("B/Screen.swift", second)]).notes
      .filter { $0.outcome == .left }.map { "\($0.path):\($0.line): \($0.reason)" }
  }

  @Test func targetsOfOneFolderAreNoticed() {
    #expect(
      complaints("class Screen {}\nstruct Row {}", "enum Other {}\n\nfinal class Screen {}") == [
        "B/Screen.swift:3: Screen is declared in A/Screen.swift too: these are several targets"
      ]
    )
    #expect(
      complaints("class A {}; class B {}; class C {}", "class A {}; class B {}; class C {}") == [
        "B/Screen.swift:1: A is declared in A/Screen.swift too, as are 2 more types:"
          + " these are several targets"
      ]
    )
  }

  @Test(arguments: [
    ("class A {}", "class B { class A {} }"), ("class A {}", "private class A {}"),
    ("fileprivate struct A {}", "struct A {}"), ("class A {}", "extension A {}"),
    ("#if SHOP\nclass A {}\n#endif", "class A {}"),
    ("class A {}", "#if SHOP\nlet a = 1\n#else\nclass A {}\n#endif"),
    ("#if SHOP\nclass A {}\n#else\nclass A {}\n#endif", "class B {}"),
  ])
  func othersMayHaveTheSameName(first: String, second: String) {
    #expect(complaints(first, second).isEmpty)
  }
}
