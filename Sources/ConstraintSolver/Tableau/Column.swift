/// The symbols whose rows mention one symbol; may also contain stale entries and duplicates.
struct Column: Sendable {
  private(set) var entries: [Symbol] = []
  /// The number of rows that mention it.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Stale entries are removed when they outnumber the valid ones.
  var needsSweeping: Bool { entries.count > 2 * count + 8 }

  mutating func append(_ row: Symbol) {
    entries.append(row)
    count += 1
  }

  mutating func forget() {
    count -= 1
  }

  mutating func sweep(keeping isTrue: (Symbol) -> Bool) {
    entries.sort()
    var kept: [Symbol] = []
    kept.reserveCapacity(count)
    for entry in entries where kept.last != entry && isTrue(entry) { kept.append(entry) }
    entries = kept
  }
}
