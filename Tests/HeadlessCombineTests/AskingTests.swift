import HeadlessCombine
import Testing

/// What is asked of all values of a publisher, and which of them are meant.
@MainActor @Suite struct AskingTests {
  private let numbers = [3, 1, 2].publisher

  @Test func aQuestionIsAnsweredOnce() {
    #expect(Recorder(numbers.contains { $0 > 2 }).line == "true |")
    #expect(Recorder(numbers.contains { $0 > 3 }).line == "false |")
    #expect(Recorder(numbers.allSatisfy { $0 > 0 }).line == "true |")
    #expect(Recorder(numbers.allSatisfy { $0 > 1 }).line == "false |")
  }

  @Test func theLeastAndTheGreatestAreFound() {
    #expect(Recorder(numbers.min()).line == "1 |")
    #expect(Recorder(numbers.max()).line == "3 |")
    #expect(Recorder(numbers.max { $0 > $1 }).line == "1 |")
    #expect(Recorder(Empty<Int, Never>().max()).line == "|")
  }

  @Test func valuesAreChosenByTheirPlace() {
    #expect(Recorder(numbers.output(at: 1)).line == "1 |")
    #expect(Recorder(numbers.output(at: 7)).line == "|")
    #expect(Recorder(numbers.output(in: 1...)).line == "1 2 |")
    #expect(Recorder(numbers.output(in: ..<2)).line == "3 1 |")
    #expect(Recorder(numbers.last { $0 != 2 }).line == "1 |")
  }

  @Test func valuesAreDroppedUntilAnotherPublisherSends() {
    let (subject, start) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let recorder = Recorder(subject.drop(untilOutputFrom: start))
    subject.send(1)
    start.send()
    start.send(completion: .finished)
    subject.send(2)
    #expect(recorder.line == "2")
    #expect(Recorder(subject.drop(untilOutputFrom: start)).line == "|")
  }
}
