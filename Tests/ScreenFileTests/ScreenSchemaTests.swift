import Foundation
import Testing

@testable import ScreenFile

@Suite struct ScreenSchemaTests {
  static func parsed() throws -> [String: Any] {
    let data = Data(ScreenDocument.schema.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func thePublishedFileIsTheTables() throws {
    let file = try String(contentsOf: Examples.url("screen.schema.json"), encoding: .utf8)
    #expect(file == ScreenDocument.schema, "run `transrender schema > Examples/screen.schema.json`")
  }

  @Test func everyReferenceLeadsToADefinition() throws {
    let definitions = try #require(try Self.parsed()["$defs"] as? [String: Any])
    let pattern = /"\$ref": "#\/\$defs\/(\w+)"/
    let used = ScreenDocument.schema.matches(of: pattern).map { String($0.1) }
    #expect(Set(used) == Set(definitions.keys))
  }

  /// One walk over the tables: what the reader takes stands in the schema, and nothing else.
  @Test func readerAndSchemaKnowTheSameKeys() throws {
    let schema = try Self.parsed()
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let plain = try #require(ControllerPlan.variants.fallback)
    func keys(_ schema: [String: Any]) -> Set<String> {
      Set((schema["properties"] as? [String: Any] ?? [:]).keys)
    }
    #expect(keys(schema) == Set(ScreenDocument.table.rows.map(\.name)))
    let controllers = try #require(definitions["controller"]?["anyOf"] as? [[String: Any]])
    #expect(controllers.map(keys) == ControllerPlan.variants.kinds.map(\.keys) + [plain.keys])
    let views = try #require(definitions["view"]?["anyOf"] as? [[String: Any]])
    #expect(views.dropLast().map(keys) == ViewPlan.variants.kinds.map(\.keys))
    let steps = try #require(definitions["step"]?["anyOf"] as? [[String: Any]])
    #expect(steps.count == Step.variants.kinds.count)
    for (kind, step) in zip(Step.variants.kinds, steps) {
      #expect(step["required"] as? [String] ?? [] != [])
      #expect(keys(step).contains(kind.key))
      for key in keys(step) {
        var reading = Reading()
        let text = "{\"\(kind.key)\": null, \"\(key == kind.key ? "for" : key)\": null}"
        _ = kind.read(try JSONParser.parse(text), &reading)
        #expect(!reading.problems.contains { $0.expected.contains("a key of") }, "\(text)")
      }
    }
  }
}
