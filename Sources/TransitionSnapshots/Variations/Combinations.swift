/// Choices of one value from each of several lists, as indices into them.
struct Combinations {
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  /// The last list's values change fastest.
  var all: [[Int]] {
    counts.reduce([[]]) { started, count in
      started.flatMap { places in (0..<count).map { places + [$0] } }
    }
  }

  /// A nearly minimal set of combinations that contains every pair of values from two lists.
  ///
  /// Greedy, after AETG (Cohen et al. 1997) without randomness: the next combination is the one
  /// with most of the missing pairs, the first one if there are several.
  var everyPair: [[Int]] {
    guard counts.count > 2 else { return all }
    let candidates = all.map { (places: $0, pairs: pairs(in: $0)) }
    var missing = Set(candidates.flatMap(\.pairs))
    var taken: [[Int]] = []
    while !missing.isEmpty {
      var best = (place: 0, count: 0)
      for (place, candidate) in candidates.enumerated() {
        let count = candidate.pairs.count { missing.contains($0) }
        if count > best.count { best = (place, count) }
      }
      taken.append(candidates[best.place].places)
      missing.subtract(candidates[best.place].pairs)
    }
    return taken
  }

  /// Each pair as one number.
  private func pairs(in places: [Int]) -> [Int] {
    let starts = counts.indices.map { counts[..<$0].reduce(0, +) }
    let total = counts.reduce(0, +)
    return places.indices.flatMap { first in
      places.indices.dropFirst(first + 1).map { second in
        (starts[first] + places[first]) * total + starts[second] + places[second]
      }
    }
  }
}
