import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// Work on the side draws for its stage, and reports to it, without touching it.
@MainActor
@Suite struct OtherThreadsTests {
  // Written by one thread at a time, each after the other's work.
  private final class Notes: @unchecked Sendable {
    var scale: CGFloat = 0
    var backOn: Stage?
    var core: ObjectIdentifier?
    var lines: [String] = []
  }

  @Test func `a picture drawn on the side has the scale of its stage's screen`() async throws {
    let stage = Stage(device: .iPhoneSE)
    let notes = Notes()
    _ = try await stage.recordLive {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          notes.scale = UIGraphicsImageRendererFormat.preferred().scale
          DispatchQueue.main.async {
            MainActor.assumeIsolated { notes.backOn = .current }
            continuation.resume()
          }
        }
      }
    }
    #expect(notes.scale == 2)
    #expect(notes.backOn === stage)
  }

  @Test func `what is wrong on the side is said on the stage that sent it`() async throws {
    let stage = Stage()
    let other = Stage()
    await withCheckedContinuation { continuation in
      // Only a stage that is in use sends work.
      stage.advance(by: 0)
      DispatchQueue.global().async {
        _ = UIImage(named: "nobody has this one")
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(stage.faults.map(\.subject).contains("UIImage"))
    #expect(other.faults.isEmpty)
  }

  @Test func `work on other queues can be waited for`() {
    let stage = Stage()
    let notes = Notes()
    stage.advance(by: 0)
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.05)
      notes.scale = 7
    }
    stage.waitForOtherQueues(atMost: 0.5)
    #expect(notes.scale == 7)
  }

  @Test func `work that does not end is waited for once, and said`() {
    let stage = Stage()
    stage.advance(by: 0)
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { end.wait() }
    #expect(stage.waitForOtherQueues(atMost: 0.05) == .gaveUp)
    #expect(stage.faults.map(\.kind) == [.realTime])
    let queue = DispatchQueue.global().label
    #expect(stage.faults[0].sentence.hasPrefix("work on the queue '\(queue)' had not ended"))
    #expect(stage.waitForOtherQueues(atMost: 5) == .quiet)
    end.signal()
  }

  @Test func `everything that does not end is named`() {
    let stage = Stage()
    stage.driveOtherQueues(atMost: 0.05)
    let end = DispatchSemaphore(value: 0)
    DispatchQueue(label: "images").async { end.wait() }
    OperationQueue().addOperation({ end.wait() }, onStage: ())
    #expect(stage.waitForOtherQueues(atMost: 0.05) == .gaveUp)
    for _ in 0..<2 {
      Task.detached { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    #expect(stage.waitForOtherQueues(atMost: 5) == .gaveUp)
    #expect(
      stage.faults.map { $0.sentence.prefix { $0 != "0" } } == [
        "an operation and work on the queue 'images' had not ended after ",
        "2 tasks had not ended after ",
      ]
    )
    for _ in 0..<2 { end.signal() }
  }

  /// How long a film becomes must not depend on how fast another queue is.
  @Test func `what comes back counts, and not what had to be waited for`() {
    let stage = Stage()
    stage.driveOtherQueues(atMost: 5)
    stage.waitForOtherQueues(atMost: 5)
    DispatchQueue.global().async { Thread.sleep(forTimeInterval: 0.05) }
    #expect(stage.waitForOtherQueues(atMost: 5) == .quiet)
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      DispatchQueue.main.async {}
      end.signal()
    }
    end.wait()
    #expect(stage.waitForOtherQueues(atMost: 5) == .news)
    Task.detached { end.signal() }
    end.wait()
    Thread.sleep(forTimeInterval: 0.05)
    #expect(stage.waitForOtherQueues(atMost: 5) == .news)
    // The main queue does not go on before this test ends.
    OperationQueue.main.addOperation(BlockOperation {}, onStage: ())
    #expect(stage.waitForOtherQueues(atMost: 0.2) == .gaveUp)
    #expect(stage.faults.last?.sentence.hasPrefix("an operation of the main queue had not") == true)
    #expect(stage.waitForOtherQueues(atMost: 5) == .quiet)
  }

  @Test func `the clock stands still while other queues are waited for`() {
    let stage = Stage()
    let notes = Notes()
    stage.schedule(at: 1) { notes.lines.append("due") }
    stage.advance(by: 0)
    DispatchQueue.global().async { Thread.sleep(forTimeInterval: 0.05) }
    stage.waitForOtherQueues(atMost: 5)
    #expect(stage.now == 0 && notes.lines.isEmpty)
  }

  @Test func `delays on other queues follow the clock of a stage that drives them`() throws {
    let stage = Stage()
    let notes = Notes()
    stage.driveOtherQueues(atMost: 5)
    let ofItem: @Sendable () -> Void = { notes.lines.append("item") }
    let film = try stage.record(for: 2) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        Thread.sleep(forTimeInterval: 0.05)
        notes.lines.append("closure")
      }
      let item = DispatchWorkItem(block: ofItem)
      DispatchQueue.global().schedule(item, deadline: .now() + 1.5)
      for time in [0.9, 1.1, 1.6] {
        stage.schedule(at: time) { notes.lines.append("\(time)") }
      }
    }
    #expect(notes.lines == ["0.9", "closure", "1.1", "item", "1.6"])
    #expect(film.faults.isEmpty)
  }

  @Test func `what comes later on another queue holds no film open`() throws {
    let stage = Stage()
    stage.driveOtherQueues(atMost: 5)
    let film = try stage.record {
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {}
      DispatchQueue.global().async {}
    }
    #expect(film.duration == 0 && film.faults.isEmpty)
  }

  @Test func `a stage that drives other queues waits for tasks`() throws {
    let stage = Stage()
    let notes = Notes()
    stage.driveOtherQueues(atMost: 5)
    let film = try stage.record {
      Task.detached { notes.lines.append("task") }
    }
    stage.waitForOtherQueues(atMost: 5)
    #expect(notes.lines == ["task"] && film.faults.isEmpty)
  }

  @Test func `work of a group is waited for, and on the main queue part of the turn`() throws {
    let stage = Stage()
    let notes = Notes()
    stage.advance(by: 0)
    DispatchQueue.global().async(group: DispatchGroup()) {
      Thread.sleep(forTimeInterval: 0.05)
      notes.lines.append("work")
    }
    stage.waitForOtherQueues(atMost: 5)
    #expect(notes.lines == ["work"])
    let group = DispatchGroup()
    try stage.record {
      DispatchQueue.main.async(group: group) { notes.lines.append("block") }
      group.notify(queue: .main) { notes.lines.append("notified") }
    }
    #expect(notes.lines == ["work", "block", "notified"])
  }

  @Test func `notifications of a group that other queues leave are waited for`() throws {
    let stage = Stage()
    let notes = Notes()
    stage.driveOtherQueues(atMost: 5)
    let film = try stage.record {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.05) }
      group.notify(queue: .main) { notes.lines.append("here") }
    }
    #expect(film.faults.isEmpty)
    #expect(stage.waitForOtherQueues(atMost: 5) == .news)
    #expect(notes.lines == ["here"])
  }

  @Test func `notifications of a group of code on other queues are waited for`() {
    let stage = Stage()
    let notes = Notes()
    stage.driveOtherQueues(atMost: 5)
    DispatchQueue.global().async {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.05) }
      group.notify(queue: .main) { notes.lines.append("there") }
    }
    #expect(stage.waitForOtherQueues(atMost: 5) == .news)
    #expect(notes.lines == ["there"])
  }

  @Test func `a group that nobody leaves is reported`() throws {
    let stage = Stage()
    stage.driveOtherQueues(atMost: 5)
    let group = DispatchGroup()
    group.enter()
    let film = try stage.record { group.notify(queue: .main) {} }
    #expect(film.faults.map(\.subject) == ["DispatchGroup"])
    group.leave()
  }

  @Test func `operations are waited for unless their queue is suspended`() {
    let stage = Stage()
    let notes = Notes()
    stage.advance(by: 0)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let work: @Sendable () -> Void = {
      Thread.sleep(forTimeInterval: 0.05)
      notes.lines.append("operation")
    }
    queue.addOperation(BlockOperation(block: work), onStage: ())
    queue.addOperation({ notes.lines.append("block") }, onStage: ())
    stage.waitForOtherQueues(atMost: 5)
    #expect(notes.lines == ["operation", "block"])
    queue.isSuspended = true
    queue.addOperation(BlockOperation(block: work), onStage: ())
    #expect(stage.waitForOtherQueues(atMost: 5) == .quiet)
    queue.isSuspended = false
  }

  @Test func `an operation of the main queue is part of the turn`() throws {
    let stage = Stage()
    let notes = Notes()
    try stage.record {
      OperationQueue.main.addOperation({ notes.lines.append("block") }, onStage: ())
      #expect(notes.lines.isEmpty)
    }
    #expect(notes.lines == ["block"])
  }

  @Test func `work that no stage sent disturbs none`() async {
    let stage = Stage()
    let notes = Notes()
    let thread = Thread {
      notes.core = ObjectIdentifier(StageCore.ambient)
      _ = UIImage(named: "nobody has this one")
    }
    thread.start()
    while !thread.isFinished { await Task.yield() }
    #expect(stage.faults.isEmpty)
    #expect(StageCore.ambient === stage.core)
    #expect(notes.core != ObjectIdentifier(stage.core))
  }
}
