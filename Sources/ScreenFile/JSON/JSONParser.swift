/// RFC 8259 with positions: no comments, no trailing commas, no repeated names.
struct JSONParser {
  /// Deeper nesting is a mistake or an attack; a screen needs about twenty levels.
  static let deepest = 200
  /// More would take too long to play; a large screen needs about a thousand.
  static let mostValues = 20_000
  static let longestText = 10_000

  var cursor: JSONCursor
  private var count = 0

  private init(_ text: String) { cursor = JSONCursor(text) }

  static func parse(_ text: String) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONParser(text)
    parser.cursor.skipSpace()
    let node = try parser.value(depth: 0)
    parser.cursor.skipSpace()
    guard parser.cursor.peek == nil else { throw parser.surprise("the end of the file") }
    return node
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    guard depth < Self.deepest else { throw surprise("at most \(Self.deepest) levels of nesting") }
    guard count < Self.mostValues else { throw surprise("at most \(Self.mostValues) values") }
    count += 1
    let position = cursor.position
    let value: JSONNode.Value
    switch cursor.peek {
    case "{": value = .object(try members(depth: depth))
    case "[": value = .array(try elements(depth: depth))
    case "\"": value = .string(try string())
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": value = .number(try number())
    default: value = try word()
    }
    return JSONNode(position: position, value: value)
  }

  private mutating func word() throws(JSONSyntaxError) -> JSONNode.Value {
    let words: [(String, JSONNode.Value)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where cursor.take(word) { return value }
    throw surprise("a value: {, [, \", a number, true, false or null")
  }

  private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    var nodes: [JSONNode] = []
    cursor.advance()
    cursor.skipSpace()
    if cursor.take("]") { return nodes }
    while true {
      cursor.skipSpace()
      nodes.append(try value(depth: depth + 1))
      cursor.skipSpace()
      if cursor.take("]") { return nodes }
      guard cursor.take(",") else { throw surprise("a comma or ]") }
    }
  }

  private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    cursor.advance()
    cursor.skipSpace()
    if cursor.take("}") { return members }
    while true {
      cursor.skipSpace()
      let member = try member(depth: depth)
      guard names.insert(member.name).inserted else {
        throw JSONSyntaxError(
          position: member.position,
          found: "\"\(JSONNode.shortened(member.name))\" a second time",
          expected: "each name once in an object"
        )
      }
      members.append(member)
      cursor.skipSpace()
      if cursor.take("}") { return members }
      guard cursor.take(",") else { throw surprise("a comma or }") }
    }
  }

  private mutating func member(depth: Int) throws(JSONSyntaxError) -> JSONNode.Member {
    let position = cursor.position
    guard cursor.peek == "\"" else { throw surprise("a name in double quotes") }
    let name = try string()
    cursor.skipSpace()
    guard cursor.take(":") else { throw surprise("a colon behind \"\(JSONNode.shortened(name))\"") }
    cursor.skipSpace()
    return JSONNode.Member(name: name, position: position, node: try value(depth: depth + 1))
  }

  func surprise(_ expected: String) -> JSONSyntaxError {
    let found = cursor.peek.map(Self.shown) ?? "the end of the file"
    return JSONSyntaxError(position: cursor.position, found: found, expected: expected)
  }

  /// Writes invisible characters as their numbers.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\n" || scalar == "\r" { return "the end of the line" }
    let isSeen = scalar.value >= 0x20 && scalar.value != 0x7F
    return isSeen ? "'\(scalar)'" : "the character U+" + String(scalar.value, radix: 16)
  }
}
