import HeadlessCombine
import Testing

/// Operators whose closures may throw.
@MainActor @Suite struct ThrowingTests {
  private let numbers = [1, 2, 2, 3, 1].publisher

  /// The closure's number, unless it is 3.
  private func checked(_ number: Int) throws -> Int {
    guard number != 3 else { throw Trouble.small }
    return number
  }

  @Test func theyDoWhatTheOthersDo() {
    #expect(Recorder(numbers.tryScan(0) { $0 + $1 }).line == "1 3 5 8 9 |")
    #expect(Recorder(numbers.tryReduce(0) { $0 + $1 }).line == "9 |")
    #expect(Recorder(Empty<Int, Never>().tryReduce(7) { $0 + $1 }).line == "7 |")
    #expect(Recorder(numbers.tryRemoveDuplicates { $0 == $1 }).line == "1 2 3 1 |")
    #expect(Recorder(numbers.tryPrefix { $0 < 3 }).line == "1 2 2 |")
    #expect(Recorder(numbers.tryDrop { $0 < 3 }).line == "3 1 |")
    #expect(Recorder(numbers.tryFirst { $0 > 1 }).line == "2 |")
    #expect(Recorder(numbers.tryLast { $0 < 3 }).line == "1 |")
    #expect(Recorder(numbers.tryContains { $0 == 3 }).line == "true |")
    #expect(Recorder(numbers.tryAllSatisfy { $0 < 3 }).line == "false |")
    #expect(Recorder(numbers.tryMin { $0 < $1 }).line == "1 |")
    #expect(Recorder(numbers.tryMax { $0 < $1 }).line == "3 |")
  }

  @Test func anErrorOfTheirClosuresEndsThem() {
    #expect(Recorder(numbers.tryScan(0) { try $0 + checked($1) }).line == "1 3 5 !small")
    #expect(Recorder(numbers.tryReduce(0) { try $0 + checked($1) }).line == "!small")
    #expect(Recorder(numbers.tryRemoveDuplicates { try $0 == checked($1) }).line == "1 2 !small")
    #expect(Recorder(numbers.tryPrefix { try checked($0) < 3 }).line == "1 2 2 !small")
    #expect(Recorder(numbers.tryDrop { try checked($0) < 3 }).line == "!small")
    #expect(Recorder(numbers.tryFirst { try checked($0) > 7 }).line == "!small")
    #expect(Recorder(numbers.tryLast { try checked($0) < 3 }).line == "!small")
    #expect(Recorder(numbers.tryContains { try checked($0) == 7 }).line == "!small")
    #expect(Recorder(numbers.tryAllSatisfy { try checked($0) < 7 }).line == "!small")
    #expect(Recorder(numbers.tryMin { try checked($0) < $1 }).line == "!small")
    #expect(Recorder(numbers.tryMax { try $0 < checked($1) }).line == "!small")
  }

  /// [D] What needs no further value does not look at one.
  @Test func theyEndWithTheValueThatDecides() {
    #expect(Recorder(numbers.tryFirst { try checked($0) == 2 }).line == "2 |")
    #expect(Recorder(numbers.tryContains { try checked($0) == 2 }).line == "true |")
    #expect(Recorder(numbers.tryAllSatisfy { try checked($0) < 2 }).line == "false |")
  }
}
