/// One key of the format: its name, what it takes and what it means.
///
/// Reading, the nearest word and the published schema are all made from these rows.
struct Row<Model: Sendable>: Sendable {
  let name: String
  let help: String
  let schema: Schema
  var isRequired = false
  let apply: @Sendable (JSONNode, inout Model, inout Reading) -> Void

  init<Value>(
    _ name: String,
    _ shape: Shape<Value>,
    help: String,
    required isRequired: Bool = false,
    to keyPath: any WritableKeyPath<Model, Value?> & Sendable
  ) {
    self.init(name, help: help, schema: shape.schema, required: isRequired) {
      node,
      model,
      reading in
      if let value = shape.read(node, &reading) { model[keyPath: keyPath] = value }
    }
  }

  init<Value>(
    _ name: String,
    _ shape: Shape<Value>,
    help: String,
    required isRequired: Bool = false,
    to keyPath: any WritableKeyPath<Model, Value> & Sendable
  ) {
    self.init(name, help: help, schema: shape.schema, required: isRequired) {
      node,
      model,
      reading in
      if let value = shape.read(node, &reading) { model[keyPath: keyPath] = value }
    }
  }

  init(
    _ name: String,
    help: String,
    schema: Schema,
    required isRequired: Bool = false,
    apply: @escaping @Sendable (JSONNode, inout Model, inout Reading) -> Void
  ) {
    (self.name, self.help, self.schema, self.isRequired) = (name, help, schema, isRequired)
    self.apply = apply
  }

  /// The same key for a larger model that contains this one.
  func lifted<Whole>(to keyPath: any WritableKeyPath<Whole, Model> & Sendable) -> Row<Whole> {
    let apply = apply
    return Row<Whole>(name, help: help, schema: schema, required: isRequired) {
      node,
      whole,
      reading in
      apply(node, &whole[keyPath: keyPath], &reading)
    }
  }
}
