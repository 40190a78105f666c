import Testing

@testable import TransrenderCommand

@Suite struct GlobTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("a*", "abc", true), ("*c", "abc", true),
    ("a?c", "abc", true), ("a?c", "ac", false), ("*a*b", "xaabab", true), ("*a*b", "xaaba", false),
    ("Suite/*.a", "Suite/test/one.a", true), ("**", "a/b", true), ("a*b*c", "abbbc", true),
    ("a*b*c", "abbb", false),
  ])
  func starsAndQuestionMarks(pattern: String, text: String, matches: Bool) {
    #expect(Glob(pattern).matches(text) == matches)
  }

  /// Tries of every way to share the letters among the stars would outlast everybody.
  @Test func manyStarsTakeNoLonger() {
    let pattern = String(repeating: "a*", count: 400) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 5000)))
  }
}
