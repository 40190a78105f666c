import Foundation
import HeadlessCombine
import HeadlessUIKit
import Scene
import Testing

/// Operators that look at the clock.
@MainActor @Suite struct TimingTests {
  private let stage = Stage(device: .iPhone15)
  private let subject = PassthroughSubject<Int, Trouble>()

  /// [D] Each value starts the time anew.
  @Test func aPublisherThatIsSilentTooLongEnds() {
    let main = DispatchQueue.main
    let recorders = [
      Recorder(subject.timeout(.seconds(1), scheduler: main)),
      Recorder(subject.timeout(1, scheduler: main, customError: { .small })),
    ]
    stage.advance(by: 0.8)
    subject.send(1)
    stage.advance(by: 0.8)
    #expect(recorders.map(\.line) == ["1", "1"])
    stage.advance(by: 0.4)
    subject.send(2)
    #expect(recorders.map(\.line) == ["1 |", "1 !small"])
  }

  @Test func aFilmDoesNotWaitForATimeoutThatIsOver() throws {
    var recorder: Recorder?
    let film = try stage.record {
      recorder = Recorder(Just(1).timeout(30, scheduler: RunLoop.main))
    }
    #expect(recorder?.line == "1 |" && film.duration < 1)
  }

  @Test func intervalsAreMeasuredFromTheSubscriptionOn() {
    let recorder = Recorder(subject.measureInterval(using: RunLoop.main).map(\.timeInterval))
    for seconds in [0.5, 1.25] {
      stage.advance(by: seconds)
      subject.send(0)
    }
    #expect(recorder.line == "0.5 1.25")
  }

  @Test func valuesAreCollectedOverTime() {
    let main = DispatchQueue.main
    let timed = Recorder(subject.collect(.byTime(main, .seconds(1))))
    let counted = Recorder(subject.collect(.byTimeOrCount(main, .seconds(1), 2)))
    for value in 1...5 {
      subject.send(value)
      stage.advance(by: 0.35)
    }
    subject.send(completion: .finished)
    #expect(timed.line == "[1, 2, 3] [4, 5] |")
    #expect(counted.line == "[1, 2] [3] [4, 5] |")
  }
}
