import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Code that uses the clock on the wall is moved by the virtual one, or gets its sentence.
@MainActor
@Suite struct WallClockTests {
  private let stage = Stage(device: .iPhone15)

  // Written on the main actor only.
  private final class Notes: @unchecked Sendable {
    var lines: [String] = []
    var timer: Timer?
  }

  @Test func `a timer with a block fires in virtual time`() throws {
    let notes = Notes()
    let film = try stage.record {
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [stage] _ in
        MainActor.assumeIsolated { notes.lines.append("fired at \(stage.now)") }
      }
    }
    #expect(notes.lines == ["fired at 2.0"])
    #expect(film.duration == 2)
    #expect(film.faults.isEmpty)
  }

  @Test func `a repeating timer keeps its interval and holds no film open`() throws {
    let notes = Notes()
    let film = try stage.record(for: 1, fps: 30) {
      notes.timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [stage] _ in
        MainActor.assumeIsolated { notes.lines.append("\(stage.now)") }
        if notes.lines.count == 3 { notes.timer?.invalidate() }
      }
    }
    #expect(notes.lines == ["0.25", "0.5", "0.75"])
    #expect(film.duration == 1)
    let still = try stage.record {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }
    #expect(still.duration == 0)
  }

  @Test func `a timer added to the main run loop is driven too`() throws {
    let notes = Notes()
    let timer = Timer(timeInterval: 0.5, repeats: true) { timer in
      MainActor.assumeIsolated { notes.lines.append("tick") }
    }
    RunLoop.main.add(timer, forMode: .common)
    stage.advance(by: 1)
    timer.invalidate()
    stage.advance(by: 1)
    #expect(notes.lines == ["tick", "tick"])
  }

  @Test
  func `a timer that does not repeat waits in a run loop for its interval, in no other place`() {
    let notes = Notes()
    let timers = [1.0, 2, 3].map { interval in
      Timer(timeInterval: interval, repeats: false) { _ in
        MainActor.assumeIsolated { notes.lines.append("\(interval)") }
      }
    }
    RunLoop.main.add(timers[2], forMode: .common)
    RunLoop.main.add(timers[0], forMode: .common)
    stage.advance(by: 2.5)
    #expect(notes.lines == ["1.0"])
    stage.advance(by: 0.5)
    #expect(notes.lines == ["1.0", "3.0"])
    #expect(!timers[0].isValid)
    #expect(timers[1].isValid)
    #expect(stage.faults.isEmpty)
  }

  @Test func `a timer fires at its date`() throws {
    let notes = Notes()
    let date = Date(timeIntervalSinceNow: 0.5)
    let timer = Timer(fire: date, interval: 0.25, repeats: true) { [stage] _ in
      MainActor.assumeIsolated { notes.lines.append("\(stage.now)") }
    }
    RunLoop.main.add(timer, forMode: .default)
    stage.advance(by: 1)
    timer.invalidate()
    #expect(notes.lines == ["0.5", "0.75", "1.0"])
  }

  @Test func `a timer made where UIKit is not imported gets its sentence`() throws {
    let film = try stage.record {
      let timer = RealTimer.scheduled(after: 30)
      stage.schedule(at: 0.1) { timer.invalidate() }
    }
    #expect(film.faults.map(\.subject) == ["Timer"])
    #expect(film.faults.first?.sentence == "a timer waits on the real clock, and the film does not")
  }

  @Test func `a timer that waited before the stage was made is nobody's fault`() throws {
    let timer = RealTimer.scheduled(after: 30)
    defer { timer.invalidate() }
    let fresh = Stage(device: .iPhoneSE)
    let film = try fresh.record { fresh.schedule(at: 0.1) {} }
    #expect(film.faults.isEmpty)
  }

  @Test func `a timer of another stage is left to it`() {
    let notes = Notes()
    let mine = stage
    mine.advance(by: 0)
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { notes.lines.append("mine") }
    }
    mine.advance(by: 0)
    let other = Stage(device: .iPhoneSE)
    other.advance(by: 2)
    #expect(notes.lines == [])
    mine.advance(by: 1)
    #expect(notes.lines == ["mine"])
  }

  @Test func `a work item that waits in real time gets its sentence`() throws {
    let item = DispatchWorkItem {}
    let film = try stage.record {
      let late = DispatchWorkItem {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 30, execute: late)
      stage.schedule(at: 0.1) { late.perform() }
      let lost = DispatchWorkItem {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 30, execute: lost)
    }
    #expect(film.faults.map(\.subject) == ["DispatchWorkItem"])
    #expect(film.faults.first?.remedy.isEmpty == false)
    item.cancel()
  }

  @Test func `a work item that ran or was cancelled says nothing`() throws {
    let film = try stage.record {
      let run = DispatchWorkItem {}
      let cancelled = DispatchWorkItem {}
      run.perform()
      cancelled.cancel()
    }
    #expect(film.faults.isEmpty)
  }

  @Test func `exchanging methods gets its sentence and changes nothing`() throws {
    let name = Selector("removeFromSuperview")
    let method = try #require(class_getInstanceMethod(UIView.self, name))
    let film = try stage.record { method_exchangeImplementations(method, method) }
    #expect(film.faults.map(\.subject) == ["NSObject"])
    #expect(film.faults.first?.sentence.hasPrefix("methods cannot be exchanged") == true)
    #expect(class_getInstanceMethod(nil, name) == nil)
  }

  @Test func `a method's function sends its message`() throws {
    let view = UIView()
    stage.window.addSubview(view)
    let name = Selector("removeFromSuperview", UIView.removeFromSuperview)
    let method = try #require(class_getInstanceMethod(UIView.self, name))
    let function = unsafeBitCast(
      method_getImplementation(method),
      to: ((AnyObject, Selector) -> Void).self
    )
    function(view, name)
    #expect(view.superview == nil)
    let film = try stage.record { function(view, Selector("fall")) }
    #expect(film.faults.map(\.sentence) == ["does not know the action 'fall'"])
  }

  @Test func `an exception ends the film with its reason`() {
    #expect(throws: Stage.UIKitException.self) {
      try stage.record {
        NSException(name: .rangeException, reason: "index 3 beyond 2", userInfo: nil).raise()
      }
    }
    #expect(stage.faults.last?.sentence == "index 3 beyond 2")
  }

  @Test func `a lock is held by one at a time`() {
    var lock = os_unfair_lock_s()
    withUnsafeMutablePointer(to: &lock) { lock in
      #expect(os_unfair_lock_trylock(lock))
      #expect(!os_unfair_lock_trylock(lock))
      os_unfair_lock_unlock(lock)
      os_unfair_lock_lock(lock)
      os_unfair_lock_unlock(lock)
    }
  }

  @Test func `work on other queues gets its sentence`() throws {
    let film = try stage.record {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {}
      DispatchQueue.global().async {}
    }
    #expect(film.faults.count == 2)
    #expect(film.faults.allSatisfy { $0.subject == "DispatchQueue" })
  }

  @Test func `running a run loop inside a film gets its sentence`() throws {
    let film = try stage.record {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(film.faults.map(\.subject) == ["RunLoop"])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(stage.faults.count == 1, "outside of a film it may do as it likes")
  }

  @Test(.rule("time.film-waits-or-says-so", .reported))
  func `what a group notifies is part of the film once everybody has left`() throws {
    let notes = Notes()
    let group = DispatchGroup()
    let film = try stage.record {
      for delay in [0.2, 0.5] {
        group.enter()
        UIView.animate(withDuration: delay) {
          self.stage.window.alpha = CGFloat(delay)
        } completion: { _ in
          group.leave()
        }
      }
      group.notify(queue: .main) { [stage] in
        MainActor.assumeIsolated { notes.lines.append("\(stage.now)") }
      }
      #expect(notes.lines == [])
    }
    #expect(notes.lines == ["0.5"])
    #expect(film.faults.isEmpty)
  }

  @Test(.rule("time.film-waits-or-says-so", .reported))
  func `an empty group notifies in a later turn`() throws {
    let notes = Notes()
    try stage.record {
      DispatchGroup().notify(queue: .main) { notes.lines.append("notified") }
      #expect(notes.lines == [])
    }
    #expect(notes.lines == ["notified"])
  }

  @Test(.rule("time.film-waits-or-says-so", .reported))
  func `a film says that it could not wait for a group`() throws {
    let group = DispatchGroup()
    group.enter()
    let film = try stage.record { group.notify(queue: .main) {} }
    #expect(film.faults.map(\.subject) == ["DispatchGroup"])
    group.leave()
  }

  @Test(.rule("time.film-waits-or-says-so", .reported))
  func `a film says that it could not wait for a task`() throws {
    let film = try stage.record { Task { @MainActor in } }
    #expect(film.faults.map(\.subject) == ["Task"])
  }

  @Test func `a timer of Dispatch's gets its sentence`() throws {
    let film = try stage.record {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 10)
      timer.resume()
      timer.cancel()
    }
    #expect(film.faults.map(\.subject) == ["DispatchSource"])
  }

  @Test func `a task sleeps in virtual time while a live film runs`() async throws {
    let notes = Notes()
    let film = try await stage.recordLive { [stage] in
      try await Task.sleep(nanoseconds: 500_000_000)
      notes.lines.append("\(stage.now)")
      try await Task.sleep(for: .seconds(1))
      notes.lines.append("\(stage.now)")
    }
    #expect(notes.lines == ["0.5", "1.5"])
    #expect(film.duration == 1.5)
  }

  @Test func `a task that is cancelled while it sleeps goes on at once`() async throws {
    let notes = Notes()
    let film = try await stage.recordLive { [stage] in
      let task = Task { @MainActor in
        do {
          try await Task.sleep(for: .seconds(9))
        } catch is CancellationError {
          notes.lines.append("\(stage.now)")
        }
      }
      try await Task.sleep(for: .seconds(1))
      task.cancel()
      try await task.value
    }
    #expect(notes.lines == ["1.0"])
    #expect(film.duration == 1)
  }

  @Test func `delayed messages arrive in virtual time, unless they are taken back`() {
    @MainActor final class Target: NSObject {
      var heard: [String] = []
      func hear(_ word: String) { heard.append(word) }
    }
    let target = Target()
    let selector = Selector("hear:", Target.hear)
    target.perform(selector, with: "one", afterDelay: 1)
    stage.advance(by: 1)
    target.perform(selector, with: "two", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    stage.advance(by: 2)
    #expect(target.heard == ["one"])
  }

  @Test func `a task that cannot run in a film gets its sentence`() throws {
    let notes = Notes()
    let film = try stage.record {
      Task { notes.lines.append("never in this film") }
      Task { @MainActor in notes.lines.append("nor this") }
    }
    #expect(notes.lines.isEmpty)
    #expect(film.faults.map(\.subject) == ["Task"])
    #expect(film.faults.first?.sentence.hasPrefix("2 tasks have not run yet") == true)
    #expect(film.faults.first?.remedy.contains("recordLive") == true)
  }

  @Test func `a task that waits for the first suspension is not forgotten before a film`() throws {
    Task {}
    let film = try stage.record { UIView.animate(withDuration: 0.1) {} }
    #expect(film.faults.map(\.subject) == ["Task"])
  }

  @Test func `tasks that have had their turn are not mentioned`() async throws {
    let notes = Notes()
    Task { notes.lines.append("ran") }
    Task(priority: .high) { notes.lines.append("ran") }
    await stage.drain()
    #expect(notes.lines == ["ran", "ran"])
    #expect(try stage.record {}.faults.isEmpty)
    let live = try await stage.recordLive {
      Task { notes.lines.append("live") }
    }
    #expect(notes.lines.last == "live")
    #expect(live.faults.isEmpty)
  }

  @Test(.rule("time.waiting-moves-the-clock", .documented))
  func `whoever runs a run loop sees animations and timers come`() throws {
    let notes = Notes()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    UIView.animate(withDuration: 30) {
      view.alpha = 0
    } completion: { [stage] _ in
      notes.lines.append("over at \(stage.now)")
    }
    _ = Timer.scheduledTimer(withTimeInterval: 100, repeats: false) { [stage] _ in
      MainActor.assumeIsolated { notes.lines.append("fired at \(stage.now)") }
    }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(notes.lines == ["over at 30.0", "fired at 100.0"])
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("time.waiting-moves-the-clock", .documented))
  func `what repeats keeps step with whoever waits, and no more`() throws {
    let notes = Notes()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [stage] _ in
      MainActor.assumeIsolated { notes.lines.append("\(stage.now)") }
    }
    let end = Date(timeIntervalSinceNow: 5)
    while notes.lines.count < 3, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    timer.invalidate()
    #expect(notes.lines.prefix(3) == ["0.05", "0.1", "0.15"])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(stage.now < 5, "it does not run ahead")
    let film = try stage.record { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001)) }
    #expect(film.faults.map(\.subject) == ["RunLoop"], "inside a recording only it moves the clock")
  }

  @Test(.rule("time.waiting-moves-the-clock", .documented))
  func `what the work of a refresh takes is not waited for once more`() throws {
    var (last, waits) = (Date(), [TimeInterval]())
    let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
      let start = Date()
      while Date().timeIntervalSince(start) < 0.018 {}
      MainActor.assumeIsolated {
        waits.append(start.timeIntervalSince(last))
        last = Date()
      }
    }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.8))
    timer.invalidate()
    // The median: a busy machine makes some waits longer.
    let median = try #require(waits.isEmpty ? nil : waits.sorted()[waits.count / 2])
    #expect(median < 0.012, "0.002 remain; 0.02 if the work were waited for as well")
  }
}
