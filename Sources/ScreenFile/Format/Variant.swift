import Timeline

/// One kind of object among several, identified by a key that only its objects have.
struct Variant<Whole: Sendable>: Sendable {
  let key: String
  let help: String
  let schema: Schema
  /// All keys that such an object may have.
  let keys: Set<String>
  let read: @Sendable (JSONNode, inout Reading) -> Whole?

  init<Model>(
    _ key: String,
    table: Table<Model>,
    wrap: @escaping @Sendable (Model) -> Whole
  ) {
    self.key = key
    help = table.help
    schema = table.schema
    keys = Set(table.rows.map(\.name))
    read = { node, reading in table.read(node, &reading).map(wrap) }
  }
}

/// An object of one of several kinds.
struct Variants<Whole: Sendable>: Sendable {
  let name: String
  let kinds: [Variant<Whole>]
  /// The kind of an object with none of these keys.
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
    // A transition also has a "set", which alone means another kind of step.
    let whole = present.filter { kind in present.allSatisfy { kind.keys.contains($0.key) } }
    if whole.count == 1 { return whole[0].read(node, &reading) }
    if present.count > 1, let second = members.last(where: { $0.name == present[1].key }) {
      reading.complain(
        second.position,
        found: "\"\(present[0].key)\" and \"\(present[1].key)\" in one \(name)",
        expected: "one of them"
      )
      return nil
    }
    if let fallback {
      return fallback.read(known(members, fallback: fallback, at: node, &reading), &reading)
    }
    return complain(about: members, node, &reading)
  }

  /// Removes unknown keys, one of which may be a misspelt kind.
  private func known(
    _ members: [JSONNode.Member],
    fallback: Variant<Whole>,
    at node: JSONNode,
    _ reading: inout Reading
  ) -> JSONNode {
    let unknown = members.filter { !fallback.keys.contains($0.name) }
    let names = kinds.map(\.key)
    for member in unknown {
      reading.complain(
        member.position,
        unknown: member.name,
        among: names + fallback.keys.sorted(),
        called: "a kind of \(name) (\(names.joined(separator: ", "))) or a key of \(fallback.key)"
      )
    }
    let rest = members.filter { fallback.keys.contains($0.name) }
    return JSONNode(position: node.position, value: .object(rest))
  }

  private func complain(
    about members: [JSONNode.Member],
    _ node: JSONNode,
    _ reading: inout Reading
  ) -> Whole? {
    let keys = kinds.map(\.key)
    // The one that is most likely a kind, wherever it stands among the keys.
    let misspelt = members.first { NearestWord.to($0.name, among: keys) != nil } ?? members.first
    if let misspelt {
      reading.complain(misspelt.position, unknown: misspelt.name, among: keys, called: "a \(name)")
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
