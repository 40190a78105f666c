import HeadlessCombine
import Testing

/// Each operator on publishers that send at once.
@MainActor @Suite struct OperatorTests {
  private let numbers = [1, 2, 2, 3, 1].publisher

  @Test func valuesAreChanged() {
    #expect(Recorder(numbers.map { $0 * 2 }).line == "2 4 4 6 2 |")
    #expect(Recorder(["ab", "c"].publisher.map(\.count)).line == "2 1 |")
    #expect(Recorder(numbers.compactMap { $0 > 1 ? "v\($0)" : nil }).line == "v2 v2 v3 |")
    #expect(Recorder(numbers.scan(0, +)).line == "1 3 5 8 9 |")
    #expect(Recorder(numbers.reduce(0, +)).line == "9 |")
    #expect(Recorder(numbers.collect()).line == "[1, 2, 2, 3, 1] |")
    #expect(Recorder(numbers.collect(2)).line == "[1, 2] [2, 3] [1] |")
    #expect(Recorder([1, nil].publisher.replaceNil(with: 7)).line == "1 7 |")
  }

  @Test func valuesAreChosen() {
    #expect(Recorder(numbers.filter { $0 != 2 }).line == "1 3 1 |")
    #expect(Recorder(numbers.removeDuplicates()).line == "1 2 3 1 |")
    #expect(Recorder(numbers.first()).line == "1 |")
    #expect(Recorder(numbers.first { $0 > 1 }).line == "2 |")
    #expect(Recorder(numbers.last()).line == "1 |")
    #expect(Recorder(numbers.prefix(3)).line == "1 2 2 |")
    #expect(Recorder(numbers.prefix(0)).line == "|")
    #expect(Recorder(numbers.prefix { $0 < 3 }).line == "1 2 2 |")
    #expect(Recorder(numbers.dropFirst(3)).line == "3 1 |")
    #expect(Recorder(numbers.drop { $0 < 3 }).line == "3 1 |")
    #expect(Recorder(numbers.count()).line == "5 |")
    #expect(Recorder(numbers.contains(3)).line == "true |")
    #expect(Recorder(numbers.contains(9)).line == "false |")
    #expect(Recorder(numbers.ignoreOutput()).line == "|")
    #expect(Recorder(Empty<Int, Never>().replaceEmpty(with: 4)).line == "4 |")
    #expect(Recorder(numbers.replaceEmpty(with: 4)).line == "1 2 2 3 1 |")
  }

  @Test func publishersAreJoined() {
    #expect(Recorder(numbers.append(8, 9)).line == "1 2 2 3 1 8 9 |")
    #expect(Recorder(numbers.prepend(8, 9)).line == "8 9 1 2 2 3 1 |")
    #expect(Recorder(Just(1).merge(with: Just(2), Just(3))).line == "1 2 3 |")
    #expect(Recorder(numbers.zip(["a", "b"].publisher)).line == "(1, \"a\") (2, \"b\") |")
    #expect(Recorder([1, 2].publisher.combineLatest(Just(5))).line == "(2, 5) |")
    #expect(Recorder(Publishers.MergeMany(Just(1), Just(2))).line == "1 2 |")
    #expect(Recorder([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }).line == "1 10 2 20 |")
  }

  @Test func errorsEndAPublisherUntilTheyAreCaught() {
    let broken = numbers.tryMap { number -> Int in
      guard number < 3 else { throw Trouble.small }
      return number
    }
    #expect(Recorder(broken).line == "1 2 2 !small")
    #expect(Recorder(broken.replaceError(with: 0)).line == "1 2 2 0 |")
    #expect(Recorder(broken.catch { _ in Just(9) }).line == "1 2 2 9 |")
    #expect(Recorder(broken.mapError { _ in Trouble.great }).line == "1 2 2 !great")
    #expect(Recorder(broken.retry(1)).line == "1 2 2 1 2 2 !small")
    #expect(Recorder(Fail<Int, Trouble>(error: .small)).line == "!small")
    #expect(Recorder(Result<Int, Trouble>.failure(.great).publisher).line == "!great")
    #expect(Recorder(Just(1).setFailureType(to: Trouble.self)).line == "1 |")
  }

  @Test func eventsAreSeenInPassing() {
    var seen: [String] = []
    let publisher = Just(1).handleEvents(
      receiveSubscription: { _ in seen.append("subscription") },
      receiveOutput: { seen.append("value \($0)") },
      receiveCompletion: { _ in seen.append("end") },
      receiveCancel: { seen.append("cancel") }
    )
    #expect(Recorder(publisher).line == "1 |")
    #expect(seen == ["subscription", "value 1", "end"])
    let open = PassthroughSubject<Int, Never>()
    let recorder = Recorder(open.handleEvents(receiveCancel: { seen.append("cancel") }))
    recorder.stop()
    #expect(seen.last == "cancel")
  }
}
