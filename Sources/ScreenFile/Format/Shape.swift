/// The type of a value in the format: how it is read, described and published.
struct Shape<Value: Sendable>: Sendable {
  /// The words after "expected" in a message.
  let expected: String
  let schema: Schema
  /// Returns nil after reporting a problem.
  let read: @Sendable (JSONNode, inout Reading) -> Value?

  init(
    _ expected: String,
    schema: Schema,
    read: @escaping @Sendable (JSONNode, inout Reading) -> Value?
  ) {
    (self.expected, self.schema, self.read) = (expected, schema, read)
  }

  /// A shape whose value is either valid or not.
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
