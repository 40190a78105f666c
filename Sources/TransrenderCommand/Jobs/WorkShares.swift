/// Work of known cost, dealt to workers so that all of them end at about the same time.
///
/// The longest piece comes first, and each goes to whoever has least (Graham, 1969): never more than a
/// third longer than the best division, and of many small pieces hardly longer at all.
struct WorkShares {
  /// Of each worker, the places of its pieces, in order.
  let places: [[Int]]
  /// Of each worker, what its pieces cost.
  let loads: [Double]

  init(costs: [Double], workers: Int) {
    var places = Array(repeating: [Int](), count: workers)
    var loads = Array(repeating: 0.0, count: workers)
    let order = costs.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
    for place in order {
      // Of equals the first, so that every machine divides alike.
      let worker = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      places[worker].append(place)
      loads[worker] += costs[place]
    }
    self.places = places.map { $0.sorted() }
    self.loads = loads
  }

  /// The same of costs that are not all known: nobody knows better than their mean.
  init(known: [Double?], workers: Int) {
    let there = known.compactMap(\.self)
    let mean = there.isEmpty ? 1 : there.reduce(0, +) / Double(there.count)
    self.init(costs: known.map { $0 ?? mean }, workers: workers)
  }
}
