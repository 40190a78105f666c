/// What a value of the format looks like: how it is read, described and published.
struct Shape<Value: Sendable>: Sendable {
  /// What stands behind "expected" in a complaint.
  let expected: String
  let schema: Schema
  /// Nil after a complaint.
  let read: @Sendable (JSONNode, inout Reading) -> Value?

  init(
    _ expected: String,
    schema: Schema,
    read: @escaping @Sendable (JSONNode, inout Reading) -> Value?
  ) {
    (self.expected, self.schema, self.read) = (expected, schema, read)
  }

  /// A value that is right or wrong as a whole.
  init(
    _ expected: String,
    schema: Schema,
    value: @escaping @Sendable (JSONNode) -> Value?
  ) {
    self.init(expected, schema: schema) { node, reading in
      if let value = value(node) { return value }
      reading.complain(node.position, found: node.found, expected: expected)
      return nil
    }
  }

  func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
    let read = read
    return Shape<Other>(expected, schema: schema) { node, reading in
      read(node, &reading).map(change)
    }
  }
}
