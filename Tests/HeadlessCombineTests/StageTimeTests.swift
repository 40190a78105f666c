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
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
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
}
