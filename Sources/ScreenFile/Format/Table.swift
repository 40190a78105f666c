/// The keys that an object of the format may have.
struct Table<Model: Sendable>: Sendable {
  /// The name of such an object in messages and in the schema: `controller`.
  let name: String
  let help: String
  let rows: [Row<Model>]
  let blank: Model

  init(_ name: String, help: String, blank: Model, rows: [Row<Model>]) {
    (self.name, self.help, self.blank, self.rows) = (name, help, blank, rows)
  }

  func read(_ node: JSONNode, _ reading: inout Reading) -> Model? {
    guard case .object(let members) = node.value else {
      reading.complain(node.position, found: node.found, expected: "an object: \(help)")
      return nil
    }
    var model = blank
    for member in members {
      guard let row = rows.first(where: { $0.name == member.name }) else {
        complain(about: member, &reading)
        continue
      }
      row.apply(member.node, &model, &reading)
    }
    for row in rows where row.isRequired && !members.contains(where: { $0.name == row.name }) {
      reading.complain(
        node.position,
        found: "an object without \"\(row.name)\"",
        expected: "\"\(row.name)\" in \(MessageText.article(name)): \(row.help)"
      )
    }
    return model
  }

  private func complain(about member: JSONNode.Member, _ reading: inout Reading) {
    reading.complain(
      member.position,
      unknown: member.name,
      among: rows.map(\.name),
      called: "a key of \(name)"
    )
  }

  /// The schema of such an object.
  var schema: Schema { .object(help, rows.map(\.field)) }
}

extension Row {
  var field: Schema.Field {
    Schema.Field(name: name, help: help, schema: schema, isRequired: isRequired)
  }
}

extension Shape {
  /// An object of a table; evaluated lazily, since tables may contain themselves.
  static func object<Model>(
    _ name: String,
    _ table: @escaping @Sendable () -> Table<Model>
  ) -> Shape<Model> {
    Shape<Model>("an object", schema: .reference(name)) { node, reading in
      table().read(node, &reading)
    }
  }
}
