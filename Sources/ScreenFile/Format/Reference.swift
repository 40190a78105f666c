/// A name in a file, with its position.
struct Reference: Hashable, Sendable {
  var name: String
  var position: SourcePosition
}

/// A value with the name that the file gives it.
struct Named<Value: Sendable>: Sendable {
  var reference: Reference
  var value: Value

  var name: String { reference.name }
}
