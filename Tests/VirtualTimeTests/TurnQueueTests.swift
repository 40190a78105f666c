import Testing
import Timeline

@testable import VirtualTime

@Suite struct TurnQueueTests {
  private final class Log {
    var lines: [String] = []
    func line(_ text: String) -> () -> Void { { self.lines.append(text) } }
  }

  private let log = Log()

  @Test func `what is due runs by time, then in the order of asking, then the main queue`() {
    var queue = TurnQueue()
    queue.later(log.line("main"))
    queue.at(Instant(seconds: 2), log.line("second"))
    queue.at(Instant(seconds: 1), log.line("first"))
    queue.at(Instant(seconds: 2), log.line("third"))
    queue.at(Instant(seconds: 3), log.line("too late"))
    for work in queue.takeDue(Instant(seconds: 2)) { work() }
    #expect(log.lines == ["first", "second", "third", "main"])
    #expect(queue.nextDue == Instant(seconds: 3))
    #expect(queue.isIdle)
  }

  @Test func `what is taken back never runs`() {
    var queue = TurnQueue()
    let number = queue.at(Instant(seconds: 1), log.line("taken back"))
    queue.at(Instant(seconds: 1), log.line("kept"))
    queue.cancel(number)
    for work in queue.takeDue(Instant(seconds: 1)) { work() }
    #expect(log.lines == ["kept"])
  }

  @Test func `what repeats for ever keeps nobody waiting`() {
    var queue = TurnQueue()
    queue.at(Instant(seconds: 1), holds: false, log.line("tick"))
    #expect(queue.isSettled)
    #expect(queue.nextDue == Instant(seconds: 1) && queue.nextHeld == nil)
    queue.at(Instant(seconds: 2), log.line("end"))
    #expect(!queue.isSettled)
    #expect(queue.nextHeld == Instant(seconds: 2))
  }

  @Test func `work for the end of a turn is taken once, and keeps the turn from being idle`() {
    var queue = TurnQueue()
    queue.afterCommit(log.line("first"))
    queue.afterCommit(log.line("second"))
    #expect(!queue.isIdle && !queue.isSettled)
    for work in queue.takeAfterCommit() { work() }
    #expect(log.lines == ["first", "second"])
    #expect(queue.isIdle)
    #expect(queue.takeAfterCommit().isEmpty)
    queue.beforeLayout(log.line("before"))
    #expect(queue.takeBeforeLayout().count == 1)
    #expect(queue.takeBeforeLayout().isEmpty)
    queue.later(log.line("main"))
    #expect(queue.takeDue(.zero).count == 1)
    #expect(queue.takeDue(.zero).isEmpty)
  }

  @Test func `only requests for a later time are activity`() {
    var queue = TurnQueue()
    queue.beforeLayout(log.line("before"))
    queue.afterLayout(log.line("layout"))
    queue.afterCommit(log.line("commit"))
    #expect(queue.activity == 0)
    queue.later(log.line("later"))
    let number = queue.at(Instant(seconds: 1), log.line("timed"))
    #expect(queue.activity == 2)
    queue.cancel(number)
    #expect(queue.activity == 2 && queue.nextDue == nil)
  }

  @Test func `work that waits for layout does not end a turn's idleness`() {
    var queue = TurnQueue()
    queue.afterLayout(log.line("layout"))
    #expect(queue.isIdle)
    queue.beforeLayout(log.line("before"))
    #expect(!queue.isIdle)
    for work in queue.takeBeforeLayout() + queue.takeAfterLayout() { work() }
    #expect(log.lines == ["before", "layout"])
    #expect(queue.takeAfterLayout().isEmpty)
  }

  @Test func `an equal time keeps the order of asking, wherever it is put in`() {
    var queue = TurnQueue()
    for (seconds, name) in [(3.0, "c"), (1, "a"), (3, "d"), (2, "b"), (1, "A"), (2, "B")] {
      queue.at(Instant(seconds: seconds), log.line(name))
    }
    #expect(queue.nextDue == Instant(seconds: 1))
    for work in queue.takeDue(Instant(seconds: 1)) { work() }
    #expect(queue.nextDue == Instant(seconds: 2))
    for work in queue.takeDue(Instant(seconds: 3)) { work() }
    #expect(log.lines == ["a", "A", "b", "B", "c", "d"] && queue.nextDue == nil)
  }

  @Test func `numbers for taking work back are never given twice`() {
    var queue = TurnQueue()
    let first = queue.at(Instant(seconds: 1), log.line("first"))
    queue.cancel(first)
    let second = queue.at(Instant(seconds: 1), log.line("second"))
    queue.cancel(first)
    #expect(first != second && queue.nextDue == Instant(seconds: 1))
  }
}
