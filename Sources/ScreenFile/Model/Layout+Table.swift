extension Layout {
  static let table = Table(
    "layout",
    help: "Equations of Auto Layout, one key per attribute.",
    blank: Layout(),
    rows: LayoutAttribute.allCases.map(row) + [fill]
  )

  private static func row(_ attribute: LayoutAttribute) -> Row<Layout> {
    let shape = Shape<[Equation]>.oneOrMore(Equation.shape(for: attribute))
    let help =
      attribute.kind == .size
      ? "points, or an equation such as \"parent.width * 0.5 - 20\""
      : "points inside the parent, or an equation such as \"title.bottom + 12\""
    return Row(attribute.rawValue, help: help, schema: shape.schema) { node, layout, reading in
      layout.equations[attribute] = shape.read(node, &reading)
    }
  }

  /// All four edges at once.
  private static var fill: Row<Layout> {
    let shape = Shape<Equation.Item>.word(
      "a space",
      [("parent", Equation.Item.parent), ("safe", Equation.Item.safe)]
    )
    return Row("fill", help: "as large as the parent, or as its safe area", schema: shape.schema) {
      node,
      layout,
      reading in
      guard let item = shape.read(node, &reading) else { return }
      for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] {
        layout.equations[edge] = [
          Equation(item: item, attribute: edge, position: node.position)
        ]
      }
    }
  }
}

extension Equation {
  static func shape(for attribute: LayoutAttribute) -> Shape<Equation> {
    let points = Shape<Double>.number("points")
    let expected = "points, or an equation such as \"title.bottom + 12\""
    return Shape(expected, schema: .either([points.schema, .text])) { node, reading in
      if let text = node.text {
        var parser = EquationParser(text, for: attribute, at: node.position)
        var equation = parser.equation(&reading)
        equation?.position = node.position
        return equation
      }
      guard let distance = points.read(node, &reading) else { return nil }
      var equation = Equation(distance: distance, for: attribute)
      equation.position = node.position
      return equation
    }
  }

  /// A plain number: a size, or a distance inside the parent.
  init(distance: Double, for attribute: LayoutAttribute) {
    if attribute.kind == .size {
      self.init(constant: distance)
    } else {
      let constant = attribute.isFarEdge ? -distance : distance
      self.init(item: .parent, attribute: attribute, constant: constant)
    }
  }
}
