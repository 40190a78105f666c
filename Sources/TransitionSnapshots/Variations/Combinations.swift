/// Choices of one value from each of several lists, as the values' places in them.
struct Combinations {
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  /// The last list's values change fastest.
  var all: [[Int]] {
    counts.reduce([[]]) { started, count in
      started.flatMap { places in (0..<count).map { places + [$0] } }
    }
  }

  /// As few as hold every pair of values of two lists, or nearly so.
  ///
  /// Greedy, after AETG (Cohen et al. 1997) without its chance: the combination that holds most of
  /// the pairs still missing is next, and of several the first.
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

  /// Each as one number.
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
