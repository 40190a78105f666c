import Testing

@testable import ScreenFile

/// What a key takes, up to its limits.
@Suite struct WrittenValueTests {
  private func said(_ rest: String) -> [String] {
    ScreenDocumentTests.problems(ScreenDocumentTests.screen(rest)).map(\.description)
  }

  @Test(
    arguments: [
      ("\"device\": {\"size\": [1, 4096], \"scale\": 1}", nil),
      ("\"device\": {\"size\": [0.5, 1]}", "the number 0.5, expected width from 1 to 4096"),
      ("\"device\": {\"size\": [1, 4097]}", "the number 4097, expected height from 1 to 4096"),
      ("\"device\": {\"size\": []}", "found an empty list, expected a list [width, height]"),
      ("\"device\": {\"size\": [1, 2, 3]}", "found a list of 3, expected a list [width, height]"),
      ("\"device\": {\"size\": 3}", "found the number 3, expected a list [width, height]"),
      ("\"device\": {\"size\": [1, 2], \"scale\": 4}", nil),
      ("\"device\": {\"size\": [1, 2], \"scale\": 4.5}", "expected a scale from 1 to 4"),
      ("\"device\": {\"scale\": 1}", "an object without \"size\", expected \"size\" in a device"),
      ("\"script\": 1", "found the number 1, expected a list"),
      ("\"script\": [1]", "found the number 1, expected an object with one of show,"),
      ("\"script\": [{\"wait\": 0}, {\"wait\": 60}]", nil),
      ("\"script\": [{\"wait\": 60.5}]", "the number 60.5, expected seconds from 0 to 60"),
      ("\"script\": [{\"wait\": 1, \"for\": 61}]", "expected seconds from 0 to 60"),
      ("\"script\": [{\"wait\": \"1\"}]", "found the text \"1\", expected seconds"),
      ("\"script\": [{\"wait\": 1, \"zz\": 1}]", "found \"zz\", expected a key of a wait step"),
      ("\"script\": [{\"present\": \"a\", \"detents\": \"medium\"}]", nil),
      ("\"script\": [{\"present\": \"a\", \"detents\": [\"medium\", \"x\"]}]", "expected a detent"),
      ("\"script\": [{\"present\": \"a\", \"animated\": 1}]", "expected true or false"),
      ("\"duration\": 0", nil), ("\"styles\": []", "found a list, expected an object"),
      ("\"script\": [{\"rotate\": 1}]", "found the number 1, expected an orientation: "),
    ] as [(String, String?)]
  )
  func limitsAreInclusive(rest: String, words: String?) {
    let found = said(rest)
    guard let words else {
      #expect(found == [])
      return
    }
    #expect(found.count == 1 && found[0].contains(words), "\(found)")
  }

  @Test func fiveHundredLinesAreAScript() {
    func script(_ count: Int) -> String {
      "\"script\": [\(Array(repeating: "{\"wait\": 0}", count: count).joined(separator: ","))]"
    }
    #expect(said(script(500)) == [])
    #expect(said(script(501)).first?.contains("found a list of 501, expected at most 500") == true)
  }

  /// A transition and a change may both say what is set: the transition's own key decides.
  @Test func oneKeyDecidesWhichStepItIs() throws {
    var reading = Reading()
    func step(_ text: String) throws -> Step? {
      Step.variants.read(try JSONParser.parse(text), &reading)
    }
    let both = try #require(try step("{\"set\": {}, \"transition\": \"v\", \"for\": 2}"))
    guard case .transition(let transition) = both.action else {
      Issue.record("\(both)")
      return
    }
    #expect(transition.view?.name == "v" && both.pause == 2)
    let alone = try #require(try step("{\"set\": {}}"))
    guard case .set = alone.action else {
      Issue.record("\(alone)")
      return
    }
    #expect(alone.pause == nil && reading.problems.isEmpty)
    #expect(try step("{\"tap\": \"v\", \"wait\": 1}") == nil)
  }
}
