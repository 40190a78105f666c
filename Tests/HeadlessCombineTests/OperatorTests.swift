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

  /// A count or a state begins anew with each subscriber.
  @Test func subscribersDoNotShareAState() {
    let publishers = [
      numbers.scan(0, +), numbers.prefix(2), numbers.dropFirst(4), numbers.drop { $0 < 3 },
      numbers.removeDuplicates(), numbers.reduce(0, +), numbers.replaceEmpty(with: 7),
    ]
    let lines = ["1 3 5 8 9 |", "1 2 |", "1 |", "3 1 |", "1 2 3 1 |", "9 |", "1 2 2 3 1 |"]
    for _ in 0..<2 { #expect(publishers.map { Recorder($0).line } == lines) }
    let groups = numbers.collect(3)
    for _ in 0..<2 { #expect(Recorder(groups).line == "[1, 2, 2] [3, 1] |") }
  }

  /// [D] A value is compared with the last that was sent, not with the last that came.
  @Test func duplicatesAreThoseOfTheLastSentValue() {
    let rising = [0, 1, 2, 3, 4].publisher
    #expect(Recorder(rising.removeDuplicates { abs($0 - $1) < 2 }).line == "0 2 4 |")
  }

  /// [D] What is gathered up to a failure is not sent.
  @Test func aFailureIsToldInPlaceOfAResult() {
    let failing = numbers.tryMap { number -> Int in
      guard number < 3 else { throw Trouble.small }
      return number
    }
    #expect(Recorder(failing.collect(2)).line == "[1, 2] !small")
    for publisher in [failing.reduce(0, +), failing.last(), failing.count()] {
      #expect(Recorder(publisher).line == "!small")
    }
    #expect(Recorder(failing.collect()).line == "!small")
    #expect(Recorder(failing.contains(9)).line == "!small")
    #expect(Recorder(failing.contains(2)).line == "true |")
    let empty = Fail<Int, Trouble>(error: .small).replaceEmpty(with: 1)
    #expect(Recorder(empty).line == "!small")
  }

  @Test func nothingIsChosenFromNothing() {
    let none = Empty<Int, Never>()
    for publisher in [none.first(), none.last(), none.prefix(2), none.dropFirst()] {
      #expect(Recorder(publisher).line == "|")
    }
    #expect(Recorder(none.collect()).line == "[] |" && Recorder(none.collect(2)).line == "|")
    #expect(Recorder(none.count()).line == "0 |" && Recorder(none.contains(1)).line == "false |")
    #expect(Recorder(numbers.first { $0 > 9 }).line == "|")
    #expect(Recorder(numbers.dropFirst()).line == "2 2 3 1 |")
    #expect(Recorder(numbers.dropFirst(0)).line == "1 2 2 3 1 |")
    #expect(Recorder(numbers.collect(5)).line == "[1, 2, 2, 3, 1] |")
    #expect(Recorder(Empty<Int, Never>(completeImmediately: false)).line == "")
  }

  @Test func whatThrowsEndsAPublisher() {
    let failing = numbers.tryFilter { number in
      if number == 3 { throw Trouble.great }
      return number == 2
    }
    #expect(Recorder(failing).line == "2 2 !great")
    let mapped = numbers.tryCompactMap { number -> String? in
      if number == 3 { throw Trouble.great }
      return number == 2 ? nil : "v\(number)"
    }
    #expect(Recorder(mapped).line == "v1 !great")
    // An error from above passes as it is.
    #expect(Recorder(Fail<Int, Trouble>(error: .small).tryMap { $0 }).line == "!small")
    #expect(Recorder(numbers.tryMap { $0 }).line == "1 2 2 3 1 |")
  }

  @Test func errorsMayBeCaughtByWhatFailsItself() {
    let failing = Fail<Int, Trouble>(error: .small)
    #expect(Recorder(failing.tryCatch { _ in Just(4) }).line == "4 |")
    #expect(Recorder(failing.tryCatch { _ -> Just<Int> in throw Trouble.great }).line == "!great")
    #expect(Recorder(failing.catch { _ in failing }).line == "!small")
    #expect(Recorder(failing.retry(0)).line == "!small")
    // What does not fail is left alone.
    let fine = Just(1).setFailureType(to: Trouble.self)
    #expect(Recorder(fine.catch { _ in Just(4) }).line == "1 |")
    #expect(Recorder(fine.retry(3)).line == "1 |" && Recorder(fine.assertNoFailure()).line == "1 |")
    #expect(Recorder(fine.mapError { _ in Trouble.great }).line == "1 |")
  }

  @Test func simplePublishersSendWhatTheyHold() {
    #expect(Recorder(Int?.some(3).publisher).line == "3 |")
    #expect(Recorder(Int?.none.publisher).line == "|")
    #expect(Recorder(Result<Int, Trouble>.success(2).publisher).line == "2 |")
    let texts = ["ab"].publisher
    #expect(Recorder(texts.map(\.count, \.isEmpty)).line == "(2, false) |")
    #expect(Recorder(texts.map(\.count, \.isEmpty, \.last)).line == #"(2, false, Optional("b")) |"#)
    var made = 0
    let late = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0 && Recorder(late).line == "1 |" && Recorder(late).line == "2 |")
  }

  @Test func whatIsRecordedIsSentToEachSubscriber() {
    let record = Record<Int, Trouble> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.small))
    }
    for _ in 0..<2 { #expect(Recorder(record).line == "1 2 !small") }
    #expect(Recorder(Record<Int, Never> { $0.receive(1) }).line == "1 |")
    #expect(Recorder(Record<Int, Never>(output: [3], completion: .finished)).line == "3 |")
  }

  @Test func aStreamIsToldWhatIsPrinted() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    #expect(Recorder(Just(1).print("a", to: lines)).line == "1 |")
    #expect(
      lines.text == "a: receive subscription\na: receive value: (1)\na: receive finished\n"
    )
  }

  /// [D] The first result of a promise is the only one.
  @Test(arguments: [true, false])
  func aPromiseIsKeptOnce(succeedsFirst: Bool) {
    let future = Future<Int, Trouble> { promise in
      promise(succeedsFirst ? .success(1) : .failure(.small))
      promise(succeedsFirst ? .failure(.small) : .success(1))
    }
    let line = succeedsFirst ? "1 |" : "!small"
    #expect(Recorder(future).line == line && Recorder(future).line == line)
  }
}
