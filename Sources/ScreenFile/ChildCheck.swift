/// Whether the children that controllers begin with make a tree.
struct ChildCheck {
  private let children: [String: [Reference]]
  private let order: [String]

  init(_ document: ScreenDocument) {
    order = document.controllers.map(\.name)
    children = Dictionary(
      document.controllers.map { ($0.name, $0.value.contained) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func run(_ reading: inout Reading) {
    var taken: Set<String> = []
    for name in order {
      for child in children[name] ?? [] {
        if leads(from: child.name, to: name) {
          let found = "\"\(child.name)\", which contains \"\(name)\" itself"
          reading.complain(child.position, found: found, expected: "a tree of controllers")
        } else if !taken.insert(child.name).inserted {
          let found = "\"\(child.name)\" as a child a second time"
          reading.complain(child.position, found: found, expected: "one parent for each")
        }
      }
    }
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
