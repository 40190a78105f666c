/// Distributes work of known cost to workers so that all of them finish at about the same time.
///
/// Longest piece first, each to the worker with the least load (Graham, 1969). The result takes at
/// most a third longer than the best division, and hardly longer with many small pieces.
struct WorkShares {
  /// For each worker, the indices of its pieces, in order.
  let indices: [[Int]]
  /// For each worker, the total cost of its pieces.
  let loads: [Double]

  init(costs: [Double], workers: Int) {
    var indices = Array(repeating: [Int](), count: workers)
    var loads = Array(repeating: 0.0, count: workers)
    let order = costs.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
    for index in order {
      // The first of several equals, so that every machine divides the work alike.
      let worker = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      indices[worker].append(index)
      loads[worker] += costs[index]
    }
    self.indices = indices.map { $0.sorted() }
    self.loads = loads
  }

  /// Estimates unknown costs by the mean of the known ones.
  init(known: [Double?], workers: Int) {
    let there = known.compactMap(\.self)
    let mean = there.isEmpty ? 1 : there.reduce(0, +) / Double(there.count)
    self.init(costs: known.map { $0 ?? mean }, workers: workers)
  }
}
