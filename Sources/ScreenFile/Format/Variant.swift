/// One kind of object among several, told apart by the key that all its objects have.
struct Variant<Whole: Sendable>: Sendable {
  let key: String
  let help: String
  let schema: Schema
  let read: @Sendable (JSONNode, inout Reading) -> Whole?

  init<Model>(
    _ key: String,
    _ table: Table<Model>,
    _ wrap: @escaping @Sendable (Model) -> Whole
  ) {
    self.key = key
    help = table.help
    schema = table.schema
    read = { node, reading in table.read(node, &reading).map(wrap) }
  }
}

/// An object that is of one of several kinds.
struct Variants<Whole: Sendable>: Sendable {
  let name: String
  let kinds: [Variant<Whole>]
  /// What an object without any of the keys is.
  var fallback: Variant<Whole>?

  func read(_ node: JSONNode, _ reading: inout Reading) -> Whole? {
    guard case .object(let members) = node.value else {
      let keys = kinds.map(\.key).joined(separator: ", ")
      reading.complain(
        node.position,
        found: node.found,
        expected: "an object with one of \(keys)"
      )
      return nil
    }
    let present = kinds.filter { kind in members.contains { $0.name == kind.key } }
    if present.count > 1, let second = members.last(where: { $0.name == present[1].key }) {
      reading.complain(
        second.position,
        found: "\"\(present[0].key)\" and \"\(present[1].key)\" in one \(name)",
        expected: "one of them"
      )
      return nil
    }
    if let kind = present.first ?? fallback { return kind.read(node, &reading) }
    return complain(about: members, node, &reading)
  }

  private func complain(
    about members: [JSONNode.Member],
    _ node: JSONNode,
    _ reading: inout Reading
  ) -> Whole? {
    let keys = kinds.map(\.key)
    if let first = members.first {
      reading.complain(first.position, unknown: first.name, among: keys, called: "a \(name)")
    } else {
      let expected = "one of \(keys.joined(separator: ", "))"
      reading.complain(node.position, found: "an empty object", expected: expected)
    }
    return nil
  }

  var schema: Schema {
    .either(kinds.map(\.schema) + (fallback.map { [$0.schema] } ?? []))
  }
}
