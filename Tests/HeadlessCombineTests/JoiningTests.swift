import HeadlessCombine
import Testing

/// Publishers of publishers, and several that send side by side.
@MainActor @Suite struct JoiningTests {
  private typealias Numbers = PassthroughSubject<Int, Trouble>

  /// The inner publishers that are subscribed at the same time, each of which sends what it is told.
  private final class Inner {
    let subjects = (0..<3).map { _ in Numbers() }
    private(set) var begun: [Int] = []

    func publisher(_ index: Int) -> AnyPublisher<Int, Trouble> {
      Deferred { [self] in
        begun.append(index)
        return subjects[index].eraseToAnyPublisher()
      }.eraseToAnyPublisher()
    }
  }

  @Test func flatMapWaitsForAPlace() {
    let (inner, outer) = (Inner(), Numbers())
    let recorder = Recorder(outer.flatMap(maxPublishers: .max(2)) { inner.publisher($0) })
    for index in 0..<3 { outer.send(index) }
    #expect(inner.begun == [0, 1])
    inner.subjects[0].send(1)
    inner.subjects[1].send(2)
    inner.subjects[0].send(completion: .finished)
    #expect(inner.begun == [0, 1, 2])
    inner.subjects[2].send(3)
    #expect(recorder.line == "1 2 3")
    outer.send(completion: .finished)
    inner.subjects[1].send(completion: .finished)
    #expect(recorder.line == "1 2 3")
    inner.subjects[2].send(completion: .finished)
    #expect(recorder.line == "1 2 3 |")
  }

  @Test func aFailureOfOneEndsAll() {
    for fails in [0, 1] {
      let (inner, outer) = (Inner(), Numbers())
      let recorder = Recorder(outer.flatMap { inner.publisher($0) })
      outer.send(0)
      outer.send(1)
      inner.subjects[fails].send(completion: .failure(.small))
      inner.subjects[1 - fails].send(7)
      #expect(recorder.line == "!small")
    }
    let (inner, outer) = (Inner(), Numbers())
    let recorder = Recorder(outer.flatMap { inner.publisher($0) })
    outer.send(0)
    outer.send(completion: .failure(.great))
    inner.subjects[0].send(7)
    #expect(recorder.line == "!great")
  }

  @Test func aStoppedFlatMapStartsNothingMore() {
    let (inner, outer) = (Inner(), Numbers())
    let recorder = Recorder(outer.flatMap(maxPublishers: .max(1)) { inner.publisher($0) })
    outer.send(0)
    outer.send(1)
    recorder.stop()
    inner.subjects[0].send(4)
    inner.subjects[0].send(completion: .finished)
    outer.send(2)
    #expect(recorder.line == "" && inner.begun == [0])
  }

  @Test func theNewestPublisherFailsForAll() {
    let (inner, outer) = (Inner(), Numbers())
    let recorder = Recorder(outer.map { inner.publisher($0) }.switchToLatest())
    outer.send(0)
    outer.send(1)
    // The one before is not listened to any more.
    inner.subjects[0].send(completion: .failure(.small))
    inner.subjects[1].send(2)
    outer.send(completion: .finished)
    #expect(recorder.line == "2")
    inner.subjects[1].send(completion: .failure(.great))
    #expect(recorder.line == "2 !great")
  }

  @Test func mergedPublishersEndTogether() {
    let (left, right) = (Numbers(), Numbers())
    let recorders = [
      Recorder(left.merge(with: right)), Recorder(Publishers.Merge(left, right)),
      Recorder(Publishers.MergeMany([left, right])),
    ]
    left.send(1)
    right.send(2)
    left.send(completion: .finished)
    right.send(3)
    #expect(recorders.map(\.line) == ["1 2 3", "1 2 3", "1 2 3"])
    right.send(completion: .finished)
    #expect(recorders.map(\.line) == ["1 2 3 |", "1 2 3 |", "1 2 3 |"])
  }

  @Test func aFailureOfEitherSideEndsThePair() {
    for fails in [0, 1] {
      let sides = [Numbers(), Numbers()]
      let recorders = [
        Recorder(sides[0].zip(sides[1])), Recorder(sides[0].combineLatest(sides[1])),
        Recorder(sides[0].merge(with: sides[1])), Recorder(sides[0].append(sides[1])),
      ]
      sides[fails].send(completion: .failure(.small))
      sides[1 - fails].send(1)
      // What is appended is not listened to before its turn.
      let appended = fails == 0 ? "!small" : "1"
      #expect(recorders.map(\.line) == ["!small", "!small", "!small", appended])
    }
  }

  @Test func threeAndFourAreJoinedAsTwo() {
    let (a, b, c) = (Numbers(), Numbers(), Numbers())
    let recorders = [
      Recorder(a.combineLatest(b, c).map { "\($0)\($1)\($2)" }),
      Recorder(Publishers.CombineLatest3(a, b, c).map { "\($0)\($1)\($2)" }),
      Recorder(a.combineLatest(b, c, a).map { "\($0)\($1)\($2)\($3)" }.first()),
      Recorder(a.zip(b, c).map { "\($0)\($1)\($2)" }),
      Recorder(Publishers.Zip(a, b).map { "\($0)\($1)" }),
      Recorder(Publishers.CombineLatest(a, b).map { "\($0)\($1)" }),
      Recorder(a.merge(with: b, c)),
    ]
    for (subject, value) in [(a, 1), (b, 2), (c, 3), (b, 4), (a, 5)] { subject.send(value) }
    let latest = "123 143 543"
    #expect(
      recorders.map(\.line)
        == [latest, latest, "1231 |", "123", "12 54", "12 14 54", "1 2 3 4 5"]
    )
  }

  @Test func onePublisherFollowsTheOther() {
    let (first, second) = (Numbers(), Numbers())
    let recorder = Recorder(first.append(second))
    let reversed = Recorder(first.prepend(second))
    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    second.send(3)
    second.send(completion: .finished)
    #expect(recorder.line == "1 3 |" && reversed.line == "2 3 |")
  }

  @Test func aPrefixEndsWithTheFirstValueOfAnother() {
    let (values, stop) = (Numbers(), PassthroughSubject<String, Never>())
    let recorder = Recorder(values.prefix(untilOutputFrom: stop))
    values.send(1)
    stop.send("x")
    values.send(2)
    #expect(recorder.line == "1 |")
    // [D] The other's end without a value stops nothing.
    let endless = Recorder(values.prefix(untilOutputFrom: Empty<Int, Never>()))
    values.send(3)
    values.send(completion: .failure(.small))
    #expect(endless.line == "3 !small" && recorder.line == "1 |")
  }
}
