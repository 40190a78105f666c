import Foundation

/// Who sleeps on a stage's clock.
struct Sleepers {
  /// [I] How long, in real time, a piece of work that has other sleepers may be busy after one of
  /// them has woken.
  private static let settlingTime: TimeInterval = 0.02

  /// How many sleepers a piece of work has.
  private var counts: [Int: Int] = [:]
  /// Those of tasks that are not on the clock yet.
  private var new: [Sleeper] = []
  /// Those whose time has come, in order.
  private var due: [Sleeper] = []
  private var settled: TimeInterval = 0

  mutating func add(_ sleeper: Sleeper) {
    if sleeper.isOfTask { new.append(sleeper) }
    if let piece = sleeper.piece { counts[piece, default: 0] += 1 }
  }

  /// Returns whether its piece of work has no other sleepers.
  mutating func remove(_ sleeper: Sleeper) -> Bool {
    new.removeAll { $0 === sleeper }
    due.removeAll { $0 === sleeper }
    guard let piece = sleeper.piece, let count = counts[piece] else { return false }
    counts[piece] = count > 1 ? count - 1 : nil
    guard count > 1 else { return true }
    settled = ProcessInfo.processInfo.systemUptime + Self.settlingTime
    return false
  }

  /// Whether any has to be put on the clock, or to be woken.
  var areWaiting: Bool { !new.isEmpty || !due.isEmpty }

  /// Whether a piece of work that has other sleepers may be busy.
  var areSettling: Bool { ProcessInfo.processInfo.systemUptime < settled }

  /// Those of one task are in their own order, and tasks in the order in which they were made:
  /// which thread was faster says nothing.
  mutating func takeNew() -> [Sleeper] {
    defer { new = [] }
    return new.enumerated().sorted {
      ($0.element.piece ?? 0, $0.offset) < ($1.element.piece ?? 0, $1.offset)
    }.map(\.element)
  }

  mutating func addDue(_ sleeper: Sleeper) { due.append(sleeper) }

  mutating func takeDue() -> Sleeper? {
    due.isEmpty ? nil : due.removeFirst()
  }
}
