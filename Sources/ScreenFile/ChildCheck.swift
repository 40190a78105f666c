/// Checks that the children that controllers begin with form a tree.
struct ChildCheck {
  private let children: [String: [Reference]]
  private let parents: [String: String]
  private let order: [String]
  private let stacks: Set<String>

  init(_ document: ScreenDocument) {
    order = document.controllers.map(\.name)
    stacks = Set(document.controllers.filter(\.value.isStack).map(\.name))
    children = Dictionary(
      document.controllers.map { ($0.name, $0.value.contained) },
      uniquingKeysWith: { first, _ in first }
    )
    let pairs = document.controllers.flatMap { outer in
      outer.value.contained.map { ($0.name, outer.name) }
    }
    parents = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Deeper nesting would overflow the stack.
  static let deepest = 20

  func run(_ reading: inout Reading) {
    var taken: Set<String> = []
    for name in order {
      for child in children[name] ?? [] {
        if leads(from: child.name, to: name) {
          let found = "\"\(child.name)\", which contains \"\(name)\" itself"
          reading.complain(child.position, found: found, expected: "a tree of controllers")
        } else if stacks.contains(name), stacks.contains(child.name) {
          let found = "\"\(child.name)\", which is a navigation controller, inside of another"
          let expected = "controllers that are none; list those of \"\(child.name)\" instead"
          reading.complain(child.position, found: found, expected: expected)
        } else if !taken.insert(child.name).inserted {
          let found = "\"\(child.name)\" as a child a second time"
          reading.complain(child.position, found: found, expected: "one parent for each")
        } else if depth(of: child.name) >= Self.deepest {
          let found = "\"\(JSONNode.shortened(child.name))\" inside of \(Self.deepest) others"
          reading.complain(child.position, found: found, expected: "less nesting")
        }
      }
    }
  }

  /// How many controllers contain that one, up to the limit.
  private func depth(of name: String) -> Int {
    var depth = 0
    var outer = parents[name]
    while let next = outer, depth < Self.deepest {
      depth += 1
      outer = parents[next]
    }
    return depth
  }

  private func leads(from start: String, to end: String) -> Bool {
    var seen: Set<String> = []
    var open = [start]
    while let name = open.popLast() {
      if name == end { return true }
      guard seen.insert(name).inserted else { continue }
      open += (children[name] ?? []).map(\.name)
    }
    return false
  }
}

extension ControllerPlan {
  fileprivate var isStack: Bool { if case .navigation = kind { true } else { false } }
}
