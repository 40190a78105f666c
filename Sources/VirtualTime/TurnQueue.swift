package import Timeline

/// The work that is still to run on a stage, in order.
package struct TurnQueue {
  private struct Item {
    let due: Instant
    let number: Int
    /// Whether a recording waits for it; endless repetitions do not count.
    let holds: Bool
    var isPostponed = false
    let work: () -> Void

    func postponed(to due: Instant) -> Item {
      Item(due: due, number: number, holds: false, isPostponed: true, work: work)
    }
  }

  private var timed: [Item] = []
  private var main: [() -> Void] = []
  private var beforeLayout: [() -> Void] = []
  private var afterLayout: [() -> Void] = []
  private var afterCommit: [() -> Void] = []
  private var count = 0
  /// A counter that grows with every request.
  package private(set) var activity = 0

  /// The earliest due time; nil when nothing waits.
  package var nextDue: Instant? { timed.first?.due }
  /// The earliest due time of work that does not repeat endlessly.
  var nextHeld: Instant? { timed.first(where: \.holds)?.due }
  var isIdle: Bool { main.isEmpty && beforeLayout.isEmpty && afterCommit.isEmpty }
  /// Whether nothing is left that a recording waits for.
  package var isSettled: Bool { isIdle && !timed.contains(where: \.holds) }

  /// Whether work waits that went on for too long at one instant.
  var hasPostponed: Bool { timed.contains(where: \.isPostponed) }

  /// Runs `work` in a later turn of this instant, after the work requested before.
  package mutating func later(_ work: @escaping () -> Void) {
    main.append(work)
    activity += 1
  }

  /// Runs `work` when the code of this turn has ended, before layout begins.
  package mutating func beforeLayout(_ work: @escaping () -> Void) {
    beforeLayout.append(work)
  }

  /// Runs `work` in this turn's commit, after layout.
  package mutating func afterLayout(_ work: @escaping () -> Void) {
    afterLayout.append(work)
  }

  /// Runs `work` at the end of this turn, after layout and display.
  package mutating func afterCommit(_ work: @escaping () -> Void) {
    afterCommit.append(work)
  }

  /// Runs `work` at `due`; the returned number cancels it.
  @discardableResult
  package mutating func at(_ due: Instant, holds: Bool = true, _ work: @escaping () -> Void) -> Int
  {
    count += 1
    activity += 1
    let index = timed.firstIndex { $0.due > due } ?? timed.count
    timed.insert(Item(due: due, number: count, holds: holds, work: work), at: index)
    return count
  }

  /// Lets what is due `now` wait until `due`, as a repetition that no recording waits for.
  mutating func postpone(from now: Instant, to due: Instant) {
    for work in main { at(now, work) }
    main.removeAll()
    let late = timed.prefix { $0.due <= now }
    timed.removeFirst(late.count)
    let index = timed.firstIndex { $0.due > due } ?? timed.count
    timed.insert(contentsOf: late.map { $0.postponed(to: due) }, at: index)
  }

  package mutating func cancel(_ number: Int) {
    timed.removeAll { $0.number == number }
  }

  /// Returns the work of a turn at `now`, in order: what is due, then the main queue's.
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
