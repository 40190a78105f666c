import Testing

@testable import Porting

/// What a module gets beside its own files.
@Suite struct CompanionFileTests {
  private func names(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { (path: "\($0).swift", text: "import UIKit\n" + $1) }
    return ported(files).companions.map(\.name)
  }

  @Test(arguments: [
    ("let a = NSMutableAttributedString(); func f() { a.append(b) }", true),
    ("func f() { text.textStorage.addAttribute(a, value: b, range: c) }", true),
    ("let a = NSAttributedString(string: \"b\")", false),
    ("var a = [1]; func f() { a.append(2) }", false),
    ("class Code: NSTextStorage {}; func f() { Code().append(b) }", false),
  ])
  func attributedStringsAreChangedSafely(code: String, isNeeded: Bool) {
    #expect(names(code) == (isNeeded ? ["AttributedTexts"] : []))
  }

  /// Those of `NSTextStorage` were ambiguous.
  @Test func changesThatAClassOverridesStayItsOwn() throws {
    let file = (path: "a.swift", text: "func f() { b.attributedText.append(c) }")
    let text = try #require(ported([file]).companions.first).text
    let members = text.split(separator: "func ").count - 1
    #expect(members > 0 && text.split(separator: "@_disfavoredOverload").count - 1 == members)
  }

  @Test func filesOfOneModuleAskTogether() {
    #expect(names("let a = NSMutableAttributedString()", "func f() { a.append(b) }").count == 1)
  }

  @Test(arguments: [
    ("let a = String(localized: \"b\")", true),
    ("var a: String { .init(localized: \"b\", defaultValue: \"c\") }", true),
    ("let a: String.LocalizationValue = \"b\"", true),
    ("let a: LocalizedStringResource = \"b\"", true),
    ("struct LocalizedStringResource {}; let a = LocalizedStringResource()", false),
    ("let a = NSLocalizedString(\"b\", comment: \"\")", false),
    ("extension String { init(localized key: String) {} }; String(localized: \"a\")", false),
  ])
  func aModuleGetsTheInitialiserThatItUses(code: String, isNeeded: Bool) {
    #expect(names(code) == (isNeeded ? ["LocalizedTexts"] : []))
  }

  @Test(arguments: [
    ("let a = NSStringFromClass(Price.self)", true), ("let a = NSClassFromString(b)", false),
    ("func NSStringFromClass(_ a: AnyClass) -> String { NSStringFromClass(a, b) }", false),
  ])
  func namesOfClassesAreGivenForPrivateOnesToo(code: String, isNeeded: Bool) {
    #expect(names(code) == (isNeeded ? ["ClassNames"] : []))
  }

  @Test func whatIsPortedAgainHasThem() {
    let first = ported([("a.swift", "import UIKit\nlet a = NSStringFromClass(B.self)")])
    let again = PortedModule(first.filesWithCompanions)
    #expect(first.companions.count == 1)
    #expect(again.companions.isEmpty)
    #expect(again.files == first.filesWithCompanions)
  }
}
