import Foundation
import Testing

@testable import ScreenFile

@Suite struct ScreenDocumentTests {
  static func problems(_ text: String) -> [ScreenProblem] {
    do {
      _ = try ScreenDocument(text: text, at: URL(filePath: "screen.json"))
      return []
    } catch {
      return error.problems
    }
  }

  static func screen(_ rest: String) -> String { "{\"controllers\": {\"a\": {}}, \(rest)}" }

  @Test(arguments: [
    ("[]", "1:1: found a list, expected an object"),
    (
      "{}",
      "1:1: found an object without \"controllers\", expected \"controllers\" in a screen file"
    ),
    ("{\"controllers\": {}}", "1:1: found no controllers, expected at least one"),
    ("{\"controlers\": {}}", "did you mean \"controllers\"?"),
    (screen("\"device\": \"iPhone51\""), "1:38: found \"iPhone51\", expected a device: iPhoneSE"),
    (screen("\"device\": {\"size\": [1]}"), "found a list of 1, expected a list [width, height]"),
    (screen("\"script\": [{\"shwo\": \"a\"}]"), "1:40: found \"shwo\", expected a step: show"),
    (screen("\"script\": [{\"shwo\": \"a\"}]"), "did you mean \"show\"?"),
    (screen("\"script\": [{\"show\": \"b\"}]"), "expected a controller: a"),
    (screen("\"script\": [{\"wait\": 61}]"), "the number 61, expected seconds from 0 to 60"),
    (screen("\"script\": [{\"wait\": 1, \"show\": \"a\"}]"), "\"show\" and \"wait\" in one step"),
    (screen("\"script\": [{}]"), "found an empty object, expected one of show"),
    (screen("\"styles\": {\"s\": {\"color\": \"systmBlue\"}}"), "did you mean \"systemBlue\"?"),
    (
      screen("\"styles\": {\"s\": {\"alpha\": 2}}"), "the number 2, expected an opacity from 0 to 1"
    ),
    (screen("\"assets\": \"..\""), "is outside of the asset folder"),
    (screen("\"assets\": \"/etc\""), "is outside of the asset folder"),
  ])
  func complaintsSayWhereWhatAndWhatInstead(text: String, part: String) {
    let said = Self.problems(text).map(\.description)
    #expect(said.contains { $0.contains(part) }, "\(said)")
  }

  @Test(arguments: [
    ("{\"layout\": {\"top\": \"b.left\"}}", "1:56: found \"left\", expected an attribute that top"),
    ("{\"layout\": {\"top\": \"b.bottm\"}}", "did you mean \"bottom\"?"),
    ("{\"layout\": {\"top\": \"b.top * 0\"}}", "expected a factor"),
    ("{\"layout\": {\"top\": \"b.top + \"}}", "found the end of the equation, expected points"),
    ("{\"layout\": {\"top\": \"b.top\"}}", "found \"b\", expected a view of a"),
    ("{\"layout\": {\"top\": \"safe.top @0\"}}", "expected a priority"),
    ("{\"layout\": {\"top\": \"my-view.top\"}}", "found \"my-view\", expected a view of a"),
    ("{\"id\": \"safe\"}", "which equations use"),
    ("{\"id\": \"a\"}", "\"a\" a second time"),
    ("{\"style\": \"big\"}", "expected a style, but there is none"),
    ("{\"image\": \"../a.png\"}", "is outside of the asset folder"),
    ("{\"image\": \"nowhere.png\"}", "which does not exist"),
    ("{\"label\": \"x\", \"image\": \"y\"}", "\"label\" and \"image\" in one view"),
    ("{\"text\": \"x\"}", "expected a kind of view (label, button, image,"),
    ("{\"text\": \"x\"}", "or a key of view"),
    ("{\"lable\": \"x\", \"id\": \"b\"}", "did you mean \"label\"?"),
  ])
  func viewsAreChecked(view: String, part: String) {
    let said = Self.problems("{\"controllers\": {\"a\": {\"views\": [\(view)]}}}").map(
      \.description
    )
    #expect(said.contains { $0.contains(part) }, "\(said)")
  }

  @Test func everythingWrongIsSaidInTheOrderOfTheFile() {
    let text = Self.screen("\"device\": 3,\n \"script\": [{\"wait\": -1},\n {\"tap\": \"b\"}]")
    let problems = Self.problems(text)
    #expect(problems.map(\.position.line) == [1, 2, 3])
  }

  @Test func childrenMakeATree() {
    let cyclic = """
      {"controllers": {"a": {"children": [{"controller": "b"}]},
        "b": {"children": [{"controller": "a"}]}}}
      """
    #expect(Self.problems(cyclic).contains { $0.description.contains("contains \"b\" itself") })
    let twice = """
      {"controllers": {"a": {"children": [{"controller": "b"}, {"controller": "b"}]}, "b": {}}}
      """
    #expect(Self.problems(twice).map(\.found) == ["\"b\" as a child a second time"])
  }

  @Test func aFileThatIsNotThereIsSaidToBe() {
    let error = #expect(throws: ScreenFileError.self) {
      try ScreenDocument(contentsOf: URL(filePath: "/nowhere/screen.json"))
    }
    #expect(error?.description.contains("cannot read /nowhere/screen.json: No such") == true)
  }

  @Test func aPipeIsNotWaitedFor() {
    let error = #expect(throws: ScreenFileError.self) {
      try ScreenDocument(contentsOf: URL(filePath: "/dev/zero"))
    }
    #expect(error?.description.contains("not a plain file") == true)
  }

  /// The longest name that fits; of two for one language, the first.
  @Test(
    arguments: [
      ("zh-Hant-TW", "longest"), ("zh-Hant", "longest"), ("zh-Hans", "short"), ("pt-BR", "first"),
      ("pt", nil), ("zhx", nil), (nil, nil),
    ] as [(String?, String?)]
  )
  func translationsAreThoseOfTheNearestLanguage(language: String?, word: String?) throws {
    let tables = """
      "strings": {"zh": {"a": "short"}, "zh-Hant": {"a": "longest"}, "zh-H": {"a": "none"},
        "pt-BR": {"a": "first"}, "pt-br": {"a": "second"}}
      """
    let document = try ScreenDocument(text: Self.screen(tables), at: URL(filePath: "screen.json"))
    #expect(document.strings(for: language.map(Locale.init(identifier:)))["a"] == word)
  }
}
