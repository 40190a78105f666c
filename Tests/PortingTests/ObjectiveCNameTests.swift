import Testing

@testable import Porting

@Suite struct ObjectiveCNameTests {
  @Test(
    arguments: [
      ("tap", [], "tap"), ("tap", [nil], "tap:"), ("tap", ["sender"], "tapWithSender:"),
      ("tap", [nil, "event"], "tap:event:"), ("move", ["to", "at"], "moveTo:at:"),
      ("move", ["toPoint"], "moveToPoint:"), ("tap", [nil, nil], "tap::"),
      ("turn", ["toA\u{301}xis"], "turnToA\u{301}xis:"),
    ] as [(String, [String?], String)]
  )
  func selectorsAreNamedAsTheCompilerNamesThem(name: String, labels: [String?], expected: String) {
    #expect(ObjectiveCName.selector(name, labels: labels) == expected)
  }

  /// [W] As `#selector` prints them.
  @Test(arguments: [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ])
  func aPrepositionStandsForItself(word: String) {
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    #expect(ObjectiveCName.selector("go", labels: [word]) == "go\(capital):")
    #expect(ObjectiveCName.selector("go", labels: [word + "Row"]) == "go\(capital)Row:")
    // In the middle of a word it is none, and later labels stay as they are.
    #expect(ObjectiveCName.selector("go", labels: [word + "ness"]) == "goWith\(capital)ness:")
    #expect(ObjectiveCName.selector("go", labels: [nil, word]) == "go:\(word):")
  }

  @Test func aNameThatIsGivenIsTaken() {
    func written(_ attribute: String) -> Bool {
      let text = "class A { \(attribute) func tap(at x: Int) { use(#selector(tap)) } }"
      return ported("import UIKit\n" + text).contains(#"use(Selector("hit:", A.tap(at:)))"#)
    }
    #expect(written("@objc(hit:)") && !written("@objc"))
  }
}
