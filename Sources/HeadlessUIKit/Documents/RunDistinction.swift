import Foundation

/// Gives neighbouring runs numbers of attributes that are apart from each other.
///
/// Foundation on Linux ends the process when it compares two neighbours with as many attributes
/// each, of which one is an object of another module.
struct RunDistinction {
  private var counts: [Int] = []

  // The one before the last counts too: it is a neighbour while the last is being replaced. Two
  // apart, so that apps may add an attribute to one run after the other.
  mutating func apply(to attributes: inout [NSAttributedString.Key: Any]) {
    let own = attributes.count
    var more = 0
    while counts.contains(where: { abs($0 - own - more) < 2 }) {
      more += 1
      // Means nothing.
      attributes[NSAttributedString.Key("DocumentRun\(more)")] = 1
    }
    counts = counts.suffix(1) + [own + more]
  }
}
