import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// What sleeps off the main queue follows the clock of a stage that drives other queues.
@MainActor
@Suite struct VirtualSleepTests {
  private let stage = Stage()
  private let notes = Notes()

  // Written by one thread at a time, each after the other's work.
  private final class Notes: @unchecked Sendable {
    var lines: [String] = []
    var timer: (any DispatchSourceTimer)?
  }

  init() {
    stage.driveOtherQueues(atMost: 5)
  }

  private func note(at times: [TimeInterval]) {
    for time in times { stage.schedule(at: time) { [notes] in notes.lines.append("\(time)") } }
  }

  @Test func `tasks sleep in virtual time, in all spellings`() throws {
    let film = try stage.record(for: 5) { [notes] in
      Task.detached {
        try await Task.sleep(for: .seconds(1))
        notes.lines.append("for")
        try await Task.sleep(nanoseconds: 500_000_000)
        notes.lines.append("nanoseconds")
        try await Task.sleep(until: .now + .seconds(0.5), clock: .continuous)
        notes.lines.append("until")
        try await Task.sleep(for: .seconds(0.5), tolerance: .seconds(1), clock: .suspending)
        notes.lines.append("suspending")
        try await ContinuousClock().sleep(for: .seconds(0.5))
        notes.lines.append("clock")
      }
      note(at: [0.9, 1.1, 1.6, 2.1, 2.6, 3.1])
    }
    #expect(
      notes.lines == [
        "0.9", "for", "1.1", "nanoseconds", "1.6", "until", "2.1", "suspending", "2.6", "clock",
        "3.1",
      ]
    )
    #expect(film.faults.isEmpty)
  }

  /// Which thread is faster differs from run to run.
  @Test func `tasks that wake together go on one after the other, in the order of their making`()
    throws
  {
    try stage.record { [notes] in
      for number in 1...8 {
        Task.detached {
          Self.beLate(number)
          try await Task.sleep(for: .seconds(1))
          notes.lines.append("\(number)")
        }
      }
    }
    #expect(notes.lines == (1...8).map(String.init))
  }

  private nonisolated static func beLate(_ number: Int) {
    if number % 2 == 1 { Thread.sleep(forTimeInterval: 0.01) }
  }

  @Test func `a task that is cancelled sleeps no longer, and holds no film open`() throws {
    let film = try stage.record { [notes] in
      let task = Task.detached {
        do {
          try await Task.sleep(for: .seconds(3))
        } catch {
          notes.lines.append("\(type(of: error))")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
      note(at: [0.9, 1.1])
    }
    #expect(notes.lines == ["0.9", "CancellationError", "1.1"])
    #expect(film.duration == 1.1)
  }

  @Test func `a task holds a film open by its sleeps, but not for ever`() throws {
    let short = try stage.record { Task.detached { try await Task.sleep(for: .seconds(2)) } }
    #expect(short.duration == 2)
    let film = try stage.record {
      Task.detached { while true { try await Task.sleep(for: .seconds(1)) } }
    }
    #expect(film.duration == 5)
    #expect(film.faults.isEmpty)
  }

  @Test func `a task that sleeps is not waited for`() throws {
    try stage.record(for: 0.1) { Task.detached { try await Task.sleep(for: .seconds(60)) } }
    let start = ProcessInfo.processInfo.systemUptime
    stage.waitForOtherQueues(atMost: 5)
    #expect(ProcessInfo.processInfo.systemUptime - start < 4)
  }

  @Test func `a task that hardly sleeps lets the clock go on`() throws {
    stage.driveOtherQueues(atMost: 0.1)
    let film = try stage.record {
      let task = Task.detached {
        while !Task.isCancelled { try? await Task.sleep(for: .zero) }
      }
      stage.schedule(at: 1) { task.cancel() }
    }
    #expect(film.duration == 1)
  }

  @Test func `a detached task with a priority sleeps in virtual time`() throws {
    try stage.record(for: 2) { [notes] in
      Task.detached(priority: .high) {
        try await Task.sleep(for: .seconds(1))
        notes.lines.append("slept")
      }
      note(at: [0.9, 1.1])
    }
    #expect(notes.lines == ["0.9", "slept", "1.1"])
  }

  /// Tasks with names are the standard library's own.
  @Test func `what a task has begun may outlive it`() throws {
    let end = DispatchSemaphore(value: 0)
    let film = try stage.record(for: 20) { [notes] in
      Task.detached {
        await withCheckedContinuation { continuation in
          _ = Task(name: "inner", priority: nil) {
            continuation.resume()
            try await Task.sleep(for: .seconds(1))
            notes.lines.append("inner")
            end.signal()
          }
        }
      }
    }
    let start = ProcessInfo.processInfo.systemUptime
    stage.waitForOtherQueues(atMost: 5)
    #expect(ProcessInfo.processInfo.systemUptime - start < 4)
    // Nobody waits for what it does when it wakes.
    #expect(end.wait(timeout: .now() + 4) == .success)
    #expect(notes.lines == ["inner"] && film.faults.isEmpty)
  }

  /// An animation that ends later, for instance.
  @Test func `a task may wait for the clock by other means`() throws {
    stage.driveOtherQueues(atMost: 0.1)
    let film = try stage.record { [notes] in
      Task.detached {
        await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
        }
        notes.lines.append("went on")
      }
      note(at: [1.5])
    }
    stage.waitForOtherQueues(atMost: 5)
    #expect(notes.lines.sorted() == ["1.5", "went on"])
    #expect(film.faults.isEmpty)
  }

  @Test func `threads of other queues sleep in virtual time`() throws {
    DispatchQueue.global().async { [notes] in
      Thread.sleep(forTimeInterval: 1, onStage: ())
      notes.lines.append("slept")
    }
    stage.waitForOtherQueues(atMost: 5)
    try stage.record(for: 2) { note(at: [0.9, 1.1]) }
    #expect(notes.lines == ["0.9", "slept", "1.1"])
  }

  @Test func `a thread that hardly sleeps is waited for like one that works`() {
    DispatchQueue.global().async { [notes] in
      for _ in 0..<10 { Thread.sleep(forTimeInterval: 0.0001, onStage: ()) }
      notes.lines.append("ended")
    }
    stage.waitForOtherQueues(atMost: 5)
    #expect(notes.lines == ["ended"])
  }

  @Test func `timers of Dispatch's fire in virtual time`() throws {
    let film = try stage.record(for: 4) { [notes] in
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.schedule(deadline: .now() + 1, repeating: .milliseconds(500))
      timer.setEventHandler { notes.lines.append("fired") }
      timer.activate(onStage: ())
      notes.timer = timer
      note(at: [0.9, 1.1, 1.6, 1.9, 2.4, 2.6, 3.1])
      stage.schedule(at: 1.7) { notes.timer?.suspend() }
      // Only a timer that never was is activated.
      stage.schedule(at: 1.8) { notes.timer?.activate(onStage: ()) }
      stage.schedule(at: 2.3) { notes.timer?.resume() }
      stage.schedule(at: 2.7) { notes.timer?.cancel() }
    }
    // What it missed while it was suspended comes once, and then it goes on in step.
    #expect(
      notes.lines == [
        "0.9", "fired", "1.1", "fired", "1.6", "1.9", "fired", "2.4", "fired", "2.6", "3.1",
      ]
    )
    #expect(film.faults.isEmpty)
  }

  /// The names that Dispatch's protocol requires; a film waits for what comes once.
  @Test func `a timer of Swift 3 with an endless interval fires once`() throws {
    let film = try stage.record { [notes] in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.scheduleRepeating(deadline: .now() + 1, interval: .infinity, leeway: .seconds(0))
      timer.setEventHandler { notes.lines.append("fired") }
      timer.activate(onStage: ())
      notes.timer = timer
    }
    #expect(notes.lines == ["fired"])
    #expect(film.duration == 1)
  }
}
