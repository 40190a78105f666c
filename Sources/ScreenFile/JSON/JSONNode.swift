/// A JSON value with its position in the file, so that messages can point at it.
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

  /// The value in words: `the text "cover"`, `the number 3`, `a list`.
  var found: String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): "the number \(MessageText.number(number))"
    case .string(let text): "the text \"\(Self.shortened(text))\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  var text: String? { if case .string(let text) = value { text } else { nil } }
  var number: Double? { if case .number(let number) = value { number } else { nil } }
  var list: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }

  subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }

  /// A text for a message: on one line and not too long.
  static func shortened(_ text: String) -> String {
    let line = String(text.map { $0.isNewline || ($0.asciiValue ?? 32) < 32 ? " " : $0 })
    return line.count > 40 ? line.prefix(40) + "…" : line
  }
}
