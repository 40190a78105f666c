/// Choices of one value from each of several lists, as indices into them.
struct Combinations {
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  /// The last list's values change fastest.
  var all: [[Int]] {
    counts.reduce([[]]) { started, count in
      started.flatMap { values in (0..<count).map { values + [$0] } }
    }
  }

  /// A nearly minimal set of combinations that contains every pair of values from two lists.
  ///
  /// Greedy, after AETG (Cohen et al. 1997) without randomness: the next combination is the one
  /// with most of the missing pairs, the first one if there are several.
  var everyPair: [[Int]] {
    guard counts.count > 2 else { return all }
    let candidates = all.map { (values: $0, pairs: pairs(in: $0)) }
    var missing = Set(candidates.flatMap(\.pairs))
    var taken: [[Int]] = []
    while !missing.isEmpty {
      var best = (index: 0, count: 0)
      for (index, candidate) in candidates.enumerated() {
        let count = candidate.pairs.count { missing.contains($0) }
        if count > best.count { best = (index, count) }
      }
      taken.append(candidates[best.index].values)
      missing.subtract(candidates[best.index].pairs)
    }
    return taken
  }

  /// Each pair as one number.
  private func pairs(in values: [Int]) -> [Int] {
    let starts = counts.indices.map { counts[..<$0].reduce(0, +) }
    let total = counts.reduce(0, +)
    return values.indices.flatMap { first in
      values.indices.dropFirst(first + 1).map { second in
        (starts[first] + values[first]) * total + starts[second] + values[second]
      }
    }
  }
}
