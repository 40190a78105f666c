extension Scene: CustomStringConvertible {
  /// One line for each node, indented by depth; equal texts for equal pictures and labels.
  public var description: String {
    var heading = "scene \(ValueText.size(size))"
    if let background { heading += " background=\(ValueText.color(background))" }
    return ([heading] + root.lines(depth: 1)).map { $0 + "\n" }.joined()
  }
}

extension Node: CustomStringConvertible {
  /// The subtree as in a scene's text.
  public var description: String {
    lines(depth: 0).map { $0 + "\n" }.joined()
  }

  func lines(depth: Int, role: String = "") -> [String] {
    let name = label.isEmpty ? "layer" : label
    let indent = String(repeating: "  ", count: depth)
    let heading = indent + role + name + " " + layer.words.joined(separator: " ")
    return [heading] + attached.flatMap { $1.lines(depth: depth + 1, role: $0 + ": ") }
      + layer.children.flatMap { $0.lines(depth: depth + 1) }
  }

  /// The nodes that a layer refers to besides its children, with their roles.
  private var attached: [(String, Node)] {
    let mask = layer.mask.map { [("mask", $0)] } ?? []
    return mask + layer.content.attached
  }
}

extension Content {
  fileprivate var attached: [(String, Node)] {
    switch self {
    case .none, .gradient, .image, .drawing, .text: []
    case .frozen(let frozen): [("frozen", frozen.node)]
    case .pageCurl(let curl): [("front", curl.front)]
    case .mix(let mix):
      switch mix.amount {
      case .uniform, .unlikeness: [("from", mix.from), ("to", mix.to)]
      case .alpha(let amount): [("from", mix.from), ("to", mix.to), ("amount", amount)]
      }
    }
  }
}
