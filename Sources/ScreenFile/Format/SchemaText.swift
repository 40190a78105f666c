/// A JSON Schema (draft 2020-12) as text, its members in the order of the tables.
struct SchemaText {
  private indirect enum Value {
    case text(String)
    case bare(String)
    case list([Value])
    case object([(String, Value)])
  }

  let text: String

  init(title: String, root: Schema, definitions: [(name: String, schema: Schema)]) {
    var members: [(String, Value)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(title)),
    ]
    members += Self.members(of: root)
    members.append(("$defs", .object(definitions.map { ($0.name, Self.value($0.schema)) })))
    text = Self.print(.object(members), indent: "") + "\n"
  }

  private static func value(_ schema: Schema) -> Value { .object(members(of: schema)) }

  private static func members(of schema: Schema) -> [(String, Value)] {
    switch schema {
    case .text:
      [("type", .text("string")), ("maxLength", .bare("\(JSONParser.longestText)"))]
    case .flag: [("type", .text("boolean"))]
    case .number(let range): limits("number", range)
    case .whole(let range):
      limits("integer", Double(range.lowerBound)...Double(range.upperBound))
    case .words(let words): [("enum", .list(words.map { .text($0) }))]
    case .list(let element, let count): list(element, count)
    case .map(let element, let most):
      [
        ("type", .text("object")), ("additionalProperties", value(element)),
        ("maxProperties", .bare("\(most)")),
      ]
    case .object(let help, let fields): object(help, fields)
    case .either(let schemas): [("anyOf", .list(schemas.map(value)))]
    case .reference(let name): [("$ref", .text("#/$defs/\(name)"))]
    }
  }

  private static func limits(_ type: String, _ range: ClosedRange<Double>) -> [(String, Value)] {
    [
      ("type", .text(type)),
      ("minimum", .bare(MessageText.number(range.lowerBound))),
      ("maximum", .bare(MessageText.number(range.upperBound))),
    ]
  }

  private static func list(_ element: Schema, _ count: ClosedRange<Int>) -> [(String, Value)] {
    let least = count.lowerBound > 0 ? [("minItems", Value.bare("\(count.lowerBound)"))] : []
    let most = [("maxItems", Value.bare("\(count.upperBound)"))]
    return [("type", .text("array")), ("items", value(element))] + least + most
  }

  private static func object(_ help: String, _ fields: [Schema.Field]) -> [(String, Value)] {
    let required = fields.filter(\.isRequired).map { Value.text($0.name) }
    let properties = fields.map { field in
      (field.name, Value.object([("description", .text(field.help))] + members(of: field.schema)))
    }
    return [
      ("type", .text("object")),
      ("description", .text(help)),
      ("properties", .object(properties)),
    ] + (required.isEmpty ? [] : [("required", .list(required))])
      + [("additionalProperties", .bare("false"))]
  }

  private static func print(_ value: Value, indent: String) -> String {
    let inner = indent + "  "
    switch value {
    case .text(let text): return MessageText.quoted(text)
    case .bare(let text): return text
    case .list(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { inner + print($0, indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map {
        inner + MessageText.quoted($0.0) + ": " + print($0.1, indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }
}
