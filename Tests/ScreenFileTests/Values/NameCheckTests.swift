import Testing

@testable import ScreenFile

/// Every name that a file uses is one that it gives.
@Suite struct NameCheckTests {
  private static let controllers = """
    "controllers": {
    "a": {"views": [{"id": "box", "views": [{"id": "inner"}]}, {"list": ["One"], "id": "rows"}]},
    "b": {"views": [{"id": "other"}]}}
    """

  private static func said(_ steps: String) -> [String] {
    ScreenDocumentTests.problems("{\(controllers),\n\"script\": [\n\(steps)]}").map(\.description)
  }

  private static let (controller, target) = (
    "expected a controller: a, b", "expected a view or a controller: box, inner, rows, other, a, b"
  )
  private static let change = "{\"zz\": {\"alpha\": 0}}"

  @Test(
    arguments: [
      ("{\"show\": \"zz\"}", controller), ("{\"removeChild\": \"zz\"}", controller),
      ("{\"select\": \"zz\"}", controller), ("{\"present\": \"zz\"}", controller),
      ("{\"present\": \"a\", \"from\": \"zz\"}", controller),
      ("{\"present\": \"a\", \"at\": \"zz\"}", target), ("{\"push\": \"zz\"}", controller),
      ("{\"push\": \"a\", \"onto\": \"zz\"}", controller), ("{\"pop\": \"zz\"}", controller),
      ("{\"scroll\": \"zz\", \"to\": [0, 1]}", target), ("{\"dismiss\": \"zz\"}", controller),
      ("{\"addChild\": \"zz\"}", controller),
      ("{\"addChild\": \"a\", \"to\": \"zz\"}", controller),
      ("{\"addChild\": \"a\", \"in\": \"zz\"}", target),
      ("{\"addChild\": \"a\", \"to\": \"b\", \"in\": \"box\"}", "expected a view of b: other"),
      ("{\"cycle\": \"zz\", \"to\": \"a\"}", controller),
      ("{\"cycle\": \"a\", \"to\": \"zz\"}", controller), ("{\"animate\": \(change)}", target),
      ("{\"keyframes\": [{\"set\": {}}, {\"set\": \(change)}]}", target),
      ("{\"set\": \(change)}", target), ("{\"transition\": \"zz\"}", target),
      ("{\"transition\": \"a\", \"set\": \(change)}", target), ("{\"tap\": \"zz\"}", target),
      (
        "{\"set\": {\"box\": {\"layout\": {\"top\": \"other.top\"}}}}",
        "expected a view of a: box, inner, rows"
      ),
      ("{\"set\": {\"b\": {\"layout\": {\"top\": \"box.top\"}}}}", "expected a view of b: other"),
    ]
  )
  func anUnknownNameIsSaidWithThoseThereAre(step: String, words: String) {
    let found = Self.said(step)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(words) == true, "\(found)")
  }

  @Test(
    arguments: [
      "{\"show\": \"b\"}", "{\"present\": \"b\", \"from\": \"a\", \"at\": \"inner\"}",
      "{\"present\": \"b\", \"at\": \"a\"}",
      "{\"addChild\": \"b\", \"to\": \"a\", \"in\": \"inner\"}",
      "{\"addChild\": \"b\", \"in\": \"inner\"}", "{\"tap\": [1, 2]}", "{\"tap\": \"a\"}",
      "{\"scroll\": \"rows\", \"to\": [0, 1]}", "{\"cycle\": \"a\", \"to\": \"b\"}",
      "{\"set\": {\"inner\": {\"layout\": {\"top\": \"box.top\", \"left\": \"parent.left\"}}}}",
      "{\"wait\": 60}", "{\"type\": \"zz\"}", "{\"choose\": \"zz\"}", "{\"rotate\": \"portrait\"}",
    ]
  )
  func aKnownNameIsTaken(step: String) { #expect(Self.said(step) == []) }

  @Test(
    arguments: [
      (
        "\"a\": {\"children\": [{\"controller\": \"b\", \"in\": \"x\"}]}, \"b\": {}",
        "expected a view of a"
      ),
      ("\"a\": {\"style\": \"s\"}", "expected a style, but there is none"),
      (
        "\"a\": {\"views\": [{\"views\": [{\"style\": \"s\"}]}]}",
        "expected a style, but there is none"
      ),
      ("\"a\": {\"views\": [{\"id\": \"v\"}, {\"id\": \"v\"}]}", "found \"v\" a second time"),
      (
        "\"a\": {\"views\": [{\"id\": \"v\", \"views\": [{\"id\": \"v\"}]}]}",
        "found \"v\" a second time"
      ),
      ("\"a\": {\"views\": [{\"id\": \"b\"}]}, \"b\": {}", "found \"b\" a second time"),
      ("\"safe\": {}", "which equations use for a space"),
      ("\"self\": {}", "which equations use for a space"),
      ("\"a\": {\"views\": [{\"id\": \"parent\"}]}", "which equations use for a space"),
      ("\"a\": {\"tabs\": [\"b\"], \"selected\": \"a\"}, \"b\": {}", "expected a tab: b"),
      ("\"a\": {\"navigation\": [\"c\"]}, \"b\": {}", "expected a controller: a, b"),
      ("\"a\": {\"navigation\": [\"a\"]}", "\"a\", which contains \"a\" itself"),
    ]
  )
  func theScreensAreChecked(controllers: String, words: String) {
    let found = ScreenDocumentTests.problems("{\"controllers\": {\(controllers)}}").map(
      \.description
    )
    #expect(found.contains { $0.contains(words) }, "\(found)")
  }

  @Test(arguments: [("", 1999, true), ("", 2000, false), ("row", 5000, true), ("row", 5001, false)])
  func aFileIsNoCrowd(kind: String, count: Int, fits: Bool) {
    // A list is a view, too; so are the parts of a view.
    let parts = count / 2 - 1
    let list = { (count: Int) in
      "{\"list\": [\(Array(repeating: "\"r\"", count: count).joined(separator: ","))]}"
    }
    let views =
      kind.isEmpty
      ? "{\"views\": [\(Array(repeating: "{}", count: parts).joined(separator: ","))]}"
      : (0..<5).map { _ in list(1000) }.joined(separator: ",")
        + (count > 5000 ? "," + list(count - 5000) : "")
    let others = kind.isEmpty ? Array(repeating: "{}", count: count - 1 - parts) : []
    let halves = [others.prefix(others.count / 2), others.dropFirst(others.count / 2)]
    let text = """
      {"controllers": {"a": {"views": [\(views)]},
      "b": {"views": [\(halves[0].joined(separator: ","))]},
      "c": {"views": [{}, \(halves[1].joined(separator: ","))]}}}
      """.replacing(", ]", with: "]")
    let found = ScreenDocumentTests.problems(text).map(\.found)
    let words = kind.isEmpty ? "\(count + 1) views up to here" : "\(count) rows up to here"
    #expect(found == (fits ? [] : [words]))
  }
}
