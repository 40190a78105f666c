/// A name in a file, and where it stands.
struct Reference: Hashable, Sendable {
  var name: String
  var position: SourcePosition
}

/// A value that a file gives a name.
struct Named<Value: Sendable>: Sendable {
  var reference: Reference
  var value: Value

  var name: String { reference.name }
}
