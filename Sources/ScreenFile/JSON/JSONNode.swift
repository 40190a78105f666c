/// A JSON value that knows where it stands in its file, so that complaints can point at it.
struct JSONNode: Sendable {
  var position: SourcePosition
  var value: Value

  enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member: Sendable {
    var name: String
    var position: SourcePosition
    var node: JSONNode
  }

  /// What a person calls this value: `the text "cover"`, `the number 3`, `a list`.
  var found: String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): "the number \(Self.shown(number))"
    case .string(let text): "the text \"\(text.count > 40 ? text.prefix(40) + "…" : text[...])\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }

  private static func shown(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}
