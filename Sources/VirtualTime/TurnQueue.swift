package import Timeline

/// What is still to run on a stage, in the order in which it will.
package struct TurnQueue {
  private struct Item {
    let due: Instant
    let number: Int
    /// Whether a recording waits for it; what repeats for ever does not count.
    let holds: Bool
    let work: () -> Void
  }

  private var timed: [Item] = []
  private var main: [() -> Void] = []
  private var beforeLayout: [() -> Void] = []
  private var afterLayout: [() -> Void] = []
  private var afterCommit: [() -> Void] = []
  private var count = 0
  /// Grows with everything that is asked for.
  package private(set) var activity = 0

  /// The earliest instant at which something waits; nil when nothing does.
  package var nextDue: Instant? { timed.first?.due }
  /// The same, of what does not repeat for ever.
  var nextHeld: Instant? { timed.first(where: \.holds)?.due }
  var isIdle: Bool { main.isEmpty && beforeLayout.isEmpty && afterCommit.isEmpty }
  /// Whether nothing is left that a recording waits for.
  package var isSettled: Bool { isIdle && !timed.contains(where: \.holds) }

  /// Runs in a later turn of this instant, after what was asked for before.
  package mutating func later(_ work: @escaping () -> Void) {
    main.append(work)
    activity += 1
  }

  /// Runs when the code of this turn has ended, before layout begins.
  package mutating func beforeLayout(_ work: @escaping () -> Void) {
    beforeLayout.append(work)
  }

  /// Runs in this turn's commit, when layout is done.
  package mutating func afterLayout(_ work: @escaping () -> Void) {
    afterLayout.append(work)
  }

  /// Runs at the end of this turn, when layout and display are done.
  package mutating func afterCommit(_ work: @escaping () -> Void) {
    afterCommit.append(work)
  }

  /// Runs when the clock reads `due`; the returned number takes it back.
  @discardableResult
  package mutating func at(_ due: Instant, holds: Bool = true, _ work: @escaping () -> Void) -> Int
  {
    count += 1
    activity += 1
    let place = timed.firstIndex { $0.due > due } ?? timed.count
    timed.insert(Item(due: due, number: count, holds: holds, work: work), at: place)
    return count
  }

  package mutating func cancel(_ number: Int) {
    timed.removeAll { $0.number == number }
  }

  /// What a turn at `now` runs, in order: what is due, then main-queue work.
  mutating func takeDue(_ now: Instant) -> [() -> Void] {
    let due = timed.prefix { $0.due <= now }.map(\.work)
    timed.removeFirst(due.count)
    defer { main.removeAll() }
    return due + main
  }

  mutating func takeBeforeLayout() -> [() -> Void] {
    defer { beforeLayout.removeAll() }
    return beforeLayout
  }

  mutating func takeAfterLayout() -> [() -> Void] {
    defer { afterLayout.removeAll() }
    return afterLayout
  }

  mutating func takeAfterCommit() -> [() -> Void] {
    defer { afterCommit.removeAll() }
    return afterCommit
  }
}
