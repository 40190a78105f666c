import Foundation
import HeadlessCombine
import HeadlessUIKit
import QuartzCore
import Testing

/// What waits follows the stage's clock.
@MainActor @Suite struct StageTimeTests {
  private let stage = Stage(device: .iPhone15)

  @Test func aValueThatIsReceivedOnTheMainQueueComesInALaterTurn() {
    let recorder = Recorder(Just(1).receive(on: DispatchQueue.main))
    #expect(recorder.line == "")
    stage.advance(by: 0.01)
    #expect(recorder.line == "1 |")
  }

  @Test func aDelayedValueIsLate() {
    let recorder = Recorder(Just(1).delay(for: .milliseconds(500), scheduler: RunLoop.main))
    stage.advance(by: 0.49)
    #expect(recorder.line == "")
    stage.advance(by: 0.02)
    #expect(recorder.line == "1 |")
  }

  @Test func onlyTheLastOfAHurryIsSent() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.debounce(for: 0.3, scheduler: DispatchQueue.main))
    subject.send(1)
    stage.advance(by: 0.2)
    subject.send(2)
    stage.advance(by: 0.2)
    #expect(recorder.line == "")
    stage.advance(by: 0.2)
    #expect(recorder.line == "2")
    subject.send(3)
    subject.send(completion: .finished)
    #expect(recorder.line == "2 3 |")
  }

  @Test(arguments: [(true, "1 4 5"), (false, "1 2 5")])
  func aThrottledPublisherSendsOneValueInEachInterval(latest: Bool, line: String) {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest)
    )
    for value in 1...4 {
      subject.send(value)
      stage.advance(by: 0.1)
    }
    stage.advance(by: 3)
    subject.send(5)
    #expect(recorder.line == line)
  }

  @Test func aTimerTicksWhileItIsConnected() {
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
      Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let start = CACurrentMediaTime()
    let recorder = Recorder(
      timer.map { Int((1000 * ($0.timeIntervalSinceReferenceDate - start)).rounded()) }
    )
    stage.advance(by: 1.6)
    recorder.stop()
    stage.advance(by: 2)
    #expect(recorder.line == "500 1000 1500")
  }

  @Test func notificationsArePublished() {
    let name = Notification.Name("StageTimeTests")
    let center = NotificationCenter()
    let recorder = Recorder(center.publisher(for: name).map(\.name.rawValue))
    center.post(name: name, object: nil)
    recorder.stop()
    center.post(name: name, object: nil)
    #expect(recorder.line == "StageTimeTests")
  }

  @Test func lengthsOfTimeAreInSeconds() {
    typealias Stride = RunLoop.SchedulerTimeType.Stride
    #expect(Stride.seconds(2) == 2 && Stride.seconds(0.25) == 0.25)
    #expect(Stride.milliseconds(1500) == 1.5 && Stride.microseconds(250_000) == 0.25)
    #expect(Stride.nanoseconds(500_000_000) == 0.5 && Stride(2).timeInterval == 2)
  }

  /// [D] Those of queues are whole nanoseconds.
  @Test func lengthsOfTimeOfQueuesAreInNanoseconds() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    let half = Stride.seconds(0.5)
    #expect(half.magnitude == 500_000_000 && half == 0.5 && Stride.seconds(2) == 2)
    #expect(half == .milliseconds(500) && half == .microseconds(500_000))
    #expect(half == Stride(.milliseconds(500)) && half + half == 1 && half < 1)
  }

  @Test func anImmediateSchedulerDoesNotWait() {
    let scheduler = ImmediateScheduler.shared
    #expect(Recorder([1, 2].publisher.receive(on: scheduler)).line == "1 2 |")
    #expect(Recorder(Just(1).delay(for: 5, scheduler: scheduler)).line == "1 |")
  }

  @Test func thePublisherOfLaterTurnsCanBeMadeByName() {
    let upstream = [1, 2].publisher
    let later = Publishers.ReceiveOn(
      upstream: upstream.map { 3 * $0 },
      scheduler: OperationQueue.main,
      options: nil
    )
    let recorder = Recorder(later)
    #expect(recorder.line == "")
    stage.advance(by: 0.01)
    #expect(recorder.line == "3 6 |")
  }

  /// The main queue, its run loop and its operations are one place, which keeps the order.
  @Test func laterTurnsKeepTheOrder() {
    let recorders = [
      Recorder([1, 2].publisher.receive(on: RunLoop.main)),
      Recorder([1, 2].publisher.receive(on: OperationQueue.main)),
      Recorder([1, 2].publisher.receive(on: DispatchQueue.main)),
    ]
    #expect(recorders.map(\.line) == ["", "", ""])
    stage.advance(by: 0.01)
    #expect(recorders.map(\.line) == ["1 2 |", "1 2 |", "1 2 |"])
  }

  @Test func aDelayedFailureIsLateToo() {
    let recorder = Recorder(
      Fail<Int, Trouble>(error: .small).delay(for: 0.5, scheduler: DispatchQueue.main)
    )
    stage.advance(by: 0.4)
    #expect(recorder.line == "")
    stage.advance(by: 0.2)
    #expect(recorder.line == "!small")
  }

  @Test func notificationsAreThoseOfTheirObject() {
    let (name, center) = (Notification.Name("StageTimeTests"), NotificationCenter())
    let (meant, other) = (NSObject(), NSObject())
    let recorder = Recorder(center.publisher(for: name, object: meant).map { _ in "meant" })
    center.post(name: name, object: other)
    center.post(name: Notification.Name("Other"), object: meant)
    #expect(recorder.line == "")
    center.post(name: name, object: meant)
    #expect(recorder.line == "meant")
    recorder.stop()
  }

  @Test func codersTurnValuesIntoDataAndBack() {
    let data = Just([1, 2]).encode(encoder: JSONEncoder())
    #expect(Recorder(data.map { String(decoding: $0, as: UTF8.self) }).line == "[1,2] |")
    #expect(Recorder(data.decode(type: [Int].self, decoder: JSONDecoder())).line == "[1, 2] |")
    let wrong = data.decode(type: [String].self, decoder: JSONDecoder()).map { _ in 0 }
    #expect(Recorder(wrong.replaceError(with: 7)).line == "7 |")
  }
}
