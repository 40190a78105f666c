extension [SnapshotVerdict] {
  /// One message about all findings of a recording, since they usually have one cause.
  ///
  /// Nil if it passed. Faults of the film come first, then pictures, the rest in one line each.
  public var failure: String? {
    let failed = filter { !$0.passes }
    guard let main = failed.min(by: { $0.rank < $1.rank }) else { return nil }
    let others = failed.filter { $0.path != main.path }
    guard !others.isEmpty else { return main.message }
    var lines = main.message.split(separator: "\n").map(String.init)
    let more = others.map { other in
      // If there are several goldens, each is named.
      let name = other.golden == main.golden ? "" : other.golden.name.map { $0 + " " } ?? ""
      return "  also: \(name)\(other.brief)"
    }
    // Before the remedy and the machine-readable line.
    let end = lines.firstIndex { $0.hasPrefix("  golden  ") } ?? lines.count - 1
    lines.insert(contentsOf: more, at: end)
    return lines.joined(separator: "\n")
  }
}

extension SnapshotVerdict {
  /// The finding that says most about the cause comes first.
  fileprivate var rank: Int {
    switch outcome {
    case .faulty: 0
    case .failed, .unreadable: 1
    case .mismatched(.framesDiffer), .mismatched(.layoutChanged): 2
    case .mismatched: 3
    case .missing, .recorded, .withheld: 4
    case .matched: 5
    }
  }
}
