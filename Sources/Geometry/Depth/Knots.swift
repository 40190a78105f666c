/// The strongly connected components of a graph, in order of dependency.
///
/// Tarjan (1972), along the edges from each node to its predecessors.
struct Knots {
  let predecessors: [[Int]]
  /// The index at which each node was first visited.
  private var times: [Int?]
  /// The earliest node of the path that can be reached from each node.
  private var roots: [Int]
  private var path: [Int] = []
  private var isOnPath: [Bool]
  private var time = 0
  private var found: [[Int]] = []

  init(predecessors: [[Int]]) {
    self.predecessors = predecessors
    times = Array(repeating: nil, count: predecessors.count)
    roots = Array(repeating: 0, count: predecessors.count)
    isOnPath = Array(repeating: false, count: predecessors.count)
  }

  /// The nodes of each component in ascending order; independent components likewise.
  mutating func all() -> [[Int]] {
    for node in predecessors.indices where times[node] == nil { visit(node) }
    return found
  }

  private mutating func visit(_ node: Int) {
    let begun = time
    (times[node], roots[node], time) = (begun, begun, begun + 1)
    path.append(node)
    isOnPath[node] = true
    for next in predecessors[node] {
      if let met = times[next] {
        if isOnPath[next] { roots[node] = min(roots[node], met) }
      } else {
        visit(next)
        roots[node] = min(roots[node], roots[next])
      }
    }
    if roots[node] == begun { takeOff(downTo: node) }
  }

  private mutating func takeOff(downTo node: Int) {
    guard let start = path.lastIndex(of: node) else { return }
    let knot = path[start...].sorted()
    for member in knot { isOnPath[member] = false }
    path.removeSubrange(start...)
    found.append(knot)
  }
}
