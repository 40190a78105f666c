import Testing

@testable import Porting

@Suite struct ConditionRuleTests {
  @Test(arguments: [
    ("#if os(iOS)\n#endif", "#if true\n#endif"),
    ("#if os(iOS) || os(tvOS)\n#endif", "#if true || os(tvOS)\n#endif"),
    (
      "#if DEBUG\n#elseif !targetEnvironment(simulator)\n#endif", "#if DEBUG\n#elseif !true\n#endif"
    ),
    ("#if os(Linux)\n#endif", "#if os(Linux)\n#endif"),
    ("let a = os(iOS)", "let a = os(iOS)"),
  ])
  func iOSIsWhereWeAre(text: String, expected: String) {
    #expect(ported(text) == expected)
  }

  @Test func otherBranchesAreLeftAlone() {
    let text = "#if os(macOS)\n@objc class A {}\n#endif"
    #expect(ported(text) == text)
  }
}
